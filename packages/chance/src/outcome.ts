import { ChanceError } from './error.ts';

/**
 * The identity of an outcome: numbers and strings are their own keys; other plain values (booleans, null, arrays,
 * records) use a text that does not depend on the order of a record's fields.
 */
export type OutcomeKey = number | string;

/** Returns the key of an outcome; throws for a value that is not plain. */
export function keyOf(outcome: unknown): OutcomeKey {
  if (typeof outcome === 'string') return outcome;
  if (typeof outcome !== 'number') return COMPOSITE + canonical(outcome);
  if (!Number.isSafeInteger(outcome)) {
    throw new ChanceError('bad-outcome', `an outcome that is a number must be a whole one, got ${outcome}`);
  }
  return outcome;
}

/** Compares keys in the order of outcomes: numbers ascending, then texts by code unit. */
export function compareKeys(a: OutcomeKey, b: OutcomeKey): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'number') return -1;
  if (typeof b === 'number') return 1;
  return a < b ? -1 : a > b ? 1 : 0;
}

// Distinguishes the text of a record from an equal string outcome.
const COMPOSITE = '\u0000';

function canonical(value: unknown): string {
  // The length prefix replaces quotes and escapes.
  if (typeof value === 'string') return `${value.length}"${value}`;
  if (typeof value === 'number' && Number.isFinite(value)) return `${value}`;
  if (typeof value === 'boolean' || value === null) return `${value}`;
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (!isRecord(value))
    throw new ChanceError('bad-outcome', `an outcome must be a plain value, got ${typeof value} ${String(value)}`);
  let text = '{';
  for (const name of Object.keys(value).sort()) text += `${name.length}"${name}:${canonical(value[name])},`;
  return `${text}}`;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
