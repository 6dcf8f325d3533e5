import { ownTables } from '../local/localTables.ts';
import type { Draft } from './draft.ts';
import { plainOptions } from './plainOptions.ts';

/** Opens the table on this device and gives its id. `nameOf` says what somebody without a name is called. */
export async function createHere(game: string, draft: Draft, nameOf: (seat: number) => string): Promise<string> {
  const { title, options, mode, undo, seats } = draft;
  const tables = await ownTables();
  return tables.create({
    game,
    ...(title.trim() !== '' && { title: title.trim() }),
    options: plainOptions(options),
    mode,
    ...(undo && { undo }),
    seats: seats.map(({ kind, level, name }, seat) =>
      kind === 'bot' ? { kind, level } : { kind: 'human', name: name.trim() || nameOf(seat) },
    ),
  });
}
