import { KernelError } from '../errors.ts';

/** Values that states, actions and events may hold. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined };

/**
 * Nesting limit. Deeper values could overflow the stack of recursive functions; no state, action or file comes near it.
 */
const DEEPEST = 100;

/** Whether a value is shallow enough for recursive functions. */
export function isShallow(value: unknown, depth = DEEPEST): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (depth === 0) return false;
  for (const inner of Array.isArray(value) ? value : Object.values(value))
    if (!isShallow(inner, depth - 1)) return false;
  return true;
}

/**
 * Returns the canonical JSON of a value: sorted keys, no white space, undefined fields omitted. Equal values give equal
 * bytes.
 */
export function canonical(value: unknown): string {
  if (value === null) return 'null';
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value);
    case 'number':
      if (!Number.isFinite(value)) throw new KernelError('bad-json', String(value), 'A number must be finite');
      return String(value);
    case 'boolean':
      return value ? 'true' : 'false';
    case 'object':
      return Array.isArray(value) ? canonicalArray(value) : canonicalObject(value);
    default:
      throw new KernelError('bad-json', typeof value, 'Only plain JSON can be written');
  }
}

function canonicalArray(items: readonly unknown[]): string {
  let text = '[';
  for (let i = 0; i < items.length; i++) {
    if (i > 0) text += ',';
    text += canonical(items[i]);
  }
  return `${text}]`;
}

function canonicalObject(value: object): string {
  const fields = value as Readonly<Record<string, unknown>>;
  let text = '{';
  for (const key of sortedKeys(Object.keys(fields))) {
    const field = fields[key];
    if (field === undefined) continue;
    if (text.length > 1) text += ',';
    text += `${JSON.stringify(key)}:${canonical(field)}`;
  }
  return `${text}}`;
}

/** Sorts keys in place. Objects have few keys, mostly sorted already, so insertion sort beats the general sort. */
export function sortedKeys(keys: string[]): string[] {
  if (keys.length > 32) return keys.sort();
  for (let i = 1; i < keys.length; i++) {
    const key = keys[i] as string;
    let place = i;
    for (; place > 0 && (keys[place - 1] as string) > key; place--) keys[place] = keys[place - 1] as string;
    keys[place] = key;
  }
  return keys;
}

/**
 * Returns the value with the keys of all nested objects sorted, or the value itself if they are. Clients may send keys
 * in any order and files store them sorted; both must give the same bytes.
 */
export function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Array.isArray(value) ? itemsInOrder(value) : fieldsInOrder(value as Readonly<Record<string, unknown>>);
}

function itemsInOrder(items: readonly unknown[]): readonly unknown[] {
  let ordered: unknown[] | undefined;
  for (let i = 0; i < items.length; i++) {
    const item = inOrder(items[i]);
    if (item === items[i]) continue;
    ordered ??= [...items];
    ordered[i] = item;
  }
  return ordered ?? items;
}

function fieldsInOrder(fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const keys = Object.keys(fields);
  let isOrdered = true;
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] as string;
    if (i > 0 && key < (keys[i - 1] as string)) isOrdered = false;
    if (inOrder(fields[key]) !== fields[key]) isOrdered = false;
  }
  return isOrdered ? fields : Object.fromEntries(sortedKeys(keys).map((key) => [key, inOrder(fields[key])]));
}

/** Deep equality of plain JSON; a key that is undefined counts as absent. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((item, i) => sameJson(item, b[i]));
  }
  if (Array.isArray(b)) return false;
  const left = a as Readonly<Record<string, unknown>>;
  const right = b as Readonly<Record<string, unknown>>;
  for (const key of Object.keys(left)) if (!sameJson(left[key], right[key])) return false;
  for (const key of Object.keys(right)) if (right[key] !== undefined && left[key] === undefined) return false;
  return true;
}

/** Returns a deep copy of plain JSON, much faster than structuredClone. Also flattens the drafts of tracked mode. */
export function cloneJson<T>(value: T): T {
  return copy(value) as T;
}

function copy(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items = new Array<unknown>(value.length);
    for (let i = 0; i < value.length; i++) items[i] = copy(value[i]);
    return items;
  }
  const from = value as Readonly<Record<string, unknown>>;
  const to: Record<string, unknown> = {};
  for (const key in from) to[key] = copy(from[key]);
  return to;
}
