import { describe, expect, test } from 'vitest';
import { hold } from './corpus.ts';
import { type FuzzTarget, fuzz, inputOf } from './fuzz.ts';

const target: FuzzTarget = {
  name: 'points',
  corpus: ['{"points":[{"x":1,"y":2},{"x":3,"y":4}],"name":"a"}', '[1,2,3]'],
  words: ['x', 'y'],
  takes: (input) => {
    try {
      return typeof JSON.parse(input) === 'object';
    } catch {
      return false;
    }
  },
};

describe('inputOf', () => {
  test('starts with the unchanged corpus', () => {
    expect([0, 1].map((number) => inputOf(target, 1, number))).toEqual(target.corpus);
  });

  test('returns the same input for a seed and number, and different ones otherwise', () => {
    const some = (seed: number) => Array.from({ length: 50 }, (_, number) => inputOf(target, seed, number + 2));
    expect(some(1)).toEqual(some(1));
    expect(new Set([...some(1), ...some(2)]).size).toBeGreaterThan(80);
  });

  test('returns mutated JSON, mutated text and noise', () => {
    const inputs = Array.from({ length: 400 }, (_, number) => inputOf(target, 3, number));
    const sound = inputs.filter((input) => target.takes(input));
    expect(sound.length).toBeGreaterThan(100);
    expect(sound.length).toBeLessThan(350);
    expect(sound.some((input) => input.includes('__proto__'))).toBe(true);
    expect(inputs.some((input) => input.includes('['.repeat(20)))).toBe(true);
  });
});

describe('fuzz', () => {
  test('reports an error with the input and its number', () => {
    const broken: FuzzTarget = {
      ...target,
      takes: (input) => {
        if (target.takes(input) && Array.isArray(Object(JSON.parse(input)).name)) throw new TypeError('no name');
        return true;
      },
    };
    const { failures } = fuzz(broken, { inputs: 3_000, seed: 1 });
    expect(failures.length).toBeGreaterThan(0);
    for (const { number, input, why } of failures) {
      expect(why).toContain('TypeError: no name');
      expect(inputOf(broken, 1, number)).toBe(input);
    }
    expect(() => hold(broken, 3_000)).toThrow('points breaks on inputs that belong into its corpus');
  });

  test('reports an input that takes too much time or memory', () => {
    // CPU time: on a busy machine the wall clock advances without any work.
    const until = (ms: number) => {
      const before = process.cpuUsage();
      while (process.cpuUsage(before).user < ms * 1000);
      return true;
    };
    const slow = fuzz({ ...target, takes: () => until(20) }, { inputs: 1, milliseconds: 5 });
    expect(slow.failures[0]?.why).toMatch(/^It took \d+ ms$/);
    const kept: number[][] = [];
    const greedy = { ...target, takes: () => kept.push(Array<number>(1_500_000).fill(0.5)) > 0 };
    const large = fuzz(greedy, { inputs: 1, megabytes: 5 });
    expect(large.failures[0]?.why).toMatch(/^The heap grew by \d+ MB$/);
  });

  test('hold rejects a target that accepts everything or nothing', () => {
    expect(() => hold({ ...target, takes: () => false }, 10)).toThrow('took 0 of 10');
    expect(() => hold({ ...target, takes: () => true }, 10)).toThrow('took 10 of 10');
  });
});
