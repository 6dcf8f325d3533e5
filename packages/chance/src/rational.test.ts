import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ChanceError } from './error.ts';
import { commonDivisor, gcd, Rational } from './rational.ts';

const { of, add, subtract, multiply, divide, compare, equal, toNumber } = Rational;

describe('Rational', () => {
  it('is kept in lowest terms with the sign above', () => {
    expect(of(21, 36)).toEqual({ numerator: 7n, denominator: 12n });
    expect(of(3, -6)).toEqual({ numerator: -1n, denominator: 2n });
    expect(of(0, -5)).toEqual({ numerator: 0n, denominator: 1n });
  });

  it('is written in lowest terms or over the number of cases', () => {
    const p = of(21, 36);
    expect(Rational.toString(p)).toBe('7/12');
    expect(Rational.toString(p, 36)).toBe('21/36');
    expect(Rational.toString(of(4, 2))).toBe('2');
    expect(Rational.toString(of(1), 36n)).toBe('36/36');
  });

  it.each([
    ['a zero denominator', () => of(1, 0)],
    ['a fraction as numerator', () => of(0.5)],
    ['a denominator that does not divide the cases', () => Rational.toString(of(1, 7), 36)],
  ])('refuses %s', (_, attempt) => {
    expect(attempt).toThrow(ChanceError);
    expect(attempt).toThrow(expect.objectContaining({ code: 'bad-rational' }));
  });

  const fraction = fc
    .tuple(fc.bigInt({ min: -(2n ** 80n), max: 2n ** 80n }), fc.bigInt({ min: 1n, max: 2n ** 80n }))
    .map(([n, d]) => of(n, d));

  it('obeys the laws of a field', () => {
    fc.assert(
      fc.property(fraction, fraction, fraction, (a, b, c) => {
        expect(add(a, b)).toEqual(add(b, a));
        expect(multiply(a, add(b, c))).toEqual(add(multiply(a, b), multiply(a, c)));
        expect(subtract(add(a, b), b)).toEqual(a);
        if (b.numerator !== 0n) expect(divide(multiply(a, b), b)).toEqual(a);
      }),
    );
  });

  it('compares as the difference does', () => {
    fc.assert(
      fc.property(fraction, fraction, (a, b) => {
        expect(Math.sign(compare(a, b))).toBe(
          Number(subtract(a, b).numerator > 0n) - Number(subtract(a, b).numerator < 0n),
        );
        expect(equal(a, b)).toBe(compare(a, b) === 0);
      }),
    );
  });

  it('becomes the nearest double for small terms', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.integer({ min: 1 }), (n, d) => {
        expect(toNumber(of(n, d))).toBe(n === 0 ? 0 : n / d);
      }),
    );
  });

  it('becomes a double if both terms are beyond the range of doubles', () => {
    expect(toNumber(of(3n ** 2000n, 2n * 3n ** 2000n + 1n))).toBe(0.5);
    expect(toNumber(of(-(7n ** 900n), 7n ** 901n))).toBe(-1 / 7);
    expect(toNumber(of(1n, 2n ** 1060n))).toBe(2 ** -1060);
    expect(toNumber(of(2n ** 1000n, 3n))).toBeCloseTo(2 ** 1000 / 3, -290);
    expect(toNumber(0.25)).toBe(0.25);
  });
});

describe('gcd', () => {
  it('divides both and leaves coprime parts', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 2n ** 120n }), fc.bigInt({ min: 1n, max: 2n ** 120n }), (a, b) => {
        const divisor = gcd(a, b);
        expect([a % divisor, b % divisor]).toEqual([0n, 0n]);
        expect(gcd(a / divisor, b / divisor)).toBe(1n);
      }),
    );
  });

  it('commonDivisor divides all of a list', () => {
    expect(commonDivisor([12n, 18n, 30n])).toBe(6n);
    expect(commonDivisor([0n, 8n])).toBe(8n);
    expect(commonDivisor([4n, 9n, 2n ** 100n])).toBe(1n);
  });
});
