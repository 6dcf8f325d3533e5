/** How long a character lasts. */
export interface Stamina {
  /** Rounds left, including this one while its cards are not chosen yet. */
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
