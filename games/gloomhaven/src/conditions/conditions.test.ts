import { describe, expect, test } from 'vitest';
import { CONDITIONS } from '../vocabulary.ts';
import {
  type Afflicted,
  alteredDamage,
  conditionsOf,
  expireConditions,
  gainCondition,
  hasCondition,
  healEffect,
  isIncapacitated,
  isNegative,
  loseCondition,
  negativeConditionsOf,
  noConditions,
  usualDuration,
} from './conditions.ts';

const figure = (): Afflicted => ({ ...noConditions });
const during = { fresh: true };
const before = { fresh: false };

describe('how long conditions last (R 8.2)', () => {
  test('gained before the turn, gone after it', () => {
    const brute = figure();
    gainCondition(brute, 'disarm', before);
    expect(expireConditions(brute)).toEqual(['disarm']);
    expect(hasCondition(brute, 'disarm')).toBe(false);
  });

  test('gained in the own turn, gone after the next one', () => {
    const scoundrel = figure();
    gainCondition(scoundrel, 'invisible', during);
    expect(expireConditions(scoundrel)).toEqual([]);
    expect(expireConditions(scoundrel)).toEqual(['invisible']);
  });

  test('gained once more, as long as if it were new', () => {
    const brute = figure();
    gainCondition(brute, 'muddle', before);
    gainCondition(brute, 'muddle', during);
    expect(expireConditions(brute)).toEqual([]);
    expect(expireConditions(brute)).toEqual(['muddle']);
  });

  test('poison and wound stay', () => {
    const brute = figure();
    gainCondition(brute, 'poison', before);
    gainCondition(brute, 'wound', before);
    expireConditions(brute);
    expect(conditionsOf(brute)).toEqual(['poison', 'wound']);
    expect(usualDuration('poison')).toBe('until-consumed');
    expect(usualDuration('stun')).toBe('round');
  });

  test('one that a card keeps up stays as long as the card (ruling 9)', () => {
    const brute = figure();
    gainCondition(brute, 'strengthen', { fresh: false, kept: true });
    expect(expireConditions(brute)).toEqual([]);
    loseCondition(brute, 'strengthen');
    expect(brute).toEqual(noConditions);
  });

  test('two with different ends do not disturb each other', () => {
    const guard = figure();
    gainCondition(guard, 'disarm', before);
    gainCondition(guard, 'stun', during);
    expect(expireConditions(guard)).toEqual(['disarm']);
    expect(conditionsOf(guard)).toEqual(['stun']);
  });
});

describe('questions', () => {
  test('which hurt', () => {
    const brute = figure();
    for (const condition of ['strengthen', 'muddle', 'poison'] as const) gainCondition(brute, condition, before);
    expect(conditionsOf(brute)).toEqual(['poison', 'muddle', 'strengthen']);
    expect(negativeConditionsOf(brute)).toEqual(['poison', 'muddle']);
    expect(isNegative('invisible')).toBe(false);
  });

  test('nine hurt and five help', () => {
    expect(CONDITIONS.filter((condition) => isNegative(condition))).toEqual([
      ...['poison', 'wound', 'immobilize', 'disarm', 'stun', 'muddle', 'curse', 'brittle', 'bane'],
    ]);
    expect(CONDITIONS.filter((condition) => !isNegative(condition))).toEqual([
      ...['invisible', 'strengthen', 'bless', 'regenerate', 'ward'],
    ]);
  });

  test('neither move nor attack', () => {
    const guard = figure();
    gainCondition(guard, 'immobilize', before);
    expect(isIncapacitated(guard)).toBe(false);
    gainCondition(guard, 'disarm', before);
    expect(isIncapacitated(guard)).toBe(true);
    loseCondition(guard, 'disarm');
    gainCondition(guard, 'stun', before);
    expect(isIncapacitated(guard)).toBe(true);
  });
});

describe('heal (R 8.9)', () => {
  test('poison stops it, wound does not', () => {
    const brute = figure();
    expect(healEffect(brute)).toEqual({ removes: [], restores: true });
    gainCondition(brute, 'wound', before);
    expect(healEffect(brute)).toEqual({ removes: ['wound'], restores: true });
    gainCondition(brute, 'poison', before);
    expect(healEffect(brute)).toEqual({ removes: ['poison', 'wound'], restores: false });
    expect(healEffect(brute, 'removesAndHeals')).toEqual({ removes: ['poison', 'wound'], restores: true });
  });
});

describe('brittle and ward (R 8.12)', () => {
  test('double, halve rounding down, or cancel each other; then they are gone', () => {
    const brute = figure();
    gainCondition(brute, 'brittle', before);
    expect(alteredDamage(brute, 3)).toBe(6);
    expect(alteredDamage(brute, 3)).toBe(3);
    gainCondition(brute, 'ward', before);
    expect(alteredDamage(brute, 0)).toBe(0);
    expect(alteredDamage(brute, 3)).toBe(1);
    gainCondition(brute, 'ward', before);
    gainCondition(brute, 'brittle', before);
    expect(alteredDamage(brute, 3)).toBe(3);
    expect(conditionsOf(brute)).toEqual([]);
  });
});
