import { andThen, type Distribution, map, probabilities, successes } from '@tessera/chance';

/** No side rolls more dice than this, nor re-rolls more. R 9.4 */
export const MOST_DICE = 5;

/** A roll of combat or hunt dice. */
export interface Roll {
  readonly dice: number;
  /** What a die must show. */
  readonly need: number;
  /** How many misses are rolled again. */
  readonly rerolls: number;
  /** What a die that is rolled again must show. */
  readonly rerollNeed: number;
}

/** What a die must show with all that is added to it: an unmodified 1 misses and an unmodified 6 hits. R 9.4.1, 10.5.1 */
export function needed(base: number, modifier: number): number {
  return Math.min(6, Math.max(2, base - modifier));
}

/** How many hits a roll and its re-roll make. */
export function hits({ dice, need, rerolls, rerollNeed }: Roll): Distribution {
  return andThen(successes(dice, 6, need), (hit) =>
    map(successes(Math.min(rerolls, dice - hit), 6, rerollNeed), (more) => hit + more),
  );
}

const known = new Map<number, readonly number[]>();

/** The chance of each number of hits, from none up. There are few different rolls, so each is worked out once. */
export function chancesOfHits(roll: Roll): readonly number[] {
  const key = ((roll.dice * 8 + roll.rerolls) * 8 + roll.need) * 8 + roll.rerollNeed;
  let chances = known.get(key);
  if (chances === undefined) {
    const list = new Array<number>(roll.dice + 1).fill(0);
    for (const [count, chance] of probabilities(hits(roll))) list[count] = chance;
    chances = list;
    known.set(key, chances);
  }
  return chances;
}
