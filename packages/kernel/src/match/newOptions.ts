import { nearestName } from '@tessera/rules/nearestName';
import * as z from 'zod';
import type { Game } from '../game.ts';

/** A problem with the options of a new match. */
export interface OptionsProblem {
  readonly path: readonly PropertyKey[];
  /** `unknown-option`, a code defined by the game, or the issue code of the schema. */
  readonly problem: string;
  /** The unknown name. */
  readonly name?: string;
  /** The most similar known name. */
  readonly nearest?: string;
  readonly message: string;
}

/** The options of a new match with defaults filled in, or the first problem. */
export type ReadOptions<Options extends object> =
  | { readonly ok: true; readonly options: Options }
  | { readonly ok: false; readonly problem: OptionsProblem };

/**
 * Validates the options of a new match. An unknown name is a problem and comes with the nearest known name. Options of
 * a stored match are validated with the schema alone, because older rules may have known more names.
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

/** Returns the first field, at any depth, that a closed object of the schema does not have. */
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

/** Strips the optional, nullable and default wrappers from a schema. */
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

/** The `params` of a custom issue with a code defined by the game. */
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
