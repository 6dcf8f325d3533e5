import { type Game, type MatchHeader, readMatchFile } from '@tessera/kernel';
import { Room } from '@tessera/room';
import { type MissingRules, rulesKey, type WantedRules } from '../games.ts';
import type { StoredMatch } from './hostMessages.ts';
import { readingRecord } from './records.ts';
import { CorruptMatch, unsealEntries } from './seals.ts';
import { runToCompletion, type SlicedWork } from './slicedWork.ts';

/** A game by its id: the newest version, or exactly the one that is asked for. */
export type FindGame = (id: string, pin?: WantedRules) => Game | undefined;

/**
 * The log of a match is intact, but no installed rules replay it the same way: they are missing or have changed. That
 * is not damage: with the right rules the match goes on.
 */
export class NeedsRules extends Error {
  readonly rules: MissingRules;

  /** `tried`: the rules that play the log differently. */
  constructor(header: MatchHeader, why: string, tried?: Game) {
    super(`needs rules ${rulesName(header)}: ${why}`);
    this.name = 'NeedsRules';
    const pinned = rulesKey(header.game, header.version);
    this.rules = tried ? { pinned, failed: rulesKey(tried.id, tried.version) } : { pinned };
  }
}

/** Returns the name of rules for people: `some-game 1.2.0 (content 0123456789ab)`. */
export function rulesName({ game, version, content }: MatchHeader): string {
  return `${game} ${version} (content ${content.slice(0, CONTENT_SHOWN)})`;
}

const CONTENT_SHOWN = 12;

/**
 * Opens a match with the rules it began with if they are installed, otherwise with the newest, if every step gives the
 * same result. Throws NeedsRules if none fits, and a CorruptMatch for damaged data.
 */
export function openRoom(find: FindGame, stored: StoredMatch): Room {
  return runToCompletion(openingRoom(find, stored));
}

/** The same entry by entry: a long match takes a while, and others play where it is opened. */
export function* openingRoom(find: FindGame, stored: StoredMatch, onlyPinned = false): SlicedWork<Room> {
  mustReach(stored);
  const { header } = readMatchFile(stored.beginning);
  if (onlyPinned && !find(header.game, { version: header.version }))
    throw new NeedsRules(header, 'This version is not here.');
  return yield* resuming(yield* findingRules(find, stored), header, stored);
}

/**
 * Returns the rules that a match began with if they are installed, otherwise the newest, if those may be used. Throws
 * NeedsRules if there are none.
 */
export function rulesFor(find: FindGame, stored: StoredMatch): Game {
  return runToCompletion(findingRules(find, stored));
}

function* findingRules(find: FindGame, { beginning, entries, pinnedRulesOnly }: StoredMatch): SlicedWork<Game> {
  const { header } = readMatchFile(beginning);
  const game = find(header.game, header) ?? (pinnedRulesOnly ? undefined : find(header.game));
  if (game) return game;
  // Damage is reported before missing rules.
  yield* unsealEntries(entries, beginning);
  throw new NeedsRules(header, 'There is no such game here.');
}

/** Seals protect existing entries only: a log without its last entries still verifies. */
export function mustReach({ entries, snapshot, atLeast = 0 }: StoredMatch): void {
  const written = Math.max(atLeast, snapshot?.seq ?? 0);
  if (entries.length >= written) return;
  throw new CorruptMatch(
    `entry ${entries.length + 1}`,
    `The log ends after ${entries.length} of at least ${written} entries`,
  );
}

function* resuming(game: Game, header: MatchHeader, { snapshot, ...stored }: StoredMatch): SlicedWork<Room> {
  const quick = snapshot && (yield* fromSnapshot(game, { ...stored, snapshot }));
  if (quick) return quick;
  const record = yield* readingRecord(game, stored);
  try {
    return yield* Room.resuming(game, record);
  } catch (error) {
    const why = `With ${game.id} ${game.version} it goes another way: ${reasonOf(error)}.`;
    throw new NeedsRules(
      header,
      game.migrate ? `${why} They know how to take it over: tessera matches migrate.` : why,
      game,
    );
  }
}

/** A snapshot only saves time: if it is unusable for any reason, the whole log is replayed. */
function* fromSnapshot(game: Game, stored: StoredMatch): SlicedWork<Room | undefined> {
  try {
    return yield* Room.resuming(game, yield* readingRecord(game, stored));
  } catch {
    return undefined;
  }
}

/** Formats an error for the log: `The hash chain is broken here (entry 2)`. */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message
    .replace(/\(entry (\d+)\)$/, 'at entry $1')
    .replace(/^The hash chain is broken here/, 'the first difference is');
}
