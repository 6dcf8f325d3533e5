/** Returns the keys of an object in sorted order, so that results do not depend on insertion order. */
export function keysOf(object: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(object).toSorted();
}

/** Returns a copy of an object with sorted keys; returns other values unchanged. */
export function inKeyOrder<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0));
  // The entries are those of the given object, only reordered.
  return Object.fromEntries(entries) as Value;
}
