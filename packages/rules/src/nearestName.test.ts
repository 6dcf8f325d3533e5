import { describe, expect, test } from 'vitest';
import { nearestName } from './nearestName.ts';

const KINDS = ['armorClass', 'attackBonus', 'speed', 'sense', 'size', 'fireball'];

describe('nearestName', () => {
  test.each([
    ['armourClass', 'armorClass'],
    ['ARMORCLASS', 'armorClass'],
    ['fire-bal', 'fireball'],
    ['szie', 'size'],
    ['sensse', 'sense'],
    ['banana', undefined],
    ['x', undefined],
    ['', undefined],
  ])('of %j is %j', (name, nearest) => {
    expect(nearestName(name, KINDS)).toBe(nearest);
  });

  test('prefers the first of two equally near names', () => {
    expect(nearestName('cat', ['bat', 'hat'])).toBe('bat');
  });

  test('prefers the equally near name with the same letters, ignoring punctuation', () => {
    expect(nearestName('fire-bal', ['fire-bolt', 'fireball'])).toBe('fireball');
    expect(nearestName('fire-bal', ['fireball', 'fire-bolt'])).toBe('fireball');
  });

  test('skips the search for a very long name', () => {
    expect(nearestName('a'.repeat(100), ['a'.repeat(99)])).toBeUndefined();
  });
});
