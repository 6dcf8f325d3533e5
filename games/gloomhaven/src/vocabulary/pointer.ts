/**
 * The location of an entry in the content, like a JSON pointer: kind of record, id and path.
 * `card/sweeping-blow/top/actions/0/modifiers/1` is the second modifier of the first ability of that half. State and
 * frames hold pointers, never content.
 */
export type Pointer = string;

const children = new Map<Pointer, Map<string | number, Pointer>>();

/** Returns a pointer extended by a path. Cached, because the rules build the same pointers repeatedly. */
export function below(pointer: Pointer, ...way: readonly (string | number)[]): Pointer {
  let at = pointer;
  for (let i = 0; i < way.length; i++) at = child(at, way[i]!);
  return at;
}

function child(pointer: Pointer, step: string | number): Pointer {
  let known = children.get(pointer);
  if (known === undefined) {
    known = new Map();
    children.set(pointer, known);
  }
  let found = known.get(step);
  if (found === undefined) {
    found = `${pointer}/${step}`;
    known.set(step, found);
  }
  return found;
}

/** Drops the cached pointers below a pointer, and passes each of them and the pointer itself to `forget`. */
export function forgetPointers(pointer: Pointer, forget: (pointer: Pointer) => void): void {
  for (const inner of children.get(pointer)?.values() ?? []) forgetPointers(inner, forget);
  children.delete(pointer);
  forget(pointer);
}
