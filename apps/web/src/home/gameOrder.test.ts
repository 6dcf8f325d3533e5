import { expect, test } from 'vitest';
import { manifests } from '../games/manifests.ts';
import { byEase, columnsFor, columnsOf } from './gameOrder.ts';

test('byEase lists the games that are quick to start first, and an evening last', () => {
  const ids = byEase(manifests).map(({ id }) => id);
  expect(ids[0]).toBe('gomoku');
  expect(ids.at(-1)).toBe('war-of-the-ring');
  expect(ids.indexOf('heist-city')).toBeLessThan(ids.indexOf('gloomhaven'));
  expect(ids).toHaveLength(manifests.length);
});

test('columnsFor leaves no card alone in the last row', () => {
  expect([8, 9, 12, 7, 10].map(columnsFor)).toEqual([4, 3, 4, 4, 4]);
  for (const count of [5, 6, 7, 8, 9, 11, 12, 14]) expect(count % columnsFor(count)).not.toBe(1);
});

test('columnsOf lets the cards of the last row share its columns', () => {
  expect([7, 8, 9].map((index) => columnsOf(index, 10))).toEqual([1, 2, 2]);
  expect([6, 7].map((index) => columnsOf(index, 8))).toEqual([1, 1]);
  expect([9, 10].map((index) => columnsOf(index, 11))).toEqual([1, 1]);
});
