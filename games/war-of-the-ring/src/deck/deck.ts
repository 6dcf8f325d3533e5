import type { CardRecord, CombatRecord } from '../cards/card.ts';
import { loadPack } from '../cards/pack.ts';
import { ContentError } from '../content/errors.ts';
import { DECKS, SIDES } from '../content/vocabulary.ts';

interface Deck {
  readonly cards: readonly CardRecord[];
  readonly halves: readonly CombatRecord[];
  readonly numbers: ReadonlyMap<string, number>;
}

let deck: Deck | undefined;

/** Loads the decks on first use: the rules import the cards, and the kinds of cards import the rules. */
function theDeck(): Deck {
  deck ??= readDeck();
  return deck;
}

function readDeck(): Deck {
  const { content } = loadPack();
  const cards = [...content.card.values()].toSorted(
    (a, b) =>
      SIDES.indexOf(a.side) - SIDES.indexOf(b.side) ||
      DECKS.indexOf(a.deck) - DECKS.indexOf(b.deck) ||
      a.number - b.number,
  );
  const halves = cards.map(({ combat }) => content['combat-card'].get(combat)!);
  return { cards, halves, numbers: new Map(cards.map(({ id }, i) => [id, i])) };
}

/** Returns all event cards by number: four decks of 24, the Free Peoples' Character and Strategy deck first. R 1.4 */
export function allCards(): readonly CardRecord[] {
  return theDeck().cards;
}

/** Returns a card by its number. */
export function cardOf(card: number): CardRecord {
  return theDeck().cards[card]!;
}

/** Returns the combat half of a card, by the number of the card. */
export function combatHalfOf(card: number): CombatRecord {
  return theDeck().halves[card]!;
}

/** Returns the number of a card, by its id. */
export function cardNumber(id: string): number {
  const number = theDeck().numbers.get(id);
  if (number === undefined) throw new ContentError('unknown-record', id, `There is no card "${id}".`);
  return number;
}
