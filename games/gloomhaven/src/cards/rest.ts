import type { Chance } from '@tessera/kernel';
import { moveCard, moveCards, PileError, type Piles } from './piles.ts';

type Cards = Pick<Piles, 'hand' | 'discard' | 'lost'>;
type Counted = Readonly<Record<keyof Cards, readonly unknown[]>>;

/** Cards that a round takes, and that a rest needs. R 3.2, 6.2 */
const CARDS_PER_ROUND = 2;
const CARDS_FOR_REST = 2;

/** Checks whether the hand has enough cards to play. R 3.2 */
export function canPlay({ hand }: Pick<Counted, 'hand'>, count = CARDS_PER_ROUND): boolean {
  return hand.length >= count;
}

/** Checks whether enough cards are discarded to rest. R 6.2 */
export function canRest({ discard }: Pick<Counted, 'discard'>, count = CARDS_FOR_REST): boolean {
  return discard.length >= count;
}

/** R 6.6: a character that can neither play two cards nor rest is exhausted. */
export function isOutOfCards(piles: Pick<Counted, 'hand' | 'discard'>): boolean {
  return !canPlay(piles) && !canRest(piles);
}

/** Finishes a rest: one discarded card is lost, the others return to the hand. R 6.2, 6.3 */
export function takeBack(piles: Piles, lost: string | undefined): void {
  if (lost !== undefined) moveCard(piles, lost, 'discard', 'lost');
  moveCards(piles, piles.discard, 'discard', 'hand');
}

/** Whether a redraw for a short rest must differ from the first card (ruling 41). */
export type RerollRule = 'different' | 'any';

/** Draws a random card for a short rest, different from the previous draw. R 6.2 */
export function drawForRest(
  { discard }: Pick<Piles, 'discard'>,
  chance: Chance,
  before?: string,
  rule: RerollRule = 'different',
): string {
  const pool = before === undefined || rule === 'any' ? discard : discard.filter((card) => card !== before);
  if (pool.length === 0) throw new PileError('too-few', 'discard', 'There is no card to lose.');
  return chance.pick(pool);
}
