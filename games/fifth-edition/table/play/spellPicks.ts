import type { ChoiceState } from '@tessera/fifth-edition';
import type { NestedMessage } from '@tessera/rules';
import type { CharacterDesk } from '../desk/desk.ts';
import { matches } from './matches.ts';

/** A spell that can be picked, or dropped again. */
export interface SpellPick {
  readonly id: string;
  readonly name: string;
  readonly isPicked: boolean;
  /** Why what was picked cannot stand any more. */
  readonly refused: NestedMessage | undefined;
}

/** The picks of one spell level. */
export interface PickLevel {
  readonly level: number;
  readonly picks: readonly SpellPick[];
}

/** The spells that can be picked, by level, and those that were; what the rules keep from somebody the builder lists. */
export function spellPicks(
  { key }: Pick<ChoiceState, 'key'>,
  { offers, rulebook }: Pick<CharacterDesk, 'offers' | 'rulebook'>,
  search: string,
): PickLevel[] {
  const levels = new Map<number, SpellPick[]>();
  for (const { value, label, picked, unavailable } of offers(key)) {
    if (!matches(label, search) || (unavailable !== undefined && !picked)) continue;
    const level = rulebook.spells.get(value)?.record.level ?? 0;
    const pick = { id: value, name: label, isPicked: picked, refused: unavailable };
    levels.set(level, [...(levels.get(level) ?? []), pick]);
  }
  return [...levels]
    .toSorted(([a], [b]) => a - b)
    .map(([level, picks]) => ({ level, picks: picks.toSorted((a, b) => a.name.localeCompare(b.name)) }));
}

/** What is picked as an answer to a question for spells. */
export function pickedIn({ value }: Pick<ChoiceState, 'value'>): readonly string[] {
  return Array.isArray(value) ? value : [];
}

/** The answer with a spell picked, or dropped where it was there; nothing at all is no answer. */
export function withPick(picked: readonly string[], spell: string): string[] | undefined {
  const others = picked.filter((each) => each !== spell);
  const answer = others.length === picked.length ? [...picked, spell] : others;
  return answer.length === 0 ? undefined : answer;
}
