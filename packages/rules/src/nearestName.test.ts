import { describe, expect, test } from 'vitest';
import { nearestName } from './nearestName.ts';

const KINDS = ['armorClass', 'attackBonus', 'speed', 'sense', 'size', 'fireball'];

describe('the nearest name', () => {
  test.each([
    ['armourClass', 'armorClass'],
    ['ARMORCLASS', 'armorClass'],
    ['fire-bal', 'fireball'],
    ['szie', 'size'],
    ['sensse', 'sense'],
    ['banana', undefined],
    ['x', undefined],
    ['', undefined],
  ])('to %j is %j', (name, nearest) => {
    expect(nearestName(name, KINDS)).toBe(nearest);
  });

  test('of two equally near the first is offered', () => {
    expect(nearestName('cat', ['bat', 'hat'])).toBe('bat');
  });

  test('of two equally near the one with the same letters is offered, whatever stands between them', () => {
    expect(nearestName('fire-bal', ['fire-bolt', 'fireball'])).toBe('fireball');
    expect(nearestName('fire-bal', ['fireball', 'fire-bolt'])).toBe('fireball');
  });

  test('a very long name is not worth the search', () => {
    expect(nearestName('a'.repeat(100), ['a'.repeat(99)])).toBeUndefined();
  });
});
