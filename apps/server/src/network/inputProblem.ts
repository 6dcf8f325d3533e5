import * as z from 'zod';

/** Returns the kind and path of an invalid value: the code, or `missing` if there is no value. */
export function inputProblem(
  { path, code }: { readonly path: readonly PropertyKey[]; readonly code: string },
  value: unknown,
): { path: string; problem: string } {
  return { path: z.core.toDotPath([...path]), problem: valueAt(value, path) === undefined ? 'missing' : code };
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let inner = value;
  for (const key of path) {
    if (typeof inner !== 'object' || inner === null || !Object.hasOwn(inner, key)) return undefined;
    inner = Reflect.get(inner, key);
  }
  return inner;
}
