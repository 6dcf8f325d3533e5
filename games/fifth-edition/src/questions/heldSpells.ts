import type { SheetSpell } from '../sheet/sheet.ts';

interface SpellAnswer {
  readonly key: string;
  readonly picked: boolean;
  /** Whether a casting entry asks, and not content. */
  readonly isOfEntry: boolean;
  /** Whether the pick goes into a spellbook. */
  readonly isBook: boolean;
}

/**
 * Whether the character has a spell from another source, so that a pick here is wasted. An innate casting is something
 * else than a spell with slots, and a spell in the book is there to be prepared.
 */
export function isHeldSpell(spells: readonly SheetSpell[], id: string, answer: SpellAnswer): boolean {
  const lines = spells.filter(
    ({ spell, mode, level }) =>
      spell === id && !(mode === 'innate' && level > 0) && (mode === 'spellbook') === answer.isBook,
  );
  const sources = lines.flatMap((line) => line.sources.map((source) => source.id));
  if (answer.isOfEntry) return sources.some((source) => source !== answer.key);
  return sources.length > (answer.picked ? 1 : 0);
}
