import { expect, test } from 'vitest';
import { defaultColumn, filledPair, markOption, replaceOption } from './comparedPair.ts';

test('markOption replaces the older of two options with a third', () => {
  expect(markOption(markOption(markOption([], 'a'), 'b'), 'c')).toEqual(['b', 'c']);
});

test('markOption removes the mark of the only marked option', () => {
  expect(markOption(['a'], 'a')).toEqual([]);
});

test('filledPair adds the selected option to a marked one', () => {
  expect(filledPair(['c'], ['a', 'b', 'c'], 'b')).toEqual(['c', 'b']);
  expect(filledPair([], ['a', 'b', 'c'], undefined)).toEqual(['a', 'b']);
});

test('filledPair drops options that are no longer offered', () => {
  expect(filledPair(['gone', 'b'], ['a', 'b'], undefined)).toEqual(['b', 'a']);
  expect(filledPair(['gone'], ['a'], undefined)).toEqual([]);
});

test('replaceOption swaps the columns when the other one has the option', () => {
  expect(replaceOption(['a', 'b'], 0, 'b')).toEqual(['b', 'a']);
  expect(replaceOption(['a', 'b'], 1, 'c')).toEqual(['a', 'c']);
});

test('defaultColumn is never an option with a cost', () => {
  const lost = { cost: 'lost', odds: { measure: 'win', good: 1 } };
  expect(defaultColumn([lost, { odds: { measure: 'win', good: 0.1 } }])).toBe(1);
  expect(defaultColumn([{}, lost])).toBe(0);
  expect(defaultColumn([lost, lost])).toBeUndefined();
});

test('defaultColumn needs more than five points of the same odds', () => {
  const of = (good: number, measure = 'win') => ({ odds: { measure, good } });
  expect(defaultColumn([of(0.3), of(0.36)])).toBe(1);
  expect(defaultColumn([of(0.36), of(0.3)])).toBe(0);
  expect(defaultColumn([of(0.3), of(0.35)])).toBeUndefined();
  expect(defaultColumn([of(0.1), of(0.9, 'escape')])).toBeUndefined();
});
