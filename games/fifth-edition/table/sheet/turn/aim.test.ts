import { describe, expect, test } from 'vitest';
import { type Aim, aimedMode, aimMarks, coverOf, reachKind } from './aim.ts';

const at = (...aims: Aim[]) => new Set(aims);
const source = [{ id: 'someone', label: 'Someone' }];

describe('aimMarks', () => {
  test('aimMarks gives melee attacks advantage and ranged attacks disadvantage against a prone target', () => {
    expect(aimMarks(at('prone'), 'melee')).toEqual([{ id: 'prone', mode: 'advantage' }]);
    expect(aimMarks(at('prone'), 'ranged')).toEqual([{ id: 'prone', mode: 'disadvantage' }]);
  });

  test('aimMarks gives disadvantage at long range and beside a foe, but not to melee attacks', () => {
    expect(aimMarks(at('long', 'near'), 'ranged').map(({ mode }) => mode)).toEqual(['disadvantage', 'disadvantage']);
    expect(aimMarks(at('long', 'near'), 'thrown').map(({ id }) => id)).toEqual(['long']);
    expect(aimMarks(at('long', 'near'), 'melee')).toEqual([]);
  });

  test('aimMarks counts the better of two covers', () => {
    expect(coverOf(aimMarks(at('half', 'threeQuarters'), 'melee'))).toBe(5);
    expect(coverOf(aimMarks(at('half'), 'ranged'))).toBe(2);
    expect(coverOf([])).toBe(0);
  });
});

test('aimedMode cancels advantage and disadvantage, in any number', () => {
  const twice = aimMarks(at('long', 'near'), 'ranged');
  expect(aimedMode(undefined, twice)).toBe('disadvantage');
  expect(aimedMode({ result: 'advantage', sources: { advantage: source }, notes: [] }, twice)).toBe('plain');
  expect(aimedMode({ result: 'advantage', sources: { advantage: source }, notes: [] }, [])).toBe('advantage');
});

test('reachKind reads melee, thrown and ranged attacks', () => {
  expect(['5 ft', '5 ft or 20/60 ft', '150/600 ft', undefined].map(reachKind)).toEqual([
    'melee',
    'thrown',
    'ranged',
    'melee',
  ]);
});
