import { expect, test } from 'vitest';
import { barPlot } from './plots.ts';

test('barPlot keeps bars and whiskers inside the plot, also below zero', () => {
  const html = barPlot([
    ['lead', { mean: 7, deviation: 19, min: -30, max: 40 }],
    ['debt', { mean: -4, deviation: 1, min: -6, max: -1 }],
  ]);
  const places = [...html.matchAll(/ (?:x|x1|x2)="(-?[\d.]+)%"/g)].map(([, place]) => Number(place));
  expect(places.length).toBeGreaterThan(4);
  expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...places)).toBeLessThanOrEqual(100);
});
