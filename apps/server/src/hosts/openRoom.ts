import { type Game, type MatchHeader, readMatchFile } from '@tessera/kernel';
import { Room } from '@tessera/room';
import { type MissingRules, rulesKey, type WantedRules } from '../games.ts';
import type { StoredMatch } from './hostMessages.ts';
import { readingRecord } from './records.ts';
import { CorruptMatch, unsealing } from './seals.ts';
import { completed, type SlicedWork } from './slicedWork.ts';

/** A game by its id: the newest version, or exactly the one that is asked for. */
export type FindGame = (id: string, pin?: WantedRules) => Game | undefined;

/**
 * The log of a match is as it was written, but nothing here plays it the same way: its rules are missing or have changed. That is
 * no damage. With the right rules it simply goes on.
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

/** How people are told which rules are meant: `some-game 1.2.0 (content 0123456789ab)`. */
export function rulesName({ game, version, content }: MatchHeader): string {
  return `${game} ${version} (content ${content.slice(0, CONTENT_SHOWN)})`;
}

const CONTENT_SHOWN = 12;

/**
 * Takes up a match with the rules it began with where they are installed, and else with the newest, if every step goes the same
 * way. Throws NeedsRules where there are none such, and whatever else is wrong with what is stored.
 */
export function openRoom(find: FindGame, stored: StoredMatch): Room {
  return completed(openingRoom(find, stored));
}

/** The same entry by entry: a long match takes a while, and others play where it is opened. */
export function* openingRoom(find: FindGame, stored: StoredMatch, onlyPinned = false): SlicedWork<Room> {
  mustReach(stored);
  const { header } = readMatchFile(stored.beginning);
  if (onlyPinned && !find(header.game, { version: header.version }))
    throw new NeedsRules(header, 'This version is not here.');
  return yield* resuming(yield* findingRules(find, stored), header, stored);
}

/** The rules that a match began with where they are installed, and else the newest; NeedsRules where there are none. */
export function rulesFor(find: FindGame, stored: StoredMatch): Game {
  return completed(findingRules(find, stored));
}

function* findingRules(find: FindGame, { beginning, entries }: StoredMatch): SlicedWork<Game> {
  const { header } = readMatchFile(beginning);
  const game = find(header.game, header) ?? find(header.game);
  if (game) return game;
  // Damage is damage whichever rules are here.
  yield* unsealing(entries, beginning);
  throw new NeedsRules(header, 'There is no such game here.');
}

/** Seals vouch for what is there, not for what is not: entries that were taken off the end leave a log that verifies. */
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

/** A snapshot only saves time: where it is of no use, for whatever reason, everything is done again. */
function* fromSnapshot(game: Game, stored: StoredMatch): SlicedWork<Room | undefined> {
  try {
    return yield* Room.resuming(game, yield* readingRecord(game, stored));
  } catch {
    return undefined;
  }
}

/** `The hash chain is broken here (entry 2)` in words of the log. */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message
    .replace(/\(entry (\d+)\)$/, 'at entry $1')
    .replace(/^The hash chain is broken here/, 'the first difference is');
}
