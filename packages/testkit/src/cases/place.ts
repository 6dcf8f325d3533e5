import type { Path } from '@tessera/kernel';

/** Returns the value at `a.b.0`, or undefined if there is none. An array also has its `length`. */
export function valueAt(value: unknown, place: string): unknown {
  let inner = value;
  for (const key of place.split('.')) {
    if (typeof inner !== 'object' || inner === null || !Object.hasOwn(inner, key)) return undefined;
    inner = (inner as Readonly<Record<string, unknown>>)[key];
  }
  return inner;
}

/**
 * Converts `a.b.0` to a kernel path. Array indices become numbers, which only the value can tell. `a.b.+` is the place
 * after the last item of an array.
 */
export function pathTo(value: unknown, place: string): Path {
  let inner = value;
  return place.split('.').map((key) => {
    const step = Array.isArray(inner) ? positionIn(inner, key) : key;
    inner = valueAt(inner, key);
    return step;
  });
}

function positionIn(items: readonly unknown[], key: string): string | number {
  if (key === '+') return items.length;
  return /^\d+$/.test(key) ? Number(key) : key;
}
