import { describe, expect, test } from 'vitest';
import { hitPointAction, hitPointBar } from './hitPoints.ts';

const max = { value: 89, parts: [], dice: [], notes: [], rejected: [] };

describe('the bar of hit points', () => {
  test('is as long as the maximum', () => {
    const bar = hitPointBar({ max: { ...max, value: 80 }, current: 40, temp: 8 });
    expect(bar).toEqual({ current: 50, temp: 10, half: 50, bloodiedAt: 40 });
  });

  test('grows where temporary hit points go beyond it', () => {
    const { current, temp } = hitPointBar({ max: { ...max, value: 80 }, current: 80, temp: 20 });
    expect([current, temp]).toEqual([80, 20]);
  });

  test('of nobody is empty', () => {
    expect(hitPointBar({ max: { ...max, value: 0 }, current: 0, temp: 0 }).current).toBe(0);
  });
});

describe('a number that was entered', () => {
  const points = { max, current: 61, temp: 8 };

  test('is damage down to nothing, never below', () => {
    expect(hitPointAction('damage', 12, points)).toEqual({ type: 'damage', amount: 12 });
    expect(hitPointAction('damage', 500, points)).toEqual({ type: 'damage', amount: 69 });
  });

  test('heals up to the maximum', () => {
    expect(hitPointAction('heal', 500, points)).toEqual({ type: 'heal', amount: 28 });
    expect(hitPointAction('heal', 5, { ...points, current: 89 })).toBeUndefined();
  });

  test('is nothing where it is no number', () => {
    for (const entered of [0, Number.NaN, 1.5, -3]) expect(hitPointAction('damage', entered, points)).toBeUndefined();
  });

  test('may be temporary hit points', () => {
    expect(hitPointAction('temp', 10, points)).toEqual({ type: 'temp', amount: 10 });
  });
});
