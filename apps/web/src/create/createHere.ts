import type { GameInfo } from '@tessera/protocol';
import { ownTables } from '../local/localTables.ts';
import { type Draft, laterSeats } from './draft.ts';
import { plainOptions } from './plainOptions.ts';

/** Creates a table on this device and returns its id. `nameOf` gives the default name of a player without a name. */
export async function createHere(
  game: Pick<GameInfo, 'id' | 'seats'>,
  draft: Draft,
  nameOf: (seat: number) => string,
): Promise<string> {
  const { title, options, mode, undo, seats } = draft;
  const tables = await ownTables();
  const { later } = game.seats;
  const free = laterSeats(game, draft);
  return tables.create({
    game: game.id,
    ...(title.trim() !== '' && { title: title.trim() }),
    options: { ...plainOptions(options), ...(later !== undefined && free > 0 && { [later]: seats.length }) },
    mode,
    ...(undo && { undo }),
    seats: [
      ...seats.map(({ kind, level, name }, seat) =>
        kind === 'bot' ? { kind, level } : { kind: 'human' as const, name: name.trim() || nameOf(seat) },
      ),
      ...Array.from({ length: free }, (_, i) => ({ kind: 'human' as const, name: nameOf(seats.length + i) })),
    ],
  });
}
