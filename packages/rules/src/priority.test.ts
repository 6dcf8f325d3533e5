import { expect, test } from 'vitest';
import { comparePriorities, Priority } from './priority.ts';

test('priorities sort as base, additive, multiplicative, clamp, override, flag', () => {
  const mixed = Priority.array().parse(['flag', 'override', 'base', 'clamp', 'additive', 'multiplicative']);
  expect(mixed.toSorted(comparePriorities)).toEqual([
    'base',
    'additive',
    'multiplicative',
    'clamp',
    'override',
    'flag',
  ]);
});
