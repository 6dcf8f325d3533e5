import type { Game } from '@tessera/kernel';
import { Room, type RoomRecord, readSnapshot, readStart, writeStart } from '@tessera/room';
import type { StartedMatch, StoredMatch } from './hostMessages.ts';
import { firstSeal, isSound, seal, unseal } from './seals.ts';

// Between rooms and storage: what is written of a match, and what is made of it again.

/** What storage has of a match, read and verified as far as that goes without its rules. */
export function recordOf(game: Game, stored: StoredMatch): RoomRecord {
  const { beginning, startedAt, entries, snapshot, holders, pace, clocks } = stored;
  const start = readStart(beginning);
  const record: RoomRecord = {
    ...start,
    startedAt,
    entries: unseal(entries, beginning),
    holders,
    pace,
    ...(clocks && { clocks }),
  };
  const { version, content } = start.header;
  // A snapshot of other rules is worth nothing: the whole match must show that it goes the same way with these.
  const fits = version === game.version && content === game.contentHash;
  const known = snapshot && fits && isSound(snapshot, entries) ? readSnapshot(snapshot.text) : undefined;
  return known ? { ...record, snapshot: known } : record;
}

/** A record as something to be stored, after making sure that it can be taken up again. */
export function started(game: Game, record: RoomRecord): StartedMatch {
  const { header, startedAt, entries } = record;
  const beginning = writeStart(record);
  let before = firstSeal(beginning);
  const stored = entries.map((entry) => {
    const sealed = seal(entry, before);
    before = sealed.seal;
    return sealed;
  });
  const { summary, clocks, commitment } = Room.resume(game, record);
  return {
    game: game.id,
    beginning,
    startedAt,
    commitment,
    entries: stored,
    summary,
    ...(clocks && { clocks }),
    seats: header.seats,
    options: JSON.stringify(header.options),
    mode: header.mode,
  };
}
