/**
 * Whether a value has everything that a pattern has: an object may have more keys than the pattern, an array has as
 * many items, anything else is equal.
 */
export function matches(pattern: unknown, value: unknown): boolean {
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

/** The first pattern that does not have its match after the matches of those before it, or nothing. */
export function firstMissing<Pattern>(patterns: readonly Pattern[], values: readonly unknown[]): Pattern | undefined {
  let from = 0;
  for (const pattern of patterns) {
    const found = values.findIndex((value, i) => i >= from && matches(pattern, value));
    if (found === -1) return pattern;
    from = found + 1;
  }
  return undefined;
}
