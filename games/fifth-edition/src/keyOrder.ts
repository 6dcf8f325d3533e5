/** The keys of an object in one order, however the object was put together: what is made of them is then always the same. */
export function keysOf(object: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(object).toSorted();
}

/** The same object with its keys in that order; what is no object as it is. */
export function inKeyOrder<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0));
  // The same keys with the same values.
  return Object.fromEntries(entries) as Value;
}
