import { describe, expect, test } from 'vitest';
import { parseDamage, takenParts } from './harm.ts';

const NAMES = new Map(['piercing', 'poison', 'psychic', 'fire', 'force', 'cold'].map((type) => [type, type] as const));
const entry = (value: string) => ({ value, name: value, sources: [{ id: `${value}-source`, label: 'Source' }] });
const body = (resistance: string[], immunity: string[] = [], vulnerability: string[] = []) => ({
  damage: {
    resistance: resistance.map(entry),
    immunity: immunity.map(entry),
    vulnerability: vulnerability.map(entry),
    notes: [],
  },
});

describe('parseDamage', () => {
  test('parseDamage reads numbers with types, in any of the usual spellings', () => {
    const both = [
      { amount: 7, type: 'piercing' },
      { amount: 9, type: 'poison' },
    ];
    for (const text of ['7 piercing 9 poison', '7 Piercing, 9 poison', '7pi + 9po', '7 piercing and 9 poison damage'])
      expect(parseDamage(text, NAMES), text).toEqual(both);
    expect(parseDamage('12', NAMES)).toEqual([{ amount: 12 }]);
  });

  test('parseDamage returns undefined for invalid input', () => {
    for (const text of ['', 'fire', '7 f', '7 fire cold', '0', '7 bananas', '-3', '99999', '1d6'])
      expect(parseDamage(text, NAMES), text).toBeUndefined();
  });
});

describe('takenParts', () => {
  const taken = (...args: Parameters<typeof takenParts>) => takenParts(...args).map((part) => part.taken);
  const poison = [{ amount: 9, type: 'poison' }];

  test('takenParts halves resisted damage and rounds it down', () => {
    expect(taken([{ amount: 7, type: 'piercing' }, ...poison], body(['poison']))).toEqual([7, 4]);
  });

  test('takenParts doubles after halving, and immunity leaves nothing', () => {
    expect(taken(poison, body(['poison'], [], ['poison']))).toEqual([8]);
    expect(taken(poison, body([], ['poison'], ['poison']))).toEqual([0]);
  });

  test('takenParts halves for a save before resistance', () => {
    expect(taken(poison, body(['poison']), true)).toEqual([2]);
    expect(taken([{ amount: 9 }], body(['poison']), true)).toEqual([4]);
  });

  test('takenParts names the source of each defense', () => {
    expect(takenParts(poison, body(['poison']))[0]?.defenses).toEqual([
      { mode: 'resistance', by: { id: 'poison-source', label: 'Source' } },
    ]);
  });
});
