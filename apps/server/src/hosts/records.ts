import { FORMAT_VERSION, type Game, Match, readMatchFile, writeMatchFile } from '@tessera/kernel';
import type { Pace } from '@tessera/protocol';
import { Room, type RoomRecord, type Row } from '@tessera/room';
import * as z from 'zod';
import { startClocks } from './clocks.ts';
import type { Begun, Standing, StoredMatch } from './hostMessages.ts';
import { firstSeal, isSound, seal, unseal } from './seals.ts';

// Between rooms and storage: what is written of a match, and what is made of it again.

const Snapshot = z.object({
  seq: z.int().min(0),
  bookmark: z.object({
    seq: z.int().min(0),
    link: z.string(),
    state: z.unknown(),
    position: z.int().min(0),
    end: z.int().min(0),
  }),
});

/** What storage has of a match, read and verified as far as that goes without its rules. */
export function recordOf(game: Game, { beginning, startedAt, rows, snapshot }: StoredMatch): RoomRecord {
  const { header, seed } = readMatchFile(beginning);
  const record: RoomRecord = { header, seed, startedAt, rows: unseal(rows, beginning) };
  const { version, content } = header;
  // A snapshot of other rules is worth nothing: the whole match must show that it goes the same way with these.
  const fits = version === game.version && content === game.contentHash;
  if (!snapshot || !fits || !isSound(snapshot, rows)) return record;
  const { seq, bookmark } = Snapshot.parse(JSON.parse(snapshot.text));
  return { ...record, snapshot: { seq, bookmark: { ...bookmark, state: bookmark.state } } };
}

/** A match from a file that verifies, as rows. A file that does not say when its deeds were done has them done now. */
export function importedRecord(game: Game, text: string, now: number): RoomRecord {
  const match = Match.load(game, text);
  const { seed, times } = readMatchFile(text);
  const { header, deeds, chain } = match;
  const rows = deeds.map((deed, i): Row => {
    const common = {
      seq: i + 1,
      at: times?.[i] ?? now,
      actionId: `import-${i + 1}`.padEnd(8, '-'),
      link: chain[i] as string,
      // Dice that were taken back leave a gap before the next deed.
      position: deeds[i + 1]?.at ?? match.position,
    };
    return 'seat' in deed
      ? { ...common, kind: 'act', by: deed.seat, deed }
      : { ...common, kind: 'edit', by: deed.by, deed };
  });
  return { header, seed, startedAt: times?.[0] ?? now, rows };
}

/** A record as something to be stored, after making sure that it can be taken up again. */
export function begun(game: Game, record: RoomRecord, pace: Pace): Begun {
  const { header, seed, startedAt, rows } = record;
  const nothingDone = { deeds: [], chain: [], hash: '' };
  const beginning = writeMatchFile({
    format: 'tessera-match',
    formatVersion: FORMAT_VERSION,
    header,
    seed,
    ...nothingDone,
  });
  let before = firstSeal(beginning);
  const stored = rows.map((row) => {
    const sealed = seal(row, before);
    before = sealed.seal;
    return sealed;
  });
  const standing = standingOf(Room.resume(game, record));
  const clocks = startClocks(pace, header.seats.length, standing.deciding, startedAt);
  return {
    game: game.id,
    beginning,
    startedAt,
    commitment: header.commitment,
    rows: stored,
    standing,
    ...(clocks && { clocks }),
    seats: header.seats,
    options: JSON.stringify(header.options),
    mode: header.mode,
  };
}

/** Where a room stands, as much of it as everybody may know. */
export function standingOf(room: Room): Standing {
  const { seq, decisions, ending } = room;
  const deciding = [...new Set(decisions.map(({ seat }) => seat))];
  return ending ? { seq, deciding, ending } : { seq, deciding };
}
