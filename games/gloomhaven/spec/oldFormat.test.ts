import { describe, expect, test } from 'vitest';
import { modifier } from '../src/modifiers/modifier.ts';
import { noFacts } from '../src/vocabulary/facts.ts';
import { getConsumeModifiers, getInfuseModifiers, getXPValue, modifierOfType } from './modifierLists.ts';
import { convertOldCard } from './oldFormat.ts';

describe('cards with effects as strings', () => {
  test.each([
    ['Push 1', { type: 'push', distance: 1 }],
    ['Pull 2', { type: 'pull', distance: 2 }],
    ['Stun', { type: 'condition', condition: 'stun', duration: 'round' }],
    ['Poison', { type: 'condition', condition: 'poison', duration: 'until-consumed' }],
    ['Shield 2', { type: 'shield', value: 2, duration: 'round' }],
    ['Retaliate 1', { type: 'retaliate', value: 1, duration: 'persistent' }],
    ['Pierce 2', { type: 'pierce', value: 2 }],
    ['Range 3', { type: 'range', distance: 3 }],
  ])('convertOldCard converts %s', (effect, expected) => {
    expect(convertOldCard({ effects: [effect] })).toMatchObject({ modifiers: [expected], unread: [] });
  });

  test('convertOldCard reports a missing duration', () => {
    expect(convertOldCard({ effects: ['Shield 2', 'Push 1'] }).toCheck).toEqual(['Shield 2']);
  });

  test('convertOldCard converts elements to infuse and consume, and reports a consume without an element', () => {
    const { modifiers, toCheck } = convertOldCard({
      elementGenerate: 'fire',
      elementBonus: { effect: 'Heal', value: 2 },
    });
    expect(modifiers).toMatchObject([
      { type: 'infuse', element: 'fire', state: 'generate' },
      { type: 'consume', elements: ['fire'], bonus: [{ type: 'bonus', to: 'heal', value: 2 }] },
    ]);
    expect(toCheck).toEqual(['Heal']);
    const light = convertOldCard({ elementConsume: 'light', elementBonus: { effect: 'damage', value: 1 } });
    expect(light).toMatchObject({ modifiers: [{ type: 'consume', elements: ['light'] }], toCheck: [] });
  });

  test('convertOldCard reports an unreadable effect instead of guessing', () => {
    expect(convertOldCard({ effects: ['Dance 3', 'Push'] })).toEqual({
      modifiers: [],
      toCheck: [],
      unread: ['Dance 3', 'Push'],
    });
  });
});

describe('modifiers extracted from a list', () => {
  const list = [
    { type: 'xp', value: 2 },
    { type: 'infuse', element: 'fire' },
    { type: 'consume', elements: ['ice'], bonus: [{ type: 'xp', value: 1 }] },
    { type: 'xp', value: '@targets' },
  ].map((each) => modifier.parse(each));

  test('getXPValue sums experience without that of bonuses', () => {
    expect(getXPValue(list)).toBe(2);
    expect(getXPValue(list, { ...noFacts, targets: 3 })).toBe(5);
    expect(getXPValue([])).toBe(0);
  });

  test('getInfuseModifiers and getConsumeModifiers find the elements', () => {
    expect(getInfuseModifiers(list).map(({ element }) => element)).toEqual(['fire']);
    expect(getConsumeModifiers(list).map(({ elements }) => elements)).toEqual([['ice']]);
    expect(modifierOfType(list, 'pierce')).toBeUndefined();
  });
});
