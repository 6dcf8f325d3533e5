/** How long a character lasts. */
export interface Stamina {
  /** Rounds from now on, this one included where its cards are not chosen yet. */
  readonly rounds: number;
  /** The same, rest by rest: how many rounds are played before each of them. */
  readonly stretches: readonly number[];
}

/**
 * How many rounds a character can play at most: two cards a round, a short rest whenever fewer than two are left, one card
 * lost with each, and none lost otherwise. R 3.2, 6.2
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
