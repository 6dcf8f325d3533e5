import { nearestName } from '@tessera/rules/nearestName';
import * as z from 'zod';
import type { Game } from './game.ts';

/** What is wrong with the options of a new match. */
export interface OptionsProblem {
  readonly path: readonly PropertyKey[];
  /** `unknown-option`, what a game calls a problem of its own, or the code of the schema. */
  readonly problem: string;
  /** What was named and does not exist. */
  readonly name?: string;
  /** The known name nearest to it. */
  readonly nearest?: string;
  /** In English. */
  readonly message: string;
}

/** The options of a new match, complete with defaults, or the first problem with them. */
export type ReadOptions<Options extends object> =
  | { readonly ok: true; readonly options: Options }
  | { readonly ok: false; readonly problem: OptionsProblem };

/**
 * Reads the options of a new match. A name that the game does not know is a problem here, with the nearest name that it knows.
 * Options of a stored match are read with the schema alone: an older version of the rules may have known more.
 */
export function readNewOptions<Options extends object>(
  game: Pick<Game<object, object, Options>, 'options'>,
  options: unknown,
): ReadOptions<Options> {
  const unknown = unknownOption(game.options, options, []);
  if (unknown) return { ok: false, problem: unknown };
  const parsed = game.options.safeParse(options);
  if (parsed.success) return { ok: true, options: parsed.data };
  const [issue] = parsed.error.issues;
  if (!issue) throw parsed.error;
  return { ok: false, problem: problemOf(issue, options) };
}

/** The first field that a closed object of the schema does not have, however deep. */
function unknownOption(
  schema: z.core.$ZodType,
  value: unknown,
  path: readonly PropertyKey[],
): OptionsProblem | undefined {
  const inner = unwrapped(schema);
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    return firstOf(value.entries(), ([at, item]) => unknownOption(inner.element, item, [...path, at]));
  }
  if (!(inner instanceof z.ZodObject) || typeof value !== 'object' || value === null) return undefined;
  const known = new Map<string, z.core.$ZodType>(Object.entries(inner.shape));
  const { catchall } = inner.def;
  const isOpen = catchall !== undefined && !(catchall instanceof z.ZodNever);
  return firstOf(Object.entries(value), ([name, item]) => {
    const field = known.get(name);
    if (field) return unknownOption(field, item, [...path, name]);
    return isOpen ? undefined : unknownName([...path, name], name, [...known.keys()]);
  });
}

/** A schema without what may be around it: optional, nullable, with a default. */
function unwrapped(schema: z.core.$ZodType): z.core.$ZodType {
  const isAround =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodReadonly;
  return isAround ? unwrapped(schema.def.innerType) : schema;
}

function firstOf<Item>(
  items: Iterable<Item>,
  problemOfItem: (item: Item) => OptionsProblem | undefined,
): OptionsProblem | undefined {
  for (const item of items) {
    const problem = problemOfItem(item);
    if (problem) return problem;
  }
  return undefined;
}

function unknownName(path: readonly PropertyKey[], name: string, known: readonly string[]): OptionsProblem {
  const nearest = nearestName(name, known);
  const message = `There is no option "${name}". ${suggested(nearest, known)}`;
  return { path, problem: 'unknown-option', name, ...(nearest !== undefined && { nearest }), message };
}

function suggested(nearest: string | undefined, known: readonly string[]): string {
  return nearest === undefined ? `Known: ${known.join(', ')}.` : `Did you mean "${nearest}"?`;
}

/** A game names a problem of its own in the `params` of a custom issue. */
const OwnProblem = z.object({ problem: z.string(), name: z.string() });

function problemOf(issue: z.core.$ZodIssue, options: unknown): OptionsProblem {
  const { code, path, message } = issue;
  if (code === 'custom') {
    const own = OwnProblem.safeParse(issue.params);
    return { path, problem: own.data?.problem ?? code, ...(own.data && { name: own.data.name }), message };
  }
  const value = valueAt(options, path);
  if (code !== 'invalid_value' || typeof value !== 'string') return { path, problem: code, message };
  const known = issue.values.map(String);
  const nearest = nearestName(value, known);
  return {
    path,
    problem: code,
    name: value,
    ...(nearest !== undefined && { nearest }),
    message: `There is no "${value}" here. ${suggested(nearest, known)}`,
  };
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let at = value;
  for (const key of path) {
    if (typeof at !== 'object' || at === null) return undefined;
    at = Object.entries(at).find(([name]) => name === String(key))?.[1];
  }
  return at;
}
