import {
  andThen,
  constant,
  type Deck,
  type Distribution,
  deckSize,
  map,
  nextDraw,
  probability,
  type Quantity,
} from '@tessera/chance';
import { modifiedAttack } from './cards.ts';
import { type ShownDeck, undrawn } from './deck.ts';
import { type DrawMode, type DrawRule, needsMore, OFFICIAL_DRAW, usedCards } from './draw.ts';

/** One attack before its draw. */
export interface AttackOdds {
  readonly mode: DrawMode;
  /** The attack value before the modifier. */
  readonly value: number;
  /** Returns the damage of the attack with the cards that count. */
  readonly damage: (used: readonly string[]) => number;
  readonly rule?: DrawRule;
}

/** Returns the exact damage distribution of an attack from the remaining deck. R 7.4 to 7.6 */
export function damageOdds(deck: Pick<ShownDeck, 'cards' | 'drawn'>, odds: AttackOdds): Distribution<number> {
  return map(usedOdds(deck, odds), (used) => odds.damage(used));
}

/** Returns a function for the damage after the cards that count, shield and pierce. R 7.7 */
export function damageThroughShield(value: number, shield: number, pierce: number) {
  return (used: readonly string[]): number => Math.max(0, modifiedAttack(value, used) - Math.max(0, shield - pierce));
}

/** Returns the probability that a target with these hit points dies. */
export function killChance(damage: Distribution<number>, hitPoints: number): Quantity {
  return probability(damage, (amount) => amount >= hitPoints);
}

/** Returns the distribution of the cards that count, regardless of their order. */
function usedOdds(
  deck: Pick<ShownDeck, 'cards' | 'drawn'>,
  { mode, value, rule = OFFICIAL_DRAW }: Pick<AttackOdds, 'mode' | 'value' | 'rule'>,
): Distribution<readonly string[]> {
  const discards = countsOf(deck.drawn);
  const draws = (drawn: readonly string[], left: Deck<string>): Distribution<readonly string[]> => {
    if (!needsMore(drawn, mode, rule)) {
      const { used, either } = usedCards(drawn, mode, value, rule);
      return constant([...used, ...(either?.slice(0, 1) ?? [])].toSorted());
    }
    const pile = deckSize(left) > 0 ? left : discards;
    return andThen(nextDraw(pile), (card) => draws([...drawn, card], { ...pile, [card]: pile[card]! - 1 }));
  };
  return draws([], countsOf(undrawn(deck)));
}

function countsOf(cards: readonly string[]): Deck<string> {
  const counts: Record<string, number> = {};
  for (const card of cards) counts[card] = (counts[card] ?? 0) + 1;
  return counts;
}
