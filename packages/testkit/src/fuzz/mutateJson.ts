import { mutateText } from './mutateText.ts';
import type { Random } from './random.ts';

type Container = unknown[] | Record<string, unknown>;

const NUMBERS = [0, -1, 1, 0.5, -0, 255, 256, 1e6, 2 ** 31, 2 ** 32, 2 ** 53, 1e21, 1e308, 5e-324] as const;
/** Some are members of Object.prototype, which break lookups in plain objects. */
const NAMES = ['', 'id', 'type', 'constructor', '__proto__', 'prototype', 'toString', 'length', '0'] as const;
/**
 * Placeholder for a deeply nested value until serialization, because the recursive serializer must not be what fails.
 */
const DEEP = 'nested-to-this-depth:';
/** In characters. */
const LARGE = 1_000;
const MAX_DEPTH = 3;
const DEPTHS = [20, 70, 600, 20_000] as const;

/** Mutates a JSON value in one place and returns it; the result may be another value. */
export function mutateJson(value: unknown, other: unknown, words: readonly string[], random: Random): unknown {
  if (!isContainer(value) || random.oneIn(60)) return strange(value, other, words, random);
  let inside = value;
  for (;;) {
    const keys = Object.keys(inside);
    const key = keys[random.below(keys.length)];
    if (key === undefined) break;
    const below: unknown = Reflect.get(inside, key);
    if (!isContainer(below) || random.oneIn(6)) break;
    inside = below;
  }
  if (Array.isArray(inside)) changeList(inside, other, words, random);
  else changeRecord(inside, other, words, random);
  return value;
}

/** Replaces the placeholders of deeply nested values; only a few, to limit memory. */
export function expandNesting(text: string): string {
  let left = MAX_DEPTH;
  return text.replace(/"nested-to-this-depth:(\d+)([[{])"/g, (_, depth: string, bracket: string) => {
    if (left-- <= 0) return '[]';
    const [open, close] = bracket === '[' ? ['[', ']'] : ['{"a":', '}'];
    return open.repeat(Number(depth)) + (bracket === '[' ? '' : '1') + close.repeat(Number(depth));
  });
}

function changeList(list: unknown[], other: unknown, words: readonly string[], random: Random): void {
  const at = random.below(list.length + 1);
  const piece = list.slice(at, at + 1 + random.below(3));
  switch (random.below(5)) {
    case 0:
      list.splice(at, 1 + random.below(3));
      return;
    case 1:
      list.splice(at, 0, ...copyOf(piece));
      return;
    case 2:
      for (let times = repeats(piece, random); times > 0; times--) list.push(...copyOf(piece));
      return;
    case 3:
      list.splice(at, 1, copyOf(list[random.below(list.length)] ?? null));
      return;
    default:
      list[at] = strange(list[at] ?? null, other, words, random);
  }
}

function changeRecord(record: Record<string, unknown>, other: unknown, words: readonly string[], random: Random): void {
  const keys = Object.keys(record);
  const key = keys[random.below(keys.length)] ?? 'x';
  switch (random.below(6)) {
    case 0:
      delete record[key];
      return;
    case 1: {
      const name = random.oneIn(2) ? random.pick(NAMES) : random.pick(['x', ...words]);
      put(record, name, strange(record[key] ?? null, other, words, random));
      return;
    }
    case 2: {
      const held = record[key];
      delete record[key];
      put(record, random.pick(['', ...keys, ...NAMES]), held);
      return;
    }
    case 3:
      put(record, key, copyOf(record[keys[random.below(keys.length)] ?? key]));
      return;
    default:
      put(record, key, strange(record[key] ?? null, other, words, random));
  }
}

/** Returns a replacement for a value. */
function strange(value: unknown, other: unknown, words: readonly string[], random: Random): unknown {
  const way = random.below(12);
  if (typeof value === 'number' && way < 6)
    return random.oneIn(2) ? value + random.pick([-1, 1]) : random.pick(NUMBERS);
  if (typeof value === 'string' && way < 6) {
    return random.oneIn(2) ? random.pick(['', ...words]) : mutateText(value, value, words, random);
  }
  switch (way) {
    case 0:
      return null;
    case 1:
      return random.oneIn(2);
    case 2:
      return random.pick(NUMBERS);
    case 3:
      return random.pick([...NAMES, ...words]);
    case 4:
      return [];
    case 5:
      return {};
    case 6:
      return [copyOf(value)];
    case 7:
      return { [random.pick(['x', ...words])]: copyOf(value) };
    case 8:
      if (random.oneIn(8)) return `${DEEP}${random.pick(DEPTHS)}${random.pick(['[', '{'])}`;
      return isContainer(value) ? '[object Object]' : String(value);
    default:
      return copyOf(partOf(other, random));
  }
}

/** Returns a part of another value of the corpus. */
function partOf(value: unknown, random: Random): unknown {
  let part = value;
  while (isContainer(part) && !random.oneIn(4)) {
    const inner = Object.values(part);
    if (inner.length === 0) break;
    part = inner[random.below(inner.length)];
  }
  return part;
}

/** Copies containers: a value shared by two places would change twice and could form a cycle. */
function copyOf<T>(value: T): T {
  return isContainer(value) ? structuredClone(value) : value;
}

/** Returns a repeat count, small for large pieces: repeated growth would exhaust memory. */
function repeats(piece: readonly unknown[], random: Random): number {
  return JSON.stringify(piece).length > LARGE ? 3 : random.pick([3, 30, 300]);
}

/** Defines an own property, even for names like `__proto__`. */
function put(record: object, key: string, value: unknown): void {
  Object.defineProperty(record, key, { value, enumerable: true, configurable: true, writable: true });
}

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null;
}
