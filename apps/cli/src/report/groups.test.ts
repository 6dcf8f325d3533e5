import { expect, test } from 'vitest';
import { groupMetrics } from './groups.ts';

const spread = (mean: number) => ({ mean, deviation: 0, min: mean, max: mean });

test('grouped draws figures with a common prefix together, largest first', () => {
  const { single, groups } = groupMetrics({ actions: spread(9), 'vp.escape': spread(1), 'vp.intel': spread(2) });
  expect(single.map(([name]) => name)).toEqual(['actions']);
  expect(groups.map(([name, figures]) => [name, figures.map(([one]) => one)])).toEqual([['vp', ['intel', 'escape']]]);
});

test('grouped keeps the order of figures that end in a number', () => {
  const { groups } = groupMetrics({ 'alert.turn 10': spread(3), 'alert.turn 2': spread(1), 'alert.turn 1': spread(2) });
  expect(groups[0]?.[1].map(([one]) => one)).toEqual(['turn 1', 'turn 2', 'turn 10']);
});
