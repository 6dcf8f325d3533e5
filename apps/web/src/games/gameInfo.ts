import { GameInfo } from '@tessera/protocol';
import * as z from 'zod';
import { api } from '../api/api.ts';
import { isUnreachable } from '../api/problem.ts';
import { UnknownGame } from '../match/unknownGame.ts';
import { rulesOf } from './rules.ts';

const known = new Map<string, Promise<GameInfo>>();

/**
 * Returns the info of a game from the server, or from its local rules when the server is unreachable. The result is
 * cached.
 */
export function gameInfo(id: string): Promise<GameInfo> {
  let asked = known.get(id);
  if (!asked) {
    asked = ask(id);
    asked.catch(() => known.delete(id));
    known.set(id, asked);
  }
  return asked;
}

async function ask(id: string): Promise<GameInfo> {
  try {
    return await api.game(id);
  } catch (error) {
    if (isUnreachable(error)) return fromRules(id);
    throw error;
  }
}

/** Builds the info of a game from its local rules. */
async function fromRules(id: string): Promise<GameInfo> {
  const [rules, { levelsOf }] = await Promise.all([rulesOf(id), import('@tessera/bots')]);
  if (!rules) throw new UnknownGame(id);
  const { game, bots } = rules;
  const options = z.toJSONSchema(game.options, { io: 'input' });
  return GameInfo.parse({
    id,
    version: game.version,
    tagline: '',
    seats: game.seats,
    options: JSON.parse(JSON.stringify(options)),
    levels: Object.keys(levelsOf(bots)),
  });
}
