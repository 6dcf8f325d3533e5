import type { Game } from '@tessera/kernel';
import { TestkitError } from '../errors.ts';

/** Replaces the terms of a case ("@b2") by their values in the game. "@@" stands for a literal "@". */
export function expandCaseTokens<T>(value: T, game: Game, options: object): T {
  return replaced(value, game, options) as T;
}

function replaced(value: unknown, game: Game, options: object): unknown {
  if (typeof value === 'string') return value.startsWith('@') ? meaning(value.slice(1), game, options) : value;
  if (Array.isArray(value)) return value.map((item) => replaced(item, game, options));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, replaced(inner, game, options)]));
}

function meaning(term: string, game: Game, options: object): unknown {
  if (term.startsWith('@')) return term;
  const known = game.term?.(term, options);
  if (known === undefined)
    throw new TestkitError('unknown-term', `@${term}`, `${game.id} does not know what "@${term}" is`);
  return known;
}
