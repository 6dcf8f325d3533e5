import { type Game, KernelError } from '@tessera/kernel';
import { CODE_LENGTH, CODE_LETTERS, type MatchInfo, type SeatInfo } from '@tessera/protocol';
import { matchInfoAfter, Room, type RoomRecord, recordOfFile, writeStart } from '@tessera/room';
import { TableError } from '../errors.ts';
import { freshId, pick } from '../live/freshId.ts';
import type { LoadedGame } from './gameLoader.ts';
import type { StoredMatch } from './matchStorage.ts';
import type { LocalMatchRequest } from './messages.ts';

/** The player id of all local players, for match lists. */
const THIS_BROWSER = 'thisbrowser0';
const SEED_LENGTH = 64;

/** The level of bots in an imported file, which does not contain it. */
const DEFAULT_LEVEL = 'normal';

/** Returns a random seed for a match. */
export function freshSeed(): string {
  return freshId(SEED_LENGTH);
}

/** Creates a match. Throws a TableError when the parameters do not fit the game. */
export function newLocalMatch(
  { game }: LoadedGame,
  wish: LocalMatchRequest,
  at: number,
  around: Pick<MatchInfo, 'openedBy'> = {},
): StoredMatch {
  const { options = {}, mode = 'enforced', title = '', undo } = wish;
  const seats = wish.seats.map((seat) => ({ kind: seat.kind, name: seat.name ?? 'Bot' }));
  const levels = wish.seats.map((seat) => (seat.kind === 'bot' ? seat.level : DEFAULT_LEVEL));
  return orTableError('bad-wish', () => {
    const { record } = Room.open(game, { options, mode, seats, seed: freshSeed() }, at, undo && { undo });
    return storedMatch(game, { ...record, entries: [] }, { title, levels, ...around });
  });
}

/** Creates a match from a verified file, ready to continue. Throws a TableError when the file is invalid. */
export function matchFromFile(
  { game }: LoadedGame,
  text: string,
  now: number,
  around: Pick<MatchInfo, 'openedBy'> = {},
): StoredMatch {
  return orTableError('bad-file', () => {
    // No reseed: other players cannot join a local match, so there is no opponent to protect.
    const record = recordOfFile(game, text, { now });
    const levels = record.header.seats.map(() => DEFAULT_LEVEL);
    return storedMatch(game, record, { title: '', levels, movedAt: now, imported: true, ...around });
  });
}

/** Creates a match from a fork of another. */
export function forkedMatch({ game }: LoadedGame, record: RoomRecord, from: MatchInfo, seq: number): StoredMatch {
  const levels = from.seats.map(({ level }) => level ?? DEFAULT_LEVEL);
  return storedMatch(game, record, { title: from.title, levels, forkOf: { match: from.id, seq } });
}

/** Parts of a match's heading that its record does not have. */
export interface HeadingDetails extends Pick<MatchInfo, 'title' | 'forkOf' | 'imported' | 'openedBy'> {
  /** One per seat; those of human players are ignored. */
  readonly levels: readonly string[];
  /** When it was imported, if that differs from its start. */
  readonly movedAt?: number;
}

/** Returns a match in the form in which it is stored, with its heading and entries. */
export function storedMatch(game: Game, record: RoomRecord, details: HeadingDetails): StoredMatch {
  const { header, startedAt, entries, undo } = record;
  const { levels, movedAt = startedAt, ...said } = details;
  const room = Room.resume(game, record);
  const info: MatchInfo = {
    id: freshId(),
    code: pick(CODE_LETTERS, CODE_LENGTH),
    game: header.game,
    options: header.options,
    visibility: 'private',
    pace: room.pace,
    mode: header.mode,
    status: 'playing',
    seats: room.holders.map(
      (holder, seat): SeatInfo => ({
        ...holder,
        online: true,
        ...(holder.kind === 'bot' && { level: levels[seat] ?? DEFAULT_LEVEL }),
      }),
    ),
    ...(undo && { undo }),
    ...(room.teams && { teams: [...room.teams] }),
    host: THIS_BROWSER,
    spectators: 0,
    seq: 0,
    deciding: [],
    commitment: room.commitment,
    createdAt: startedAt,
    movedAt,
    ...said,
  };
  const heading = { info: matchInfoAfter(info, room.summary, movedAt), start: writeStart(record), startedAt };
  return { heading, entries };
}

function orTableError<T>(code: 'bad-wish' | 'bad-file', make: () => T): T {
  try {
    return make();
  } catch (error) {
    if (error instanceof KernelError) throw new TableError(code, error.place, error.message, { cause: error });
    throw error;
  }
}
