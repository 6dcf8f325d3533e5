import { FORMAT_VERSION, type Game, KernelError, readMatchFile, writeMatchFile } from '@tessera/kernel';
import { Room, type RoomRecord, type Row, recordOfFile, standing } from '@tessera/room';
import type { Begun, StoredMatch } from '../hosts/hostMessages.ts';
import { type FindGame, mustReach, rulesName } from '../hosts/openRoom.ts';
import { begun, recordOf } from '../hosts/records.ts';
import { OperatorError } from './operatorError.ts';

/** A match as newer rules have it, to take the place of the log it had. */
export interface MigratedLog extends Begun {
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
    const to = rulesName({ ...header, version: game.version, content: game.contentHash });
    return { ...begun(game, migrated), from: rulesName(header), to };
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
  const { header, seed, reseeds, practice, startedAt, rows, holders, pace } = record;
  const deeds = standing(rows);
  const used = rows.at(-1)?.position ?? 0;
  if (deeds.length === 0 && rows.length > 0) throw new Error('Everything in it has been taken back');
  const text = writeMatchFile({
    format: 'tessera-match',
    formatVersion: FORMAT_VERSION,
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
  const isSameLength = imported.rows.length === deeds.length;
  const done = imported.rows.map((row, i): Row => {
    // A retry of something that was done before the migration is still answered, not done again.
    const actionId = isSameLength ? rows[(deeds[i]?.seq ?? 0) - 1]?.actionId : undefined;
    const position = i === imported.rows.length - 1 ? Math.max(row.position, used) : row.position;
    return { ...row, position, ...(actionId !== undefined && { actionId }) };
  });
  const kept = { ...(holders && { holders }), ...(pace && { pace }) };
  return { ...imported, ...kept, startedAt, rows: [...done, ...seatsAfter(done, rows)] };
}

/** Who has sat where counts for ever, so those entries come along, behind what was done. */
function seatsAfter(done: readonly Row[], rows: readonly Row[]): Row[] {
  const last = done.at(-1);
  return rows
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
