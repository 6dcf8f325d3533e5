import { type CatalogEntry, find, games } from '@tessera/catalog';
import type { Game } from '@tessera/kernel';
import { type Flags, readText, UsageError, unknownName } from '@tessera/terminal';
import * as z from 'zod';

/** What every new match is made of. */
export const MATCH_FLAGS = {
  options: { type: 'string', value: 'json|@file', about: 'Options of the match, as JSON or as @file.json' },
  seed: { type: 'string', value: 'text', about: 'Where all chance comes from' },
} as const satisfies Flags;

/** The game of this id, or a UsageError with the nearest id. */
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

/** The options of a match, complete with defaults. A name that the game does not know is an error, not ignored. */
export function optionsOf(game: Game, text: string | undefined, cwd: string): object {
  const raw = text === undefined ? {} : parseOptions(text, cwd);
  const known = optionNames(game);
  if (known) {
    for (const name of Object.keys(raw)) {
      if (!known.includes(name)) throw unknownName('bad-option', `option of ${game.id} called`, name, known);
    }
  }
  const parsed = game.options.safeParse(raw);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const path = ['options', ...(issue?.path ?? [])].map(String).join('.');
  throw new UsageError('bad-option', `${issue?.message ?? 'These are not options of the game'} (${path})`);
}

/** The options of a game as a JSON Schema, the way a caller writes them: what has a default may be left out. */
export function optionsSchema(game: Game): z.core.JSONSchema.BaseSchema {
  return z.toJSONSchema(game.options, { io: 'input' });
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

/** The names a game's options may have; nothing when it takes any. */
function optionNames(game: Game): string[] | undefined {
  const { properties, additionalProperties } = optionsSchema(game);
  const isOpen = additionalProperties !== undefined && additionalProperties !== false;
  return properties === undefined || isOpen ? undefined : Object.keys(properties);
}
