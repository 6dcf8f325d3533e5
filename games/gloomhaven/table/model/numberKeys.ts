import type { Choice } from '@tessera/gloomhaven/selectors';
import { nextCardSet, toggleCard } from './handCards.ts';
import type { Offer } from './offer.ts';

interface NumberKeysInput {
  readonly offer: Offer;
  /** Cards that can be picked for the round, in the order of the screen. */
  readonly pickable: readonly string[];
  readonly picked: readonly string[];
  arm(choice: Choice): void;
  pick(cards: readonly string[]): void;
}

const NUMBERED: ReadonlySet<Choice['type']> = new Set(['goal', 'take', 'option', 'element']);

/** Returns the shortcut keys 1 to 9 and 0 of the numbered choices: cards of the round, halves and items, tiles, or answers. */
export function numberKeys({
  offer,
  pickable,
  picked,
  arm,
  pick,
}: NumberKeysInput): Readonly<Record<string, () => void>> {
  const cards = pickable.map((card) => () => pick(toggleCard(picked, card)));
  // Halves and items are in one row, and so are their shortcut keys.
  const plays = [...offer.plays, ...offer.items].map((play) => () => arm(play));
  const tiles = [...new Set([...offer.cards, ...offer.losses].flatMap((choice) => choice.cards))].map(
    (card) => () => pick(offer.cards.length > 0 ? nextCardSet(offer, picked, card) : [card]),
  );
  const answers = offer.plain.filter(({ type }) => NUMBERED.has(type)).map((choice) => () => arm(choice));
  const choices = [cards, plays, tiles, answers].find((some) => some.length > 0) ?? [];
  return Object.fromEntries(choices.slice(0, 10).map((choose, n) => [String((n + 1) % 10), choose]));
}
