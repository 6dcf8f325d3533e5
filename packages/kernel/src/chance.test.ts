import { describe, expect, it } from 'vitest';
import type { Chance } from './chance.ts';
import { KernelError } from './errors.ts';
import { fairChance, fastChance } from './generators.ts';
import { ScriptedChance } from './scriptedChance.ts';

const SOURCES: readonly [string, (position?: number) => Chance & { clone(): Chance }][] = [
  ['fast', (position) => fastChance(7, position)],
  ['fair', (position) => fairChance('seed', ['nonce'], position)],
];

describe.each(SOURCES)('%s chance', (_name, make) => {
  it('gives the same stream for the same seed, from any position', () => {
    const all = make().roll(100, 1000);
    expect(make().roll(100, 1000)).toEqual(all);
    // 1000 does not divide 2^32, but the remainder is so small that no word is rejected here.
    expect(make(40).roll(60, 1000)).toEqual(all.slice(40));
  });

  it('a clone continues independently of the original', () => {
    const chance = make();
    chance.d(6);
    const twin = chance.clone();
    expect(twin.roll(10, 20)).toEqual(chance.roll(10, 20));
    expect(twin.position).toBe(chance.position);
  });

  it('rolls every face about equally often', () => {
    const seen = new Array<number>(6).fill(0);
    const chance = make();
    const rolls = 60_000;
    for (let i = 0; i < rolls; i++) {
      const face = chance.d(6) - 1;
      seen[face] = (seen[face] as number) + 1;
    }
    const expected = rolls / 6;
    const chiSquared = seen.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
    // With five degrees of freedom, fair dice exceed 20.5 once in a thousand tries, and the seed is fixed.
    expect(chiSquared).toBeLessThan(20.5);
  });

  it('shuffles into every order about equally often', () => {
    const orders = new Map<string, number>();
    const chance = make();
    for (let i = 0; i < 24_000; i++) {
      const items = [1, 2, 3, 4];
      chance.shuffle(items);
      orders.set(items.join(), (orders.get(items.join()) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    expect(Math.min(...orders.values())).toBeGreaterThan(850);
    expect(Math.max(...orders.values())).toBeLessThan(1150);
  });

  it('pick leaves the item in the list and draw removes it', () => {
    const bag = ['a', 'b', 'c'];
    expect(bag).toContain(make().pick(bag));
    const drawn = make().draw(bag);
    expect(bag).toHaveLength(2);
    expect(bag).not.toContain(drawn);
  });

  it.each([0, -1, 2.5, Number.NaN, 2 ** 33])('rejects a die with %s sides', (sides) => {
    expect(() => make().d(sides)).toThrow(KernelError);
  });
});

describe('fair chance', () => {
  it('fairChance depends on every nonce and on the seed', () => {
    const dice = [
      fairChance('seed', ['a', 'b']),
      fairChance('seed', ['a', 'c']),
      fairChance('seed', ['ab']),
      fairChance('other', ['a', 'b']),
    ].map((chance) => chance.roll(20, 6).join(''));
    expect(new Set(dice).size).toBe(4);
  });
});

describe('ScriptedChance', () => {
  it('returns the scripted results, then continues with the fallback', () => {
    const chance = new ScriptedChance(
      [6, { pick: 1 }, { draw: 0 }, { shuffle: [2, 0, 1] }, { shuffle: 'keep' }],
      fastChance(1),
    );
    expect(chance.d(6)).toBe(6);
    expect(chance.pick(['a', 'b'])).toBe('b');
    const bag = ['x', 'y'];
    expect(chance.draw(bag)).toBe('x');
    const items = [10, 20, 30];
    chance.shuffle(items);
    expect(items).toEqual([30, 10, 20]);
    chance.shuffle(items);
    expect(items).toEqual([30, 10, 20]);
    expect(chance.unused).toBe(0);
    expect(chance.roll(3, 6)).toEqual(fastChance(1).roll(3, 6));
  });

  it.each([
    ['a face the die does not have', 7, (chance: Chance) => chance.d(6)],
    ['a pick for a die', { pick: 0 }, (chance: Chance) => chance.d(6)],
    ['a die for a pick', 1, (chance: Chance) => chance.pick(['a'])],
    ['a place that is not there', { draw: 3 }, (chance: Chance) => chance.draw(['a'])],
    ['an order that repeats', { shuffle: [0, 0] }, (chance: Chance) => chance.shuffle(['a', 'b'])],
    ['a die for a shuffle', 3, (chance: Chance) => chance.shuffle(['a', 'b'])],
  ])('refuses %s', (_what, forced, ask) => {
    expect(() => ask(new ScriptedChance([forced]))).toThrow(/result 0/);
  });

  it('throws when the script runs out and there is no fallback', () => {
    expect(() => new ScriptedChance([]).d(6)).toThrow(/run out/);
  });
});
