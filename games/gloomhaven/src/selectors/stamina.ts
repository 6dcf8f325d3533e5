import { discardedCards } from '../cards/activeCards.ts';
import type { View } from '../state/state.ts';
import { isPicking } from './currentTurn.ts';

/** How long the cards of a hero last. */
export interface Stamina {
  /** Rounds that the cards last. */
  readonly rounds: number;
  /** Rounds before each rest. */
  readonly stretches: readonly number[];
}

/**
 * Returns the maximum number of rounds left: two cards per round, a short rest whenever fewer than two are left, and
 * one card lost per rest. R 3.2, 6.2
 */
export function stamina(hand: number, discard: number): Stamina {
  const stretches: number[] = [];
  let inHand = hand;
  let resting = discard;
  for (;;) {
    const played = Math.floor(inHand / 2);
    if (played > 0) stretches.push(played);
    resting += played * 2;
    inHand -= played * 2;
    if (resting < 2) break;
    inHand += resting - 1;
    resting = 0;
    if (inHand < 2) break;
  }
  return { rounds: stretches.reduce((sum, one) => sum + one, 0), stretches };
}

/** Cards that a hero would lose besides those of its rests. */
interface LostCards {
  readonly hand?: number;
  readonly discard?: number;
}

/**
 * Returns how many rounds a hero can still play after the current one. Within a round the number changes only with a
 * card that is lost or stays active: the cards of the round count as discarded from the start. R 3.2, 6.2, 6.3
 */
export function roundsAfterThis(
  view: Pick<View, 'heroes' | 'flow' | 'round'>,
  seat: number,
  { hand: lostHand = 0, discard: lostDiscard = 0 }: LostCards = {},
): Stamina {
  const hero = view.heroes[seat]!;
  const hand = hero.hand.length - lostHand;
  const discard = discardedCards(hero).length - lostDiscard;
  const isChoosing = isPicking(view);
  const rests = hero.resting || (isChoosing && (hand < 2 || hero.choice?.cards.length === 0));
  if (rests && discard >= 2) return stamina(hand + discard - 1, 0);
  if (isChoosing && hand >= 2) return stamina(hand - 2, discard + 2);
  return stamina(hand, discard + hero.inPlay.length);
}
