import { problem } from '../issueText.ts';
import type { NestedMessage } from '../message.ts';
import { FormulaError, type FormulaErrorCode, type Span } from './error.ts';
import type { NumericFunction } from './functions.ts';
import type { Arithmetic, Comparison } from './syntax.ts';

/** The formula and span of a value, for error messages. */
export interface Place {
  readonly source: string;
  readonly span: Span;
}

/**
 * Evaluates an operator. Constant folding and compiled formulas share this function, so they cannot differ. Inputs,
 * products, quotients and powers are safe integers in magnitude, so no sum becomes infinite. Adding 0 turns minus zero
 * into zero, which a hash must not distinguish.
 */
export function calculate(operator: Arithmetic, left: number, right: number, place: Place): number {
  switch (operator) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return checkRange(left * right, place);
    case '/':
      return quotient(left, right, place);
    case '%':
      if (right === 0) throw division(place);
      return (left % right) + 0;
    case '^':
      return power(left, right, place);
  }
}

/** Divides, and throws a FormulaError with its place for a zero divisor. */
export function quotient(left: number, right: number, place: Place): number {
  if (right === 0) throw division(place);
  return checkRange(left / right, place);
}

/** Evaluates a numeric function; in `clamp`, the upper bound wins over a greater lower bound. */
export function call(name: NumericFunction, args: readonly number[]): number {
  const first = args[0]!;
  switch (name) {
    case 'floor':
      return Math.floor(first);
    case 'ceil':
      return Math.ceil(first) + 0;
    case 'round':
      return Math.round(first) + 0;
    case 'abs':
      return Math.abs(first);
    case 'min':
      return Math.min(...args);
    case 'max':
      return Math.max(...args);
    case 'clamp':
      return Math.min(Math.max(first, args[1]!), args[2]!);
  }
}

/** Applies a comparison operator. */
export function compare(operator: Comparison, left: number, right: number): boolean {
  switch (operator) {
    case '>=':
      return left >= right;
    case '==':
      return left === right;
    case '!=':
      return left !== right;
    case '<':
      return left < right;
    case '<=':
      return left <= right;
    case '>':
      return left > right;
  }
}

/** Returns the index of the greatest key not above the number, or -1 below the first. */
export function tableRow(keys: readonly number[], key: number): number {
  let row = keys.length - 1;
  while (row >= 0 && keys[row]! > key) row--;
  return row;
}

/** Rejects numbers that are NaN, infinite or beyond the safe integers. */
export function checkRange(value: number, place: Place): number {
  if (isUsable(value)) return value + 0;
  throw fail('E_FORMULA_RANGE', place, problem('out-of-range', { value: String(value) }));
}

/** Checks the result of a variable's reader, which is code of the game: only a usable number enters a formula. */
export function usable(value: number, place: Place): number {
  if (isUsable(value)) return value + 0;
  throw unusable(value, place);
}

/** Returns the error of a variable whose value has the wrong type or is not finite. */
export function unusable(value: unknown, place: Place): FormulaError {
  const name = place.source.slice(place.span.start, place.span.end);
  return fail('E_FORMULA_VALUE', place, problem('no-usable-value', { name, value: String(value) }));
}

function isUsable(value: number): boolean {
  return typeof value === 'number' && value >= -Number.MAX_SAFE_INTEGER && value <= Number.MAX_SAFE_INTEGER;
}

const LARGEST_EXPONENT = 1024;

/**
 * Uses multiplication instead of `**`: engines may differ in the last digit of a fractional power, which would break
 * replays. Hence only integer exponents.
 */
function power(base: number, exponent: number, place: Place): number {
  if (!Number.isInteger(exponent) || Math.abs(exponent) > LARGEST_EXPONENT)
    throw fail('E_FORMULA_RANGE', place, problem('exponent', { most: LARGEST_EXPONENT, found: String(exponent) }));
  if (base === 0 && exponent < 0) throw division(place);
  let result = 1;
  for (let count = Math.abs(exponent); count > 0; count--) result *= base;
  return checkRange(exponent < 0 ? 1 / result : result, place);
}

function division(place: Place): FormulaError {
  return fail('E_FORMULA_DIVISION', place, problem('division-by-zero'));
}

function fail(code: FormulaErrorCode, place: Place, reason: NestedMessage): FormulaError {
  return new FormulaError(code, place.source, place.span, reason);
}
