import type { MatchInfo } from '@tessera/protocol';
import { api } from '../api/api.ts';
import { ownTables } from '../local/localTables.ts';

const DEFAULT_LEVEL = 'normal';

/** Creates a match with the same players and returns its address. */
export async function rematchOf(
  { id, game, title, options, mode, seats }: MatchInfo,
  where: 'server' | 'here',
): Promise<string> {
  if (where === 'server') return `/match/${(await api.rematch(id)).id}`;
  const again = await (await ownTables()).create({
    game,
    title,
    options,
    mode,
    seats: seats.map(({ kind, name, level = DEFAULT_LEVEL }) =>
      kind === 'bot' ? { kind, level, name } : { kind: 'human', name },
    ),
  });
  return `/local/${again}`;
}
