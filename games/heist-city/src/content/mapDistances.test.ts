import { expect, test } from 'vitest';
import { type HeistMap, mapOf } from './index.ts';
import { goalDistances } from './mapDistances.ts';

const yard = mapOf('hex-demo');

test('goalDistances gives equal steps from both crews to the middle, counted to an adjacent hex', () => {
  const [middle] = goalDistances({ ...yard, computers: [{ id: 'c', at: [0, 0] }] });
  expect(middle).toEqual({ list: 'computers', index: 0, at: [0, 0], steps: [13, 13] });
});

test('goalDistances goes around walls and gives -1 for a walled-off goal', () => {
  const drops = [{ id: 'd', at: [0, -12] as [number, number], kind: 'info' as const }];
  const open = goalDistances({ ...yard, drops })[0]!.steps;
  const behind = goalDistances({ ...yard, drops, walls: [[-2, -13, 8]] })[0]!.steps;
  expect(open[0]).toBe(1);
  expect(behind[0]).toBeGreaterThan(open[0]);
  expect(behind[1]).toBe(open[1]);
  const shut = goalDistances({ ...yard, drops, walls: [[-15, 0, 31]] })[0]!.steps;
  expect(shut[1]).toBe(-1);
});

test.each(['ballroom', 'bank-job-hex'])('%s has equal distances for both crews', (id) => {
  const of = (seat: 0 | 1) =>
    goalDistances(mapOf(id))
      .map(({ steps }) => steps[seat])
      .sort((a, b) => a - b);
  expect(of(0)).toEqual(of(1));
});

test('goalDistances uses a teleporter as a short cut', () => {
  const computers = [{ id: 'c', at: [0, 0] as [number, number] }];
  const teleporters: HeistMap['teleporters'] = [
    {
      id: 't',
      ends: [
        [0, -14],
        [0, 2],
      ],
    },
  ];
  expect(goalDistances({ ...yard, computers, teleporters })[0]!.steps).toEqual([2, 13]);
});
