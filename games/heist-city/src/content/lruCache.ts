/** Returns the cached value of a key, or makes it. */
export type Recall<Value> = (key: string, make: () => Value) => Value;

/** Returns an LRU cache of this size. */
export function lruCache<Value>(most: number): Recall<Value> {
  const known = new Map<string, Value>();
  let newest: string | undefined;
  return (key, make) => {
    const old = known.get(key);
    if (old !== undefined && key === newest) return old;
    const value = old ?? make();
    known.delete(key);
    known.set(key, value);
    newest = key;
    for (const oldest of known.keys()) {
      if (known.size <= most) break;
      known.delete(oldest);
    }
    return value;
  };
}
