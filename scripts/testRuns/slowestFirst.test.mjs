import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '../setup.mjs';
import { isShuffled, SLOW_FILES, slowestFirst } from './slowestFirst.ts';

const itself = (file) => file;

test('slowestFirst starts with the slowest files and keeps the order of the others', () => {
  const seconds = new Map([
    ['slow', 5],
    ['slowest', 9],
  ]);
  expect(slowestFirst(['b', 'slow', 'a', 'slowest'], itself, seconds)).toEqual(['slowest', 'slow', 'b', 'a']);
});

test('isShuffled is true when Vitest is asked for a random order', () => {
  expect(isShuffled(['run', '--sequence.shuffle.files', '--sequence.seed=3'])).toBe(true);
  expect(isShuffled(['run', '--sequence.seed=3'])).toBe(false);
});

test('slowFiles.json names existing files only', () => {
  expect(SLOW_FILES.size).toBeGreaterThan(20);
  expect([...SLOW_FILES.keys()].filter((file) => !existsSync(root + file))).toEqual([]);
});
