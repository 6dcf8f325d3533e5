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
import { firstSeal, seal, sealSnapshot, unsealing, unsealSnapshot } from './seals.ts';
import { completed, type SlicedWork } from './slicedWork.ts';

// Between rooms and storage: what is written of a match, and what is made of it again.

/** What storage has of a match, read and verified as far as that goes without its rules. */
export function recordOf(game: Game, stored: StoredMatch): RoomRecord {
  return completed(readingRecord(game, stored));
}

/** The same entry by entry. */
export function* readingRecord(game: Game, stored: StoredMatch): SlicedWork<RoomRecord> {
  const { beginning, startedAt, entries, snapshot, holders, pace, undo, clocks } = stored;
  const start = readStart(beginning);
  const record: RoomRecord = {
    ...start,
    startedAt,
    entries: yield* unsealing(entries, beginning),
    holders,
    pace,
    ...(undo && { undo }),
    ...(clocks && { clocks }),
  };
  const { version, content } = start.header;
  // A snapshot of other rules is worth nothing: the whole match must show that it goes the same way with these.
  const fits = version === game.version && game.missingContent(content).length === 0;
  const text = snapshot && fits ? unsealSnapshot(snapshot, entries, beginning) : undefined;
  const known = text === undefined ? undefined : readSnapshot(text);
  return known ? { ...record, snapshot: known } : record;
}

/** A record as something to be stored, after making sure that it can be taken up again. */
export function started(game: Game, record: RoomRecord): StartedMatch {
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

/** The options of a match, and what they bring along. */
export function optionsText({ options, brought }: MatchHeader): Pick<StartedMatch, 'options' | 'brought'> {
  return { options: JSON.stringify(options), ...(brought && { brought: JSON.stringify(brought) }) };
}

/** The last entries are done again when a match is taken up: whoever joins is shown them. */
const IN_SIGHT = 200;

/** A record taken up, and where it stood before its last entries. */
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
