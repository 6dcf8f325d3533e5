import { expect, test } from 'vitest';
import { difficultyOf } from './difficulty.ts';

const four = (level: number) => [level, level, level, level];

test('the budget of 2024 is the sum over the characters, and the experience counts as it is', () => {
  const creatures = [1800, 700, 700, 100, 100, 100, 100, 100, 200, 200, 100, 100];
  const { xp, compared, budgets, grade, multiplier } = difficultyOf('2024', four(6), creatures);
  expect(budgets).toEqual([
    { grade: 'low', xp: 2400 },
    { grade: 'moderate', xp: 4000 },
    { grade: 'high', xp: 5600 },
  ]);
  expect({ xp, compared, grade, multiplier }).toEqual({
    xp: 4300,
    compared: 4300,
    grade: 'moderate',
    multiplier: undefined,
  });
});

test('an encounter below the lowest budget has no grade, and one without creatures neither', () => {
  expect(difficultyOf('2024', four(1), [100]).grade).toBeUndefined();
  expect(difficultyOf('2024', four(1), []).grade).toBeUndefined();
  expect(difficultyOf('2024', [], [100]).grade).toBeUndefined();
});

test('the experience of 2014 is multiplied by the number of creatures', () => {
  const multiplier = (count: number, heroes = 4) =>
    difficultyOf(
      '2014',
      Array.from({ length: heroes }, () => 3),
      Array.from({ length: count }, () => 50),
    ).multiplier;
  expect([1, 2, 3, 6, 7, 10, 11, 14, 15].map((count) => multiplier(count))).toEqual([1, 1.5, 2, 2, 2.5, 2.5, 3, 3, 4]);
  // Small parties count one step more, large ones one step less.
  expect([multiplier(1, 2), multiplier(15, 2), multiplier(1, 6), multiplier(2, 6)]).toEqual([1.5, 5, 0.5, 1]);
});

test('a grade of 2014 begins at its threshold', () => {
  // Four characters of level 3: 300, 600, 900, 1600.
  expect(difficultyOf('2014', four(3), [450]).grade).toBe('easy');
  expect(difficultyOf('2014', four(3), [300, 300]).grade).toBe('hard');
  expect(difficultyOf('2014', four(3), [800]).grade).toBe('medium');
  expect(difficultyOf('2014', four(3), [400, 400, 400]).grade).toBe('deadly');
});
