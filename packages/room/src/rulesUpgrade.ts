import { formatOf, type Game, writeMatchFile } from '@tessera/kernel';
import { effectiveDeeds, type LogEntry } from './logEntry.ts';
import { type RoomRecord, recordOfFile } from './record.ts';
import { Room } from './room.ts';

/** Whether a match replays identically under these rules, so that it needs no migration. */
export function replaysIdentically(game: Game, record: RoomRecord): boolean {
  try {
    Room.resume(game, record);
    return true;
  } catch {
    // The caller asks precisely because the replay may diverge.
    return false;
  }
}

/**
 * Whether every operation of a match has been undone. Such a match is not migrated: the used dice are known only from
 * operations that stand, so they would be rolled again.
 */
export function isFullyUndone({ entries }: RoomRecord): boolean {
  const isPlayed = entries.some(({ kind }) => kind !== 'dropped');
  return isPlayed && effectiveDeeds(entries).length === 0;
}

/**
 * Migrates a match of older rules to these rules (`migrate`). Operations that stand are replayed. Undone ones are
 * dropped, but their dice stay used. Throws if the rules cannot migrate it.
 */
export function upgradedRecord(game: Game, record: RoomRecord, now: number): RoomRecord {
  const { header, seed, reseeds, practice, startedAt, entries, holders, pace, undo } = record;
  const deeds = effectiveDeeds(entries);
  const used = entries.at(-1)?.position ?? 0;
  if (isFullyUndone(record)) throw new Error('Everything in it has been taken back');
  const text = writeMatchFile({
    format: 'tessera-match',
    formatVersion: formatOf(header),
    header,
    seed,
    ...(reseeds && { reseeds }),
    ...(practice && { practice }),
    deeds: deeds.map(({ deed }) => deed),
    chain: deeds.map(({ link }) => link),
    hash: '',
    times: deeds.map(({ at }) => at),
  });
  const imported = recordOfFile(game, text, { now });
  const isSameLength = imported.entries.length === deeds.length;
  const done = imported.entries.map((row, i): LogEntry => {
    // Keeps the idempotency keys, so that a retry of an earlier action is answered without a second effect.
    const actionId = isSameLength ? entries[(deeds[i]?.seq ?? 0) - 1]?.actionId : undefined;
    const position = i === imported.entries.length - 1 ? Math.max(row.position, used) : row.position;
    return { ...row, position, ...(actionId !== undefined && { actionId }) };
  });
  const kept = { ...(holders && { holders }), ...(pace && { pace }), ...(undo && { undo }) };
  return { ...imported, ...kept, startedAt, entries: [...done, ...seatsAfter(done, entries)] };
}

/** Returns the seat entries, renumbered after the operations: past seat holders matter for the whole match. */
function seatsAfter(done: readonly LogEntry[], entries: readonly LogEntry[]): LogEntry[] {
  const last = done.at(-1);
  return entries
    .filter((row) => row.kind === 'seat')
    .map((row, i) => ({
      ...row,
      seq: done.length + i + 1,
      ...(last && { link: last.link, position: last.position }),
    }));
}
