import { evaluateCharacter } from '@tessera/fifth-edition';
import { expect, test } from 'vitest';
import { character } from '../../../test/characters.ts';
import { rulebookOf } from '../../../test/content.ts';
import { healPlan } from './healPlan.ts';

const characterWith = (damage: number) => {
  const record = character({
    edition: '2024',
    scores: [10, 10, 10, 10, 10, 10],
    classes: ['fighter 3'],
    used: { damage },
  });
  return { sheet: evaluateCharacter(record, rulebookOf('2024')) };
};

test('healPlan caps healing at the maximum and keeps the entered amount', () => {
  expect(healPlan(12, ' Maren ', characterWith(5))).toEqual({
    action: { type: 'heal', amount: 5, entered: 12, source: 'Maren', hitPoints: { current: 17, max: 22 } },
    entered: 12,
    over: 7,
    before: 17,
    after: 22,
  });
  expect(healPlan(3, '', characterWith(5))?.action).toEqual({
    type: 'heal',
    amount: 3,
    hitPoints: { current: 17, max: 22 },
  });
});

test('healPlan returns undefined for invalid numbers and when no hit point is missing', () => {
  for (const entered of [0, Number.NaN, 1.5, -3, 10_001])
    expect(healPlan(entered, '', characterWith(5)), String(entered)).toBeUndefined();
  expect(healPlan(3, '', characterWith(0))).toBeUndefined();
});
