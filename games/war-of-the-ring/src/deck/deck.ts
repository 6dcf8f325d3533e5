import { formatProblem, loadPacks } from '@tessera/rules';
import { ContentError } from '../content/errors.ts';
import { cardFiles } from '../content/files.ts';
import { DECKS, SIDES } from '../content/vocabulary.ts';
import { CardHead, CombatHead } from './cardHead.ts';

interface Deck {
  readonly cards: readonly CardHead[];
  readonly halves: readonly CombatHead[];
  readonly numbers: ReadonlyMap<string, number>;
}

let deck: Deck | undefined;

/** Loads the decks on first use. */
function theDeck(): Deck {
  deck ??= readDeck();
  return deck;
}

function readDeck(): Deck {
  const kinds = { card: CardHead, 'combat-card': CombatHead };
  const result = loadPacks(cardFiles, { game: 'war-of-the-ring', kinds, checks: {}, strict: true });
  if (!result.ok) {
    const lines = result.problems.map(formatProblem);
    throw new ContentError('bad-content', 'content/base', `The cards do not load:\n${lines.join('\n')}\n`);
  }
  const { card, 'combat-card': combat } = result.content;
  const cards = [...card.values()].toSorted(
    (a, b) =>
      SIDES.indexOf(a.side) - SIDES.indexOf(b.side) ||
      DECKS.indexOf(a.deck) - DECKS.indexOf(b.deck) ||
      a.number - b.number,
  );
  const halves = cards.map((each) => combat.get(each.combat)!);
  return { cards, halves, numbers: new Map(cards.map(({ id }, i) => [id, i])) };
}

/** Returns all event cards by number: four decks of 24, the Free Peoples' Character and Strategy deck first. R 1.4 */
export function allCards(): readonly CardHead[] {
  return theDeck().cards;
}

/** Returns a card by its number. */
export function cardOf(card: number): CardHead {
  return theDeck().cards[card]!;
}

/** Returns the combat half of a card, by the number of the card. */
export function combatHalfOf(card: number): CombatHead {
  return theDeck().halves[card]!;
}

/** Returns the number of a card, by its id. */
export function cardNumber(id: string): number {
  const number = theDeck().numbers.get(id);
  if (number === undefined) throw new ContentError('unknown-record', id, `There is no card "${id}".`);
  return number;
}
