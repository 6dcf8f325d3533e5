import { ContentError } from '../content/errors.ts';
import { loadContent } from '../content/load.ts';
import { DECKS, SIDES } from '../content/vocabulary.ts';
import type { CardRecord, CombatRecord } from './card.ts';

const { content } = loadContent();

/** All event cards by their numbers: four decks of 24, the Free Peoples' Character and Strategy deck first. R 1.4 */
export const CARDS: readonly CardRecord[] = Object.freeze(
  [...content.card.values()].toSorted(
    (a, b) =>
      SIDES.indexOf(a.side) - SIDES.indexOf(b.side) ||
      DECKS.indexOf(a.deck) - DECKS.indexOf(b.deck) ||
      a.number - b.number,
  ),
);

/** The combat half of each card, by the number of the card. */
export const COMBAT_HALVES: readonly CombatRecord[] = Object.freeze(
  CARDS.map(({ combat }) => content['combat-card'].get(combat)!),
);

const numbers: ReadonlyMap<string, number> = new Map(CARDS.map(({ id }, i) => [id, i]));

/** The number of a card, by its id. */
export function cardNumber(id: string): number {
  const number = numbers.get(id);
  if (number === undefined) throw new ContentError('unknown-record', id, `There is no card "${id}".`);
  return number;
}
