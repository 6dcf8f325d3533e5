import { formatOf, type Game, KernelError, readMatchFile, unpacked, writeMatchFile } from '@tessera/kernel';
import { effectiveDeeds, type LogEntry, Room, type RoomRecord, recordOfFile } from '@tessera/room';
import type { StartedMatch, StoredMatch } from '../hosts/hostMessages.ts';
import { type FindGame, mustReach, rulesName } from '../hosts/openRoom.ts';
import { recordOf, started } from '../hosts/records.ts';
import { OperatorError } from './operatorError.ts';

/** A match as newer rules have it, to take the place of the log it had. */
export interface MigratedLog extends StartedMatch {
  /** From which rules to which, as people read it. */
  readonly from: string;
  readonly to: string;
}

/**
 * Hands a match over to the newest rules, by what they know of older ones (`migrate`). Whatever stands is done again; what was taken
 * back is left out, but the dice that it used stay used. An OperatorError says why it cannot be done, or need not.
 */
export function migrateLog(find: FindGame, { snapshot: _, ...stored }: StoredMatch, now: number): MigratedLog {
  const { header } = readMatchFile(stored.beginning);
  mustReach(stored);
  const game = find(header.game);
  if (find(header.game, header)) throw no('Its own rules are installed, so it stays with them.');
  if (!game) throw no(`There is no game ${header.game} here.`);
  const record = recordOf(game, stored);
  if (goesOn(game, record)) throw no(`It goes on with ${game.id} ${game.version} as it is.`);
  if (!game.migrate)
    throw no(`${game.id} ${game.version} does not know how to take over matches of ${header.version}.`);
  try {
    const migrated = handedOver(game, record, now);
    const to = rulesName({ ...header, version: game.version, content: game.contentFor(unpacked(header)) });
    return { ...started(game, migrated), from: rulesName(header), to };
  } catch (error) {
    // Rules, and what they say about a match of others, may throw whatever they like.
    const why = error instanceof KernelError || error instanceof Error ? error.message : String(error);
    throw no(`${game.id} ${game.version} cannot take it over: ${why}.`);
  }
}

function goesOn(game: Game, record: RoomRecord): boolean {
  try {
    Room.resume(game, record);
    return true;
  } catch {
    // That it goes another way is why anybody asks.
    return false;
  }
}

function handedOver(game: Game, record: RoomRecord, now: number): RoomRecord {
  const { header, seed, reseeds, practice, startedAt, entries, holders, pace, undo } = record;
  const deeds = effectiveDeeds(entries);
  const used = entries.at(-1)?.position ?? 0;
  if (deeds.length === 0 && entries.length > 0) throw new Error('Everything in it has been taken back');
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

function no(why: string): OperatorError {
  return new OperatorError('not-migrated', why);
}
