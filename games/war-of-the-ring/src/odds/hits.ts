import { andThen, type Distribution, map, probabilities, successes } from '@tessera/chance';

/** Maximum of dice per side, rolled and re-rolled. R 9.4 */
export const MAX_DICE = 5;

/** Roll of combat or hunt dice. */
export interface Roll {
  readonly dice: number;
  /** Lowest face that hits. */
  readonly need: number;
  /** Number of misses to re-roll. */
  readonly rerolls: number;
  /** Lowest face of a re-rolled die that hits. */
  readonly rerollNeed: number;
}

/** Returns the lowest face that hits with a modifier: a natural 1 misses and a natural 6 hits. R 9.4.1, 10.5.1 */
export function neededRoll(base: number, modifier: number): number {
  return Math.min(6, Math.max(2, base - modifier));
}

/** Returns the number of hits of a roll and its re-roll. */
export function hits({ dice, need, rerolls, rerollNeed }: Roll): Distribution {
  return andThen(successes(dice, 6, need), (hit) =>
    map(successes(Math.min(rerolls, dice - hit), 6, rerollNeed), (more) => hit + more),
  );
}

const known = new Map<number, readonly number[]>();

/** Returns the probability of each number of hits, from none up. Cached, because there are few different rolls. */
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
