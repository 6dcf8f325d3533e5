import { applyPatches, type Patch, type Path } from '@tessera/kernel';
import type { CaseStep } from './caseFile.ts';

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

/** Converts edits to patches; each is resolved against the result of the edits before it. */
export function patchesFor(state: object, edits: NonNullable<CaseStep['edit']>): Patch[] {
  let edited = state;
  return edits.map((edit) => {
    const [place, value] = edit;
    const path = pathTo(edited, place);
    const patch: Patch = edit.length === 1 ? [path] : [path, value];
    edited = applyPatches(edited, [patch]);
    return patch;
  });
}
