import { canonical } from '@tessera/kernel';

/** The first place where two JSON values differ. */
export interface Difference {
  /** `a.b.0`, or empty for the values themselves. */
  readonly path: string;
  readonly expected: unknown;
  readonly found: unknown;
}

/** Returns the first difference of two values, if any; an undefined key counts as absent. */
export function difference(expected: unknown, found: unknown, path = ''): Difference | undefined {
  if (expected === found) return undefined;
  if (!isContainer(expected) || !isContainer(found) || Array.isArray(expected) !== Array.isArray(found)) {
    return { path, expected, found };
  }
  for (const key of new Set([...Object.keys(expected), ...Object.keys(found)])) {
    const inner = difference(expected[key], found[key], path === '' ? key : `${path}.${key}`);
    if (inner) return inner;
  }
  return undefined;
}

/** Formats a difference as a sentence, without its full stop. */
export function differenceText({ path, expected, found }: Difference): string {
  return `${path === '' ? 'the whole' : path}: expected ${brief(expected)}, found ${brief(found)}`;
}

/** Formats the difference between two JSON texts. */
export function spelledDifference(expected: string, found: string): string {
  const place = difference(JSON.parse(expected), JSON.parse(found));
  return place ? differenceText(place) : 'only the spelling differs';
}

/** Long enough to show a whole event or reason. */
const BRIEF = 400;

/** Formats a value in at most a few lines of text. */
export function brief(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = spelled(value);
  return text.length <= BRIEF ? text : `${text.slice(0, BRIEF)}…`;
}

function spelled(value: unknown): string {
  try {
    return canonical(value);
  } catch {
    // The value is not JSON, and the message must show it.
    return String(value);
  }
}

function isContainer(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
