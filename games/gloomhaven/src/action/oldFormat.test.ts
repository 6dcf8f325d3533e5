import { describe, expect, test } from 'vitest';
import { noFacts } from '../facts.ts';
import { getConsumeModifiers, getInfuseModifiers, getXPValue, modifierOfType } from './extract.ts';
import { modifier } from './modifier.ts';
import { convertOldCard } from './oldFormat.ts';

describe('cards whose effects are strings', () => {
  test.each([
    ['Push 1', { type: 'push', distance: 1 }],
    ['Pull 2', { type: 'pull', distance: 2 }],
    ['Stun', { type: 'condition', condition: 'stun', duration: 'round' }],
    ['Poison', { type: 'condition', condition: 'poison', duration: 'until-consumed' }],
    ['Shield 2', { type: 'shield', value: 2, duration: 'round' }],
    ['Retaliate 1', { type: 'retaliate', value: 1, duration: 'persistent' }],
    ['Pierce 2', { type: 'pierce', value: 2 }],
    ['Range 3', { type: 'range', distance: 3 }],
  ])('%s is converted', (effect, expected) => {
    expect(convertOldCard({ effects: [effect] })).toMatchObject({ modifiers: [expected], unread: [] });
  });

  test('a duration that nobody wrote is reported', () => {
    expect(convertOldCard({ effects: ['Shield 2', 'Push 1'] }).toCheck).toEqual(['Shield 2']);
  });

  test('elements become infuse and consume; without an element to consume it is the one made, and reported', () => {
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

  test('what cannot be read is told, not guessed', () => {
    expect(convertOldCard({ effects: ['Dance 3', 'Push'] })).toEqual({
      modifiers: [],
      toCheck: [],
      unread: ['Dance 3', 'Push'],
    });
  });
});

describe('picking modifiers out of a list', () => {
  const list = [
    { type: 'xp', value: 2 },
    { type: 'infuse', element: 'fire' },
    { type: 'consume', elements: ['ice'], bonus: [{ type: 'xp', value: 1 }] },
    { type: 'xp', value: '@targets' },
  ].map((each) => modifier.parse(each));

  test('experience is summed, without that of bonuses', () => {
    expect(getXPValue(list)).toBe(2);
    expect(getXPValue(list, { ...noFacts, targets: 3 })).toBe(5);
    expect(getXPValue([])).toBe(0);
  });

  test('elements made and spent', () => {
    expect(getInfuseModifiers(list).map(({ element }) => element)).toEqual(['fire']);
    expect(getConsumeModifiers(list).map(({ elements }) => elements)).toEqual([['ice']]);
    expect(modifierOfType(list, 'pierce')).toBeUndefined();
  });
});
