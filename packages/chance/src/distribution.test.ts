import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { approximate, constant, type Distribution, die, fromWeights, uniform } from './distribution.ts';

describe('distribution', () => {
  it('keeps distinct outcomes in order with the number of cases of each', () => {
    expect(
      fromWeights([
        [3, 1],
        [-1, 2],
        [3, 4],
        [0, 0],
      ]),
    ).toEqual({
      outcomes: [-1, 3],
      weights: [2, 5],
      total: 7,
      scale: 'integer',
      exact: true,
    });
  });

  it('has as many cases as the sum of its weights', () => {
    const entries = fc.array(fc.tuple(fc.integer(), fc.integer({ min: 0, max: 1_000_000 })), { minLength: 1 });
    fc.assert(
      fc.property(entries, (list) => {
        fc.pre(list.some(([, weight]) => weight > 0));
        const d = fromWeights(list);
        expect(d.total).toBe(list.reduce((sum, [, weight]) => sum + weight, 0));
        expect(d.outcomes).toEqual([...new Set(d.outcomes)].sort((a, b) => a - b));
      }),
    );
  });

  it('die gives each face the same weight', () => {
    expect(die(4)).toEqual(uniform([1, 2, 3, 4]));
    expect(constant('hit')).toEqual(uniform(['hit']));
  });

  it('uses bigints only if safe integers do not suffice', () => {
    const big = 2n ** 60n;
    expect(
      fromWeights([
        ['a', big],
        ['b', big * 2n],
      ]),
    ).toEqual(
      fromWeights([
        ['a', 1],
        ['b', 2],
      ]),
    );
    const d = fromWeights([
      ['a', big],
      ['b', big + 1n],
    ]);
    expect(d).toMatchObject({ scale: 'bigint', exact: true, weights: [big, big + 1n], total: 2n * big + 1n });
  });

  it('approximate converts to doubles', () => {
    expect(approximate(die(4))).toMatchObject({ exact: false, scale: 'double', weights: [0.25, 0.25, 0.25, 0.25] });
    const thirds: Distribution<string> = approximate(
      fromWeights([
        ['a', 2n ** 1000n],
        ['b', 2n ** 1001n + 1n],
      ]),
    );
    expect(thirds.weights[0]).toBeCloseTo(1 / 3, 15);
    expect(approximate(thirds)).toBe(thirds);
  });

  it('treats minus zero as zero', () => {
    expect(Object.is(constant(-0).outcomes[0], 0)).toBe(true);
  });
});

describe('outcomes', () => {
  it('records are equal for any order of their fields', () => {
    const d = fromWeights([
      [{ hits: 1, side: 'free' }, 1],
      [{ side: 'free', hits: 1 }, 2],
    ]);
    expect(d.outcomes).toEqual([{ hits: 1, side: 'free' }]);
  });

  it('differ by type and structure', () => {
    const different = [
      1,
      '1',
      [1],
      ['1'],
      [[1]],
      { a: 1 },
      { a: '1' },
      { a: null },
      true,
      'true',
      null,
      ['a', 'b'],
      ['a,b'],
    ];
    expect(uniform<unknown>(different).outcomes).toHaveLength(different.length);
  });

  it('differ exactly if their JSON with sorted keys differs', () => {
    const value = fc.jsonValue({ maxDepth: 2 }).filter((v) => typeof v !== 'number' || Number.isSafeInteger(v));
    fc.assert(
      fc.property(value, value, (a, b) => {
        expect(uniform<unknown>([a, b]).outcomes).toHaveLength(sorted(a) === sorted(b) ? 1 : 2);
      }),
    );
  });

  it.each([[0.5], [Number.NaN], [2 ** 60], [undefined], [() => 1], [new Date(0)], [[Number.NaN]], [{ a: undefined }]])(
    'must be plain, and integers if numbers: not %s',
    (outcome) => {
      expect(() => constant<unknown>(outcome)).toThrow(expect.objectContaining({ code: 'bad-outcome' }));
    },
  );
});

describe('invalid distributions', () => {
  it.each([
    ['no-outcomes', () => fromWeights([])],
    ['no-outcomes', () => fromWeights([['a', 0]])],
    ['no-outcomes', () => uniform([])],
    ['bad-weight', () => fromWeights([['a', -1]])],
    ['bad-weight', () => fromWeights([['a', 0.5]])],
    ['bad-weight', () => fromWeights([['a', -1n]])],
    ['too-large', () => fromWeights([['a', 2n ** 1024n]])],
    ['bad-count', () => die(0)],
    ['bad-count', () => die(2.5)],
  ])('are refused with %s', (code, attempt) => {
    expect(attempt).toThrow(expect.objectContaining({ name: 'ChanceError', code }));
  });
});

function sorted(value: unknown): string {
  return JSON.stringify(value, (_, v) =>
    typeof v === 'object' && v !== null && !Array.isArray(v)
      ? Object.fromEntries(Object.entries(v).sort(([a], [b]) => (a < b ? -1 : 1)))
      : v,
  );
}
