/** Pattern for an absent field: `{ "type": "picked", "card": { "$absent": true } }`. */
const ABSENT = '$absent';

/**
 * Whether a value matches a pattern: objects may have more keys than the pattern, arrays must have the same length,
 * other values must be equal.
 */
export function matches(pattern: unknown, value: unknown): boolean {
  if (isAbsent(pattern)) return value === undefined;
  if (typeof pattern !== 'object' || pattern === null) return pattern === value;
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(pattern)) {
    return (
      Array.isArray(value) && pattern.length === value.length && pattern.every((item, i) => matches(item, value[i]))
    );
  }
  if (Array.isArray(value)) return false;
  const fields = value as Readonly<Record<string, unknown>>;
  return Object.entries(pattern).every(([key, inner]) => matches(inner, fields[key]));
}

/** Returns the first pattern without a match after the matches of the patterns before it, if any. */
export function firstMissing<Pattern>(patterns: readonly Pattern[], values: readonly unknown[]): Pattern | undefined {
  let from = 0;
  for (const pattern of patterns) {
    const found = values.findIndex((value, i) => i >= from && matches(pattern, value));
    if (found === -1) return pattern;
    from = found + 1;
  }
  return undefined;
}

/** Returns where the closest value differs from a pattern. Undefined if no value is of the same kind. */
export function nearMiss(pattern: object, values: readonly unknown[]): Miss | undefined {
  const misses = values.flatMap((value) => {
    const found = missesOf(pattern, value, '');
    return isSameKind(pattern, value) && found.length > 0 ? [{ found, value }] : [];
  });
  const [nearest] = misses.toSorted((a, b) => a.found.length - b.found.length);
  return nearest?.found[0];
}

/** One place where a value differs from a pattern. */
export interface Miss {
  readonly place: string;
  readonly expected: unknown;
  readonly found: unknown;
}

function missesOf(pattern: unknown, value: unknown, place: string): readonly Miss[] {
  if (matches(pattern, value)) return [];
  const isOpen =
    isFields(pattern) && isFields(value) && !isAbsent(pattern) && Array.isArray(pattern) === Array.isArray(value);
  if (!isOpen) return [{ place, expected: pattern, found: value }];
  const inner = Object.entries(pattern).flatMap(([key, want]) =>
    missesOf(want, value[key], place === '' ? key : `${place}.${key}`),
  );
  return inner.length > 0 ? inner : [{ place, expected: pattern, found: value }];
}

/** Events and actions of different types are different kinds; a pattern without a type matches any kind. */
function isSameKind(pattern: object, value: unknown): boolean {
  const wanted = 'type' in pattern ? pattern.type : undefined;
  return wanted === undefined || (isFields(value) && value.type === wanted);
}

function isAbsent(pattern: unknown): boolean {
  return isFields(pattern) && pattern[ABSENT] === true;
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
