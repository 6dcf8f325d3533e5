import type { Game } from '@tessera/kernel';
import { Room, type RoomRecord, readSnapshot, readStart, writeStart } from '@tessera/room';
import type { Begun, StoredMatch } from './hostMessages.ts';
import { firstSeal, isSound, seal, unseal } from './seals.ts';

// Between rooms and storage: what is written of a match, and what is made of it again.

/** What storage has of a match, read and verified as far as that goes without its rules. */
export function recordOf(game: Game, stored: StoredMatch): RoomRecord {
  const { beginning, startedAt, rows, snapshot, holders, pace, clocks } = stored;
  const start = readStart(beginning);
  const record: RoomRecord = {
    ...start,
    startedAt,
    rows: unseal(rows, beginning),
    holders,
    pace,
    ...(clocks && { clocks }),
  };
  const { version, content } = start.header;
  // A snapshot of other rules is worth nothing: the whole match must show that it goes the same way with these.
  const fits = version === game.version && content === game.contentHash;
  const known = snapshot && fits && isSound(snapshot, rows) ? readSnapshot(snapshot.text) : undefined;
  return known ? { ...record, snapshot: known } : record;
}

/** A record as something to be stored, after making sure that it can be taken up again. */
export function begun(game: Game, record: RoomRecord): Begun {
  const { header, startedAt, rows } = record;
  const beginning = writeStart(record);
  let before = firstSeal(beginning);
  const stored = rows.map((row) => {
    const sealed = seal(row, before);
    before = sealed.seal;
    return sealed;
  });
  const { standing, clocks, commitment } = Room.resume(game, record);
  return {
    game: game.id,
    beginning,
    startedAt,
    commitment,
    rows: stored,
    standing,
    ...(clocks && { clocks }),
    seats: header.seats,
    options: JSON.stringify(header.options),
    mode: header.mode,
  };
}
