import { expect, test } from 'vitest';
import { bonusXp, goldPerToken, hazardDamage, levelRow, levelsFor, recommendedLevel, trapDamage } from './level.ts';

test('the scenario level is half the average level, rounded up, plus the difficulty (R 2.5)', () => {
  expect(recommendedLevel([6, 4, 4, 3])).toBe(3);
  expect(recommendedLevel([1, 1])).toBe(1);
  expect(recommendedLevel([9, 9, 9, 9], 'very-hard')).toBe(7);
  expect(recommendedLevel([1, 1], 'easy')).toBe(0);
  expect(recommendedLevel([6, 4, 4, 3], 'normal', 'floor')).toBe(2);
});

test('levelRow matches the table of levels', () => {
  const rows = [0, 1, 2, 3, 4, 5, 6, 7].map((level) => {
    const row = levelRow(level);
    return [row.monsterLevel, row.goldPerToken, row.trapDamage, row.hazardDamage, row.bonusXp];
  });
  expect(rows).toEqual([
    [0, 2, 2, 1, 4],
    [1, 2, 3, 1, 6],
    [2, 3, 4, 2, 8],
    [3, 3, 5, 2, 10],
    [4, 4, 6, 3, 12],
    [5, 4, 7, 3, 14],
    [6, 5, 8, 4, 16],
    [7, 6, 9, 4, 18],
  ]);
});

const of = (heroes: number, variants = {}, level = 3) =>
  levelsFor({ heroes: new Array<number>(heroes).fill(1), difficulty: 'normal', level, variants });

test('monsters and traps are one level higher for a solo player, rewards are not (R 2.6)', () => {
  const alone = { ...of(1), heroes: [0], variants: {} };
  expect(alone).toMatchObject({ level: 3, monsterLevel: 4, characters: 2 });
  expect([trapDamage(alone), hazardDamage(alone), goldPerToken(alone), bonusXp(alone)]).toEqual([6, 3, 3, 10]);
  expect(of(1, { 'solo.adjust': 'off' }).monsterLevel).toBe(3);
  expect(of(1, {}, 7).monsterLevel).toBe(7);
});

test('five heroes play against monsters two levels higher, as many as for four (R 17.3)', () => {
  const five = { ...of(5), heroes: [0, 1, 2, 3, 4], variants: {} };
  expect(five).toMatchObject({ level: 3, monsterLevel: 5, characters: 4 });
  expect([trapDamage(five), goldPerToken(five), bonusXp(five)]).toEqual([7, 3, 10]);
});

test('five heroes lose two of each reward under the variant (ruling 75)', () => {
  const five = { ...of(5), heroes: [0, 1, 2, 3, 4], variants: { 'five.rewards': 'valueMinus2' } };
  expect([goldPerToken(five), bonusXp(five)]).toEqual([2, 12]);
  // Never below 1.
  expect(goldPerToken({ ...five, level: 0, monsterLevel: 0 })).toBe(1);
});
