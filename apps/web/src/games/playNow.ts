import * as z from 'zod';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { api } from '../api/api.ts';
import { isUnreachable } from '../api/problem.ts';
import { ensurePresence, usePresence } from '../live/me.ts';
import { ownName } from '../live/ownName.ts';
import { ownTables } from '../local/localTables.ts';
import { defaultOptions, matchGames } from './manifests.ts';

const isOffered = (id: string) => matchGames.some((game) => game.id === id);

/** Game, bot level and options of a quick match. */
const Choice = z.object({
  game: z
    .string()
    .refine(isOffered)
    .catch(() => matchGames[0]?.id ?? ''),
  level: z.string().catch('normal'),
  options: z.record(z.string(), z.json()).catch({}),
});
export type Choice = z.infer<typeof Choice>;

/** Store of the last quick match, which "play now" starts again. */
export const usePlayNow = create<Choice>()(
  persist((): Choice => Choice.parse({}), {
    name: 'tessera.playNow',
    merge: (stored, now) => ({ ...now, ...(stored === undefined ? {} : Choice.parse(stored)) }),
  }),
);

/** Returns the choice for a quick match of a game: the last one if it was this game, otherwise the defaults. */
export function defaultChoice(game: string): Choice {
  const last = usePlayNow.getState();
  return last.game === game ? last : Choice.parse({ game });
}

/** Starts a match against a bot and returns its address. Without a server the match runs on this device. */
export async function playNow({ game, level, options: chosen }: Choice, seat = 0): Promise<string> {
  const options = { ...defaultOptions(game), ...chosen };
  // An unknown player waits for the server's answer, except when the server is already known to be offline.
  if (usePresence.getState().reach !== 'offline' && (await ensurePresence()).reach !== 'offline') {
    try {
      const { id } = await api.create({ game, options, seats: inOrder(seat, { kind: 'me' }, { kind: 'bot', level }) });
      return `/match/${id}`;
    } catch (error) {
      if (!isUnreachable(error)) throw error;
      usePresence.setState({ reach: 'offline' });
    }
  }
  return playHere(game, level, options, seat);
}

/** Starts the match on this device. */
async function playHere(game: string, level: string, options: Choice['options'], seat: number): Promise<string> {
  const tables = await ownTables();
  const id = await tables.create({
    game,
    options,
    seats: inOrder(seat, { kind: 'human', name: ownName() }, { kind: 'bot', level }),
  });
  return `/local/${id}`;
}

/** Returns the two seats of a quick match, with the player in the chosen one. */
function inOrder<Player, Bot>(seat: number, player: Player, bot: Bot): (Player | Bot)[] {
  return seat === 0 ? [player, bot] : [bot, player];
}
