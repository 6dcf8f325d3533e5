import { type CatalogEntry, find, games } from '@tessera/catalog';
import { type Game, readNewOptions } from '@tessera/kernel';
import { type Flag, type Flags, type FurtherFlags, readText, UsageError, unknownName } from '@tessera/terminal';
import * as z from 'zod';

/** Flags of every new match. */
export const MATCH_FLAGS = {
  options: { type: 'string', value: 'json|@file', about: 'Options of the match, as JSON or as @file.json' },
  seed: { type: 'string', value: 'text', about: 'Seed of all chance' },
} as const satisfies Flags;

/** Returns the game with this id. Throws a `UsageError` with the nearest id. */
export function gameNamed(id: string | undefined): CatalogEntry {
  const entry = find(id ?? '');
  if (entry) return entry;
  throw unknownName(
    'unknown-game',
    'game',
    id ?? '',
    games.map(({ game }) => game.id),
  );
}

/** Returns flags for the scalar options of the named game: `--scenario 3`. */
export function gameFlags(words: readonly string[]): FurtherFlags | undefined {
  const named = words.map((word) => find(word)).find((entry) => entry !== undefined);
  if (named === undefined) return undefined;
  const { game } = named;
  const flags = scalarsOf(game).map(([name, schema]): [string, Flag] => [
    name,
    { type: 'string', value: valuesText(schema), about: aboutText(schema) },
  ]);
  return { of: game.id, flags: Object.fromEntries(flags) };
}

/** Help text about the flags of games. */
export const GAME_FLAGS_ABOUT =
  'Simple options of a game are also options of this command: tessera <command> <game> --help lists them.';

/**
 * Returns the options of a match with defaults, from `--options` and from single flags. An unknown name is an error.
 */
export function optionsOf(
  game: Game,
  text: string | undefined,
  cwd: string,
  single: Readonly<Record<string, string>> = {},
): object {
  const raw = { ...(text === undefined ? {} : parseOptions(text, cwd)) };
  for (const [name, value] of Object.entries(single)) {
    if (Object.hasOwn(raw, name))
      throw new UsageError('bad-option', `--${name} is in --options already: leave one of them out.`);
    Object.assign(raw, { [name]: optionValue(game, name, value) });
  }
  const read = readNewOptions(game, raw);
  if (read.ok) return read.options;
  const { path, message } = read.problem;
  throw new UsageError('bad-option', `${message} (${['options', ...path].map(String).join('.')})`);
}

/** Returns the JSON Schema of the options as a caller writes them: options with a default are optional. */
export function optionsSchema(game: Game): z.core.JSONSchema.BaseSchema {
  return z.toJSONSchema(game.options, { io: 'input' });
}

type Scalar = z.core.JSONSchema.BaseSchema;

const SCALARS: readonly unknown[] = ['integer', 'number', 'string', 'boolean'];

/** Returns the scalar options of a game. */
function scalarsOf(game: Game): [string, Scalar][] {
  return Object.entries(optionsSchema(game).properties ?? {}).flatMap(([name, schema]) =>
    typeof schema === 'object' && SCALARS.includes(schema.type) ? [[name, schema]] : [],
  );
}

function valuesText({ type, enum: values, minimum, maximum }: Scalar): string {
  if (values !== undefined) return values.join('|');
  if (type === 'boolean') return 'true|false';
  if (type === 'string') return 'text';
  const isRange = minimum !== undefined && maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER;
  return isRange ? `${minimum}-${maximum}` : 'N';
}

function aboutText({ description = '', default: usual }: Scalar): string {
  return usual === undefined ? description : `${description} (${String(usual)})`.trim();
}

/** Parses the value of a flag. The schema of the game validates it. */
function optionValue(game: Game, name: string, text: string): unknown {
  const schema = scalarsOf(game).find(([known]) => known === name)?.[1];
  if (schema?.type === 'boolean') return text === 'true' || (text === 'false' ? false : text);
  const isNumber = schema?.type === 'integer' || schema?.type === 'number';
  return isNumber && text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
}

function parseOptions(text: string, cwd: string): object {
  const source = text.startsWith('@') ? text.slice(1) : '--options';
  const json = text.startsWith('@') ? readText(source, cwd) : text;
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (cause) {
    throw new UsageError('bad-option', `${source} is not JSON: ${cause instanceof Error ? cause.message : cause}`);
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw new UsageError('bad-option', `${source} must be a JSON object, like '{"rows": 15}'.`);
}
