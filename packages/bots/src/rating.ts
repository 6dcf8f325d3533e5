const ANCHOR = 1500;
const ROUNDS = 10_000;
const SETTLED = 1e-12;
/** The 97.5 % quantile of the normal distribution. */
const Z = 1.959963984540054;

/**
 * Returns Wilson's 95 % interval for a rate of `points` out of `games`. Unlike the textbook interval it stays within 0
 * and 1 and is accurate for 10 wins out of 10. A draw is half a point, which makes it slightly too wide.
 */
export function wilson(points: number, games: number): [number, number] {
  if (games === 0) return [0, 1];
  const rate = points / games;
  const weight = 1 + (Z * Z) / games;
  const middle = (rate + (Z * Z) / (2 * games)) / weight;
  const reach = (Z * Math.sqrt((rate * (1 - rate)) / games + (Z * Z) / (4 * games * games))) / weight;
  return [Math.max(0, middle - reach), Math.min(1, middle + reach)];
}

/**
 * Returns Elo ratings with mean 1500, by a Bradley-Terry fit to `points[i][j]`, the score of i against j. One virtual
 * draw is added per pair, so that a record of only wins has a finite rating.
 */
export function elo(points: readonly (readonly number[])[]): number[] {
  const size = points.length;
  const scored = (i: number, j: number) => (points[i]?.[j] ?? 0) + 0.5;
  let strengths = new Array<number>(size).fill(1);
  for (let round = 0; round < ROUNDS; round++) {
    const next = strengths.map((own, i) => {
      let won = 0;
      let expected = 0;
      strengths.forEach((other, j) => {
        if (i === j) return;
        won += scored(i, j);
        expected += (scored(i, j) + scored(j, i)) / (own + other);
      });
      return size === 1 ? 1 : won / expected;
    });
    const centre = Math.exp(next.reduce((sum, strength) => sum + Math.log(strength), 0) / size);
    const scaled = next.map((strength) => strength / centre);
    const change = Math.max(...scaled.map((strength, i) => Math.abs(strength / (strengths[i] as number) - 1)));
    strengths = scaled;
    if (change < SETTLED) break;
  }
  return strengths.map((strength) => ANCHOR + 400 * Math.log10(strength));
}
