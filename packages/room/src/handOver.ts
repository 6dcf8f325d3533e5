import { formatOf, type Game, writeMatchFile } from '@tessera/kernel';
import { effectiveDeeds, type LogEntry } from './logEntry.ts';
import { type RoomRecord, recordOfFile } from './record.ts';
import { Room } from './room.ts';

/** Whether a match goes with these rules the way that its log says, so that nobody has to hand it over. */
export function goesOn(game: Game, record: RoomRecord): boolean {
  try {
    Room.resume(game, record);
    return true;
  } catch {
    // That it goes another way is why anybody asks.
    return false;
  }
}

/**
 * Whether nothing stands of all that was done in a match. Nobody takes over such a one: the dice that it has used are told by
 * what stands alone, and would be thrown again.
 */
export function isAllTakenBack({ entries }: RoomRecord): boolean {
  return entries.length > 0 && effectiveDeeds(entries).length === 0;
}

/**
 * A match of older rules as these take it over, by what they know of the older ones (`migrate`). Whatever stands is done again; what
 * was taken back is left out, but the dice that it used stay used. Throws where they do not take it.
 */
export function handedOver(game: Game, record: RoomRecord, now: number): RoomRecord {
  const { header, seed, reseeds, practice, startedAt, entries, holders, pace, undo } = record;
  const deeds = effectiveDeeds(entries);
  const used = entries.at(-1)?.position ?? 0;
  if (isAllTakenBack(record)) throw new Error('Everything in it has been taken back');
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
    // A retry of something that was done before the migration is still answered, not done again.
    const actionId = isSameLength ? entries[(deeds[i]?.seq ?? 0) - 1]?.actionId : undefined;
    const position = i === imported.entries.length - 1 ? Math.max(row.position, used) : row.position;
    return { ...row, position, ...(actionId !== undefined && { actionId }) };
  });
  const kept = { ...(holders && { holders }), ...(pace && { pace }), ...(undo && { undo }) };
  return { ...imported, ...kept, startedAt, entries: [...done, ...seatsAfter(done, entries)] };
}

/** Who has sat where counts for ever, so those entries come along, behind what was done. */
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
