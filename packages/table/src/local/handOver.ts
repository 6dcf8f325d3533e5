import { goesOn, handedOver, headingAfter, isAllTakenBack, Room, writeStart } from '@tessera/room';
import { TableError } from '../errors.ts';
import { recordOf } from './localMatch.ts';
import type { ShelvedGame } from './shelf.ts';
import type { StoredMatch } from './vault.ts';

/**
 * Migrates a stored match to the current rules. Returns undefined if it replays identically or the rules have no
 * migration.
 */
export function takenOver(stored: StoredMatch, { game }: ShelvedGame, now: number): StoredMatch | undefined {
  const record = recordOf(stored);
  if (record.header.version === game.version || !game.migrate || goesOn(game, record)) return undefined;
  if (isAllTakenBack(record)) {
    throw new TableError('all-taken-back', stored.heading.info.id, 'Everything in it has been taken back');
  }
  const migrated = handedOver(game, record, now);
  const { summary } = Room.resume(game, migrated);
  const { notes: _notes, seen, info, ...heading } = stored.heading;
  return {
    heading: {
      ...heading,
      info: headingAfter(info, summary, info.movedAt),
      start: writeStart(migrated),
      // Undone entries are no longer in the log.
      ...(seen !== undefined && { seen: Math.min(seen, summary.seq) }),
    },
    entries: migrated.entries,
  };
}
