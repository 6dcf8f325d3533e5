import { describe, expect, it } from 'vitest';
import { elo, wilson } from './rating.ts';

describe('wilson', () => {
  // By hand: centre (p + z²/2n) / (1 + z²/n), half width z·sqrt(p(1-p)/n + z²/4n²) / (1 + z²/n), with z² = 3.8415.
  it.each([
    [10, 10, 0.7225, 1],
    [0, 10, 0, 0.2775],
    [5, 10, 0.2366, 0.7634],
    [60, 100, 0.502, 0.6906],
    [0, 0, 0, 1],
  ])('interval of %d out of %d is from %d to %d', (points, games, low, high) => {
    const interval = wilson(points, games);
    expect(interval[0]).toBeCloseTo(low, 4);
    expect(interval[1]).toBeCloseTo(high, 4);
  });
});

describe('elo', () => {
  it('is 1500 for two bots that always drew', () => {
    expect(
      elo([
        [0, 5],
        [5, 0],
      ]),
    ).toEqual([1500, 1500]);
  });

  it('is finite for ten wins out of ten: 10.5 to 0.5 with the virtual draw', () => {
    const [winner, loser] = elo([
      [0, 10],
      [0, 0],
    ]);
    // 400 · log10(21) = 528.9 between them.
    expect(winner).toBeCloseTo(1764.4, 1);
    expect(loser).toBeCloseTo(1235.6, 1);
  });

  it('is 191 higher for three quarters of the points, reduced by the virtual draw', () => {
    const [a, b] = elo([
      [0, 7500],
      [2500, 0],
    ]);
    expect((a ?? 0) - (b ?? 0)).toBeCloseTo(190.8, 0);
  });

  it('recovers the strengths from which the results were generated', () => {
    // 200, 100 and 0 points apart: expected scores of 1/(1 + 10^(-d/400)), over very many games.
    const strengths = [1600, 1500, 1400];
    const games = 1e7;
    const points = strengths.map((a, i) =>
      strengths.map((b, j) => (i === j ? 0 : games / (1 + 10 ** ((b - a) / 400)))),
    );
    const ratings = elo(points);
    expect(ratings).toHaveLength(strengths.length);
    ratings.forEach((rating, i) => {
      expect(rating).toBeCloseTo(strengths[i] ?? 0, 1);
    });
  });

  it('rates bots that never met by their common opponents', () => {
    const [best, middle, worst] = elo([
      [0, 90, 0],
      [10, 0, 90],
      [0, 10, 0],
    ]);
    expect(best).toBeGreaterThan((middle ?? 0) + 200);
    expect(middle).toBeCloseTo(1500, 6);
    expect(worst).toBeLessThan((middle ?? 0) - 200);
  });

  it('is 1500 for a single bot', () => {
    expect(elo([[0]])).toEqual([1500]);
  });
});
