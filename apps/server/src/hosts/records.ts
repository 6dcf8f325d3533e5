import type { Game, MatchHeader } from '@tessera/kernel';
import {
  Room,
  type RoomRecord,
  readSnapshot,
  readStart,
  type Snapshot,
  writeSnapshot,
  writeStart,
} from '@tessera/room';
import type { SealedEntry } from '../storage/storedEntry.ts';
import type { StartedMatch, StoredMatch } from './hostMessages.ts';
import { LogCipher } from './logCipher.ts';
import { firstSeal, seal, sealSnapshot, unsealEntries, unsealSnapshot } from './seals.ts';
import { runToCompletion, type SlicedWork } from './slicedWork.ts';

// Conversion between rooms and their stored form.

/** Reads the stored form of a match and verifies it as far as possible without its rules. */
export function recordOf(game: Game, stored: StoredMatch): RoomRecord {
  return runToCompletion(readingRecord(game, stored));
}

/** Reads the stored form entry by entry. */
export function* readingRecord(game: Game, stored: StoredMatch): SlicedWork<RoomRecord> {
  const { beginning, startedAt, entries, snapshot, holders, pace, undo, clocks } = stored;
  const start = readStart(beginning);
  const record: RoomRecord = {
    ...start,
    startedAt,
    entries: yield* unsealEntries(entries, beginning),
    holders,
    pace,
    ...(undo && { undo }),
    ...(clocks && { clocks }),
  };
  const { version, content } = start.header;
  // A snapshot of other rules is unusable: the whole match must be replayed to show that these give the same result.
  const fits = version === game.version && game.missingContent(content).length === 0;
  const text = snapshot && fits ? unsealSnapshot(snapshot, entries, beginning) : undefined;
  const known = text === undefined ? undefined : readSnapshot(text);
  return known ? { ...record, snapshot: known } : record;
}

/** Returns the stored form of a record, after a check that it can be opened again. */
export function startedMatch(game: Game, record: RoomRecord): StartedMatch {
  const { header, startedAt, entries } = record;
  const beginning = writeStart(record);
  const cipher = new LogCipher(beginning);
  let before = firstSeal(beginning);
  const stored = entries.map((entry) => {
    const sealed = seal(entry, before, cipher);
    before = sealed.seal;
    return sealed;
  });
  const { room, snapshot } = takenUp(game, record);
  const { summary, clocks, commitment, teams } = room;
  const known =
    snapshot && sealSnapshot(snapshot.seq, writeSnapshot(snapshot), sealAfter(snapshot.seq, stored, beginning), cipher);
  return {
    game: game.id,
    beginning,
    startedAt,
    commitment,
    entries: stored,
    ...(known && { snapshot: known }),
    summary,
    ...(clocks && { clocks }),
    seats: header.seats,
    ...optionsText(header),
    mode: header.mode,
    ...(teams && { teams }),
  };
}

/** Returns the options of a match and their attachment. */
export function optionsText({ options, brought }: MatchHeader): Pick<StartedMatch, 'options' | 'brought'> {
  return { options: JSON.stringify(options), ...(brought && { brought: JSON.stringify(brought) }) };
}

/** Number of last entries that are replayed when a match is opened, because joining clients see them. */
const IN_SIGHT = 200;

/** Opens a record, and returns a snapshot from before its last entries. */
function takenUp(game: Game, record: RoomRecord): { readonly room: Room; readonly snapshot?: Snapshot } {
  const again = Room.resuming(game, record);
  let snapshot: Snapshot | undefined;
  for (let next = again.next(); ; next = again.next()) {
    if (next.done) return { room: next.value, ...(snapshot && { snapshot }) };
    if (next.value.seq > 0 && next.value.seq === record.entries.length - IN_SIGHT) snapshot = next.value.snapshot();
  }
}

function sealAfter(seq: number, entries: readonly SealedEntry[], beginning: string): string {
  return entries[seq - 1]?.seal ?? firstSeal(beginning);
}
