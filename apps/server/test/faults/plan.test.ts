import { expect, test } from 'vitest';
import { FAULTS, type Step, sentenceOf, stepsOf, type World } from './plan.ts';

function first(world: World, seed: number, without: Parameters<typeof stepsOf>[2] = []): Step[] {
  const steps = stepsOf(world, seed, without);
  return Array.from({ length: 40 }, () => steps.next().value);
}

test.each(['embedded', 'cluster'] as const)('a seed draws the same steps for the %s world each time', (world) => {
  expect(first(world, 7)).toEqual(first(world, 7));
  expect(first(world, 7)).not.toEqual(first(world, 8));
});

test.each(['embedded', 'cluster'] as const)('every fault of the %s world occurs, alone and beside others', (world) => {
  const steps = first(world, 1);
  const names = steps.flatMap(({ faults }) => faults.map(({ name }) => name));
  expect(new Set(names)).toEqual(new Set(FAULTS[world]));
  expect(new Set(steps.map(({ faults }) => faults.length))).toEqual(new Set([1, 2, 3]));
});

test('faults that a machine cannot do are left out, and all others stay as they are', () => {
  const kept = first('embedded', 3).map(({ number, faults }) => ({
    number,
    faults: faults.filter(({ name }) => name !== 'fill'),
  }));
  expect(first('embedded', 3, ['fill'])).toEqual(kept);
});

test('upgrades leave the first node of a cluster with the old rules', () => {
  const upgrades = first('cluster', 5).flatMap(({ faults }) => faults.filter(({ name }) => name === 'upgrade'));
  expect(new Set(upgrades.map(({ target }) => target))).toEqual(new Set(['second node']));
});

test('a step is told in one sentence', () => {
  const fault = { name: 'kill', target: 'Redis', afterMs: 0, forMs: 1, seed: 2 } as const;
  expect(sentenceOf({ number: 4, faults: [fault, { ...fault, name: 'flush' }] })).toBe(
    'step 4 (kill Redis, flush Redis)',
  );
});
