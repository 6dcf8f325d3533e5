import { type Game, KernelError } from '@tessera/kernel';
import { CODE_LENGTH, CODE_LETTERS, type MatchInfo, type SeatInfo } from '@tessera/protocol';
import { headingAfter, Room, type RoomRecord, recordOfFile, writeStart } from '@tessera/room';
import { TableError } from '../errors.ts';
import { freshId, pick } from '../live/freshId.ts';
import type { LocalWish } from './messages.ts';
import type { ShelvedGame } from './shelf.ts';
import type { StoredMatch } from './vault.ts';

/** Everyone at this browser, to lists that want to know whose match it is. */
const THIS_BROWSER = 'thisbrowser0';
const SEED_LENGTH = 64;

/** How strong the bots of a file are: it does not say. */
const DEFAULT_LEVEL = 'normal';

/** A seed that nobody can guess. */
export function freshSeed(): string {
  return freshId(SEED_LENGTH);
}

/** A new match, as wished. A TableError when the wish does not fit the game. */
export function newLocalMatch(
  { game }: ShelvedGame,
  wish: LocalWish,
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

/** A match from a file, verified, ready to be played on. A TableError when it does not open. */
export function matchFromFile(
  { game }: ShelvedGame,
  text: string,
  now: number,
  around: Pick<MatchInfo, 'openedBy'> = {},
): StoredMatch {
  return orTableError('bad-file', () => {
    // No other seed takes over: nobody can join here who could be cheated.
    const record = recordOfFile(game, text, { now });
    const levels = record.header.seats.map(() => DEFAULT_LEVEL);
    return storedMatch(game, record, { title: '', levels, movedAt: now, imported: true, ...around });
  });
}

/** Another match that was this one until some entry, as its room has forked it. */
export function forkedMatch({ game }: ShelvedGame, record: RoomRecord, from: MatchInfo, seq: number): StoredMatch {
  const levels = from.seats.map(({ level }) => level ?? DEFAULT_LEVEL);
  return storedMatch(game, record, { title: from.title, levels, forkOf: { match: from.id, seq } });
}

interface HeadingDetails extends Pick<MatchInfo, 'title' | 'forkOf' | 'imported' | 'openedBy'> {
  /** One a seat; those of people do not count. */
  readonly levels: readonly string[];
  /** When it came here, if not when it began. */
  readonly movedAt?: number;
}

function storedMatch(game: Game, record: RoomRecord, details: HeadingDetails): StoredMatch {
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
  const heading = { info: headingAfter(info, room.summary, movedAt), start: writeStart(record), startedAt };
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
