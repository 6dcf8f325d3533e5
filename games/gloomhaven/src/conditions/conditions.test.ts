import { describe, expect, test } from 'vitest';
import { CONDITIONS } from '../vocabulary/vocabulary.ts';
import {
  alteredDamage,
  type ConditionBearer,
  conditionsOf,
  defaultDuration,
  expireConditions,
  gainCondition,
  hasCondition,
  healEffect,
  isIncapacitated,
  isNegative,
  loseCondition,
  negativeConditionsOf,
  noConditions,
} from './conditions.ts';

const figure = (): ConditionBearer => ({ ...noConditions });
const during = { fresh: true };
const before = { fresh: false };

describe('duration of conditions (R 8.2)', () => {
  test("a condition gained before the figure's turn ends after that turn (R 8.2)", () => {
    const brute = figure();
    gainCondition(brute, 'disarm', before);
    expect(expireConditions(brute)).toEqual(['disarm']);
    expect(hasCondition(brute, 'disarm')).toBe(false);
  });

  test("a condition gained during the figure's own turn ends after its next turn (R 8.2)", () => {
    const scoundrel = figure();
    gainCondition(scoundrel, 'invisible', during);
    expect(expireConditions(scoundrel)).toEqual([]);
    expect(expireConditions(scoundrel)).toEqual(['invisible']);
  });

  test('a condition gained again lasts as long as a new one (R 8.2)', () => {
    const brute = figure();
    gainCondition(brute, 'muddle', before);
    gainCondition(brute, 'muddle', during);
    expect(expireConditions(brute)).toEqual([]);
    expect(expireConditions(brute)).toEqual(['muddle']);
  });

  test('poison and wound do not expire (R 8.3, 8.4)', () => {
    const brute = figure();
    gainCondition(brute, 'poison', before);
    gainCondition(brute, 'wound', before);
    expireConditions(brute);
    expect(conditionsOf(brute)).toEqual(['poison', 'wound']);
    expect(defaultDuration('poison')).toBe('until-consumed');
    expect(defaultDuration('stun')).toBe('round');
  });

  test('a condition that a card sustains lasts as long as the card (ruling 9)', () => {
    const brute = figure();
    gainCondition(brute, 'strengthen', { fresh: false, kept: true });
    expect(expireConditions(brute)).toEqual([]);
    loseCondition(brute, 'strengthen');
    expect(brute).toEqual(noConditions);
  });

  test('two conditions with different ends expire independently (R 8.2)', () => {
    const guard = figure();
    gainCondition(guard, 'disarm', before);
    gainCondition(guard, 'stun', during);
    expect(expireConditions(guard)).toEqual(['disarm']);
    expect(conditionsOf(guard)).toEqual(['stun']);
  });
});

describe('queries', () => {
  test('negativeConditionsOf returns only negative conditions', () => {
    const brute = figure();
    for (const condition of ['strengthen', 'muddle', 'poison'] as const) gainCondition(brute, condition, before);
    expect(conditionsOf(brute)).toEqual(['poison', 'muddle', 'strengthen']);
    expect(negativeConditionsOf(brute)).toEqual(['poison', 'muddle']);
    expect(isNegative('invisible')).toBe(false);
  });

  test('isNegative separates nine negative conditions from five positive ones', () => {
    expect(CONDITIONS.filter((condition) => isNegative(condition))).toEqual([
      ...['poison', 'wound', 'immobilize', 'disarm', 'stun', 'muddle', 'curse', 'brittle', 'bane'],
    ]);
    expect(CONDITIONS.filter((condition) => !isNegative(condition))).toEqual([
      ...['invisible', 'strengthen', 'bless', 'regenerate', 'ward'],
    ]);
  });

  test('isIncapacitated is true when a figure can neither move nor attack (ruling 139)', () => {
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

describe('heal', () => {
  test('a heal of a poisoned figure restores nothing, a heal of a wounded figure does (R 8.9)', () => {
    const brute = figure();
    expect(healEffect(brute)).toEqual({ removes: [], restores: true });
    gainCondition(brute, 'wound', before);
    expect(healEffect(brute)).toEqual({ removes: ['wound'], restores: true });
    gainCondition(brute, 'poison', before);
    expect(healEffect(brute)).toEqual({ removes: ['poison', 'wound'], restores: false });
    expect(healEffect(brute, 'removesAndHeals')).toEqual({ removes: ['poison', 'wound'], restores: true });
  });
});

describe('brittle and ward', () => {
  test('brittle doubles and ward halves damage, both cancel out, and each ends when used (R 8.12)', () => {
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
