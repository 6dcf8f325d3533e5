import { ChanceError } from './error.ts';

/**
 * An exact fraction in lowest terms with a positive denominator, so equal fractions are structurally equal. To show a
 * probability over its number of cases, pass that to `toString`: `Rational.toString(p)` is '7/12',
 * `Rational.toString(p, 36)` is '21/36'.
 */
export interface Rational {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** A result: an exact fraction, or a double if the distribution is not exact. */
export type Quantity = Rational | number;

/** The functions of rationals. */
export const Rational = {
  of,
  add: (a: Rational, b: Rational): Rational =>
    of(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator),
  subtract: (a: Rational, b: Rational): Rational =>
    of(a.numerator * b.denominator - b.numerator * a.denominator, a.denominator * b.denominator),
  multiply: (a: Rational, b: Rational): Rational => of(a.numerator * b.numerator, a.denominator * b.denominator),
  divide: (a: Rational, b: Rational): Rational => of(a.numerator * b.denominator, a.denominator * b.numerator),
  compare,
  equal: (a: Rational, b: Rational): boolean => compare(a, b) === 0,
  toNumber,
  toString: format,
} as const;

/** Returns the greatest common divisor, never negative; zero for zero and zero. */
export function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (y > 0n) {
    // Small operands are far cheaper as doubles, and Euclid's algorithm quickly shrinks every pair to that size.
    if (x <= SAFE && y <= SAFE) return BigInt(gcdOfNumbers(Number(x), Number(y)));
    [x, y] = [y, x % y];
  }
  return x;
}

/** Returns the greatest common divisor of all values. */
export function commonDivisor(values: Iterable<bigint>): bigint {
  let divisor = 0n;
  for (const value of values) {
    divisor = gcd(value, divisor);
    if (divisor === 1n) break;
  }
  return divisor;
}

const SAFE = BigInt(Number.MAX_SAFE_INTEGER);

function gcdOfNumbers(a: number, b: number): number {
  let [x, y] = [a, b];
  while (y > 0) [x, y] = [y, x % y];
  return x;
}

function of(numerator: bigint | number, denominator: bigint | number = 1n): Rational {
  const [top, bottom] = [wholeNumber(numerator), wholeNumber(denominator)];
  if (bottom === 0n) throw new ChanceError('bad-rational', `Rational.of: ${top} over zero`);
  const divisor = bottom < 0n ? -gcd(top, bottom) : gcd(top, bottom);
  return { numerator: top / divisor, denominator: bottom / divisor };
}

function wholeNumber(value: bigint | number): bigint {
  if (typeof value === 'bigint') return value;
  if (!Number.isSafeInteger(value))
    throw new ChanceError('bad-rational', `Rational.of: ${value} is not a whole number`);
  return BigInt(value);
}

/** Compares two fractions: negative, zero or positive as `a` is less than, equal to or greater than `b`. */
function compare(a: Rational, b: Rational): number {
  const [left, right] = [a.numerator * b.denominator, b.numerator * a.denominator];
  return left < right ? -1 : left > right ? 1 : 0;
}

function toNumber(quantity: Quantity): number {
  return typeof quantity === 'number' ? quantity : quotient(quantity.numerator, quantity.denominator);
}

/** Returns `n / d` as a double, correct for operands far beyond the range of doubles; `d` is positive. */
export function quotient(n: bigint, d: bigint): number {
  if (n < 0n) return -quotient(-n, d);
  if (n <= SAFE && d <= SAFE) return Number(n) / Number(d);
  // 66 bits of quotient: 53 to keep and enough below them to round by.
  const shift = 66 - bitLength(n) + bitLength(d);
  const scaled = shift >= 0 ? (n << BigInt(shift)) / d : n / (d << BigInt(-shift));
  // Two steps, because the scale itself may be outside the range of doubles while the result is not.
  const half = Math.trunc(shift / 2);
  return Number(scaled) * 2 ** -half * 2 ** (half - shift);
}

function bitLength(n: bigint): number {
  return n.toString(16).length * 4;
}

function format(value: Rational, over?: bigint | number): string {
  const { numerator, denominator } = value;
  if (over === undefined) return denominator === 1n ? `${numerator}` : `${numerator}/${denominator}`;
  const shown = wholeNumber(over);
  if (shown <= 0n || shown % denominator !== 0n) {
    throw new ChanceError(
      'bad-rational',
      `Rational.toString: ${numerator}/${denominator} has no whole number over ${shown}`,
    );
  }
  return `${(numerator * shown) / denominator}/${shown}`;
}
