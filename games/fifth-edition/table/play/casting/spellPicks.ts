import type { ChoiceState } from '@tessera/fifth-edition';
import type { NestedMessage } from '@tessera/rules';
import type { CharacterContext } from '../../character/characterContext.ts';
import { matches } from '../matches.ts';

/** A spell that the player can pick or remove. */
export interface SpellPick {
  readonly id: string;
  readonly name: string;
  readonly isPicked: boolean;
  /** Reason why a picked spell is no longer valid. */
  readonly refused: NestedMessage | undefined;
}

/** The spells of one level. */
export interface PickLevel {
  readonly level: number;
  readonly picks: readonly SpellPick[];
}

/** Returns the available and the picked spells by level. The builder also lists unavailable ones. */
export function spellPicks(
  { key }: Pick<ChoiceState, 'key'>,
  { offers, rulebook }: Pick<CharacterContext, 'offers' | 'rulebook'>,
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

/** Returns the picks of a question about spells. */
export function pickedIn({ value }: Pick<ChoiceState, 'value'>): readonly string[] {
  return Array.isArray(value) ? value : [];
}

/** Returns the answer with a spell added or removed; undefined when no pick is left. */
export function withPick(picked: readonly string[], spell: string): string[] | undefined {
  const others = picked.filter((each) => each !== spell);
  const answer = others.length === picked.length ? [...picked, spell] : others;
  return answer.length === 0 ? undefined : answer;
}
