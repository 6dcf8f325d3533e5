import type { Label } from '../message.ts';
import { isForbiddenName } from '../names.ts';
import { nearestName } from '../nearestName.ts';
import { SEGMENT } from './token.ts';

/** The type of a variable and how it is read from the environment. */
export type Variable<Env> =
  | { readonly type: 'number'; readonly read: (env: Env) => number }
  | { readonly type: 'boolean'; readonly read: (env: Env) => boolean }
  | { readonly type: 'string'; readonly read: (env: Env) => string }
  /** A variable that exists but is not available in this context; the author gets the reason. */
  | { readonly type: 'unavailable'; readonly reason: Label };

/**
 * Variables that share a pattern such as `classLevel.*`. `bind` gets the text under each star once, at compile time,
 * and returns undefined for an unknown name. `names` are complete examples, for suggestions.
 */
export interface VariableFamily<Env> {
  readonly bind: (...stars: string[]) => Variable<Env> | undefined;
  readonly names?: readonly string[];
}

/** The variables that formulas in one context may use, without the `@`. */
export interface Scope<Env> {
  lookup(name: string): Variable<Env> | undefined;
  /** Returns the declared name most similar to a misspelled one. */
  nearest(name: string): string | undefined;
  /** Returns this scope with more variables; a repeated name replaces the earlier declaration. */
  extend(entries: ScopeEntries<Env>): Scope<Env>;
}

/** Variables by name, and families of variables by pattern. */
export type ScopeEntries<Env> = Readonly<Record<string, Variable<Env> | VariableFamily<Env>>>;

/**
 * Declares variables: `{ level: numberVariable((hero) => hero.level), 'classLevel.*': family(...) }`. A segment in
 * braces, as in `abilities.{spellcasting}.modifier`, is an ordinary name whose reader resolves it; a star never matches
 * it.
 */
export function defineScope<Env>(entries: ScopeEntries<Env>): Scope<Env> {
  const variables = new Map<string, Variable<Env>>();
  const families: Family<Env>[] = [];
  for (const [name, entry] of Object.entries(entries)) {
    requireName(name, 'bind' in entry);
    if ('bind' in entry) families.push({ pattern: name.split('.'), ...entry });
    else variables.set(name, entry);
  }
  const lookup = (name: string): Variable<Env> | undefined => {
    const segments = name.split('.');
    if (segments.some(isForbiddenName)) return undefined;
    return variables.get(name) ?? bindFirst(families, segments);
  };
  return {
    lookup,
    nearest: (name) => nearestName(name, candidates(name, variables, families, lookup)),
    extend: (more) => defineScope({ ...entries, ...more }),
  };
}

/** Declares a variable with a numeric value. */
export function numberVariable<Env>(read: (env: Env) => number): Variable<Env> {
  return { type: 'number', read };
}

/** Declares a variable that is true or false. */
export function booleanVariable<Env>(read: (env: Env) => boolean): Variable<Env> {
  return { type: 'boolean', read };
}

/** Declares a variable with a text value. */
export function stringVariable<Env>(read: (env: Env) => string): Variable<Env> {
  return { type: 'string', read };
}

/** Declares a name that exists only in other contexts: `unavailable('only available in effects of a cast spell')`. */
export function unavailable<Env>(reason: Label): Variable<Env> {
  return { type: 'unavailable', reason };
}

/** Creates a scope over an array of numbers, one index per name; the environment is the array. */
export function slotScope(names: readonly string[]): Scope<ArrayLike<number>> {
  const entries = names.map((name, slot) => [
    name,
    numberVariable((slots: ArrayLike<number>) => slots[slot] ?? Number.NaN),
  ]);
  return defineScope(Object.fromEntries(entries));
}

interface Family<Env> extends VariableFamily<Env> {
  readonly pattern: readonly string[];
}

function bindFirst<Env>(families: readonly Family<Env>[], segments: readonly string[]): Variable<Env> | undefined {
  for (const family of families) {
    if (family.pattern.length !== segments.length) continue;
    if (!family.pattern.every((part, index) => (part === '*' ? isPlain(segments[index]!) : part === segments[index])))
      continue;
    const variable = family.bind(...starsOf(family.pattern, segments));
    if (variable !== undefined) return variable;
  }
  return undefined;
}

/** Yields declared names, the examples of families, and families with the author's words under the stars. */
function* candidates<Env>(
  name: string,
  variables: ReadonlyMap<string, unknown>,
  families: readonly Family<Env>[],
  lookup: (name: string) => Variable<Env> | undefined,
): Iterable<string> {
  yield* variables.keys();
  const segments = name.split('.');
  for (const { pattern, names } of families) {
    if (names !== undefined) yield* names;
    if (pattern.length !== segments.length) continue;
    const filled = pattern.map((part, index) => (part === '*' ? segments[index]! : part)).join('.');
    if (lookup(filled) !== undefined) yield filled;
  }
}

function starsOf(pattern: readonly string[], segments: readonly string[]): string[] {
  return segments.filter((_, index) => pattern[index] === '*');
}

function isPlain(segment: string): boolean {
  return !segment.startsWith('{');
}

const NAME = new RegExp(String.raw`^(?:${SEGMENT}|\*)(?:\.(?:${SEGMENT}|\*))*$`);

function requireName(name: string, isFamily: boolean): void {
  const segments = name.split('.');
  const fits = NAME.test(name) && segments.includes('*') === isFamily && !segments.some(isForbiddenName);
  if (!fits) throw new TypeError(`"${name}" cannot be the name of a variable${isFamily ? ' family' : ''}`);
}
