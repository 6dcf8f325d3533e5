import { isFullyUndone, matchInfoAfter, Room, replaysIdentically, upgradedRecord, writeStart } from '@tessera/room';
import { TableError } from '../errors.ts';
import type { LoadedGame } from './gameLoader.ts';
import { recordOf } from './localMatch.ts';
import type { StoredMatch } from './matchStorage.ts';

/**
 * Migrates a stored match to the current rules. Returns undefined if it replays identically or the rules have no
 * migration.
 */
export function takenOver(stored: StoredMatch, { game }: LoadedGame, now: number): StoredMatch | undefined {
  const record = recordOf(stored);
  if (record.header.version === game.version || !game.migrate || replaysIdentically(game, record)) return undefined;
  if (isFullyUndone(record)) {
    throw new TableError('all-taken-back', stored.heading.info.id, 'Everything in it has been taken back');
  }
  const migrated = upgradedRecord(game, record, now);
  const { summary } = Room.resume(game, migrated);
  const { notes: _notes, seen, info, ...heading } = stored.heading;
  return {
    heading: {
      ...heading,
      info: matchInfoAfter(info, summary, info.movedAt),
      start: writeStart(migrated),
      // Undone entries are no longer in the log.
      ...(seen !== undefined && { seen: Math.min(seen, summary.seq) }),
    },
    entries: migrated.entries,
  };
}
