import { type Game, KernelError, Match, readMatchFile } from '@tessera/kernel';
import { CODE_LENGTH, CODE_LETTERS, type MatchInfo, type SeatInfo } from '@tessera/protocol';
import { Room, type RoomRecord, type Row } from '@tessera/room';
import { TableError } from '../errors.ts';
import { freshId, pick } from '../live/freshId.ts';
import { infoAfter } from './localMatch.ts';
import type { LocalWish } from './messages.ts';
import type { ShelvedGame } from './shelf.ts';
import type { WholeMatch } from './vault.ts';

/** Everyone at this browser, to lists that want to know whose match it is. */
const THIS_BROWSER = 'thisbrowser0';
const SEED_LENGTH = 64;

/** How strong the bots of a file are: it does not say. */
const DEFAULT_LEVEL = 'normal';

/** A new match, as wished. A TableError when the wish does not fit the game. */
export function newLocalMatch({ game }: ShelvedGame, wish: LocalWish, at: number): WholeMatch {
  const { options = {}, mode = 'enforced', title = '' } = wish;
  const seats = wish.seats.map((seat) => ({ kind: seat.kind, name: seat.name ?? 'Bot' }));
  const levels = wish.seats.map((seat) => (seat.kind === 'bot' ? seat.level : DEFAULT_LEVEL));
  return orTableError('bad-wish', () => {
    const room = Room.open(game, { options, mode, seats, seed: freshId(SEED_LENGTH) }, at);
    return whole(game, { ...room.secrets, rows: [] }, { title, levels });
  });
}

/** A match from a file, verified, ready to be played on. A TableError when it does not open. */
export function matchFromFile({ game }: ShelvedGame, text: string, at: number): WholeMatch {
  return orTableError('bad-file', () => {
    const match = Match.load(game, text);
    // Older rules may have been brought up to date: what counts is the match as it is now.
    const { header, seed } = readMatchFile(match.save());
    const { times = match.deeds.map(() => at) } = readMatchFile(text);
    const record = { header, seed, startedAt: times[0] ?? at, rows: rowsOf(match, times) };
    return whole(game, record, { title: '', levels: header.seats.map(() => DEFAULT_LEVEL), movedAt: at });
  });
}

/** Another match that was this one until some entry, as its room has forked it. */
export function forkedMatch({ game }: ShelvedGame, record: RoomRecord, from: MatchInfo, seq: number): WholeMatch {
  const levels = from.seats.map(({ level }) => level ?? DEFAULT_LEVEL);
  return whole(game, record, { title: from.title, levels, forkOf: { match: from.id, seq } });
}

interface Heading {
  readonly title: string;
  /** One a seat; those of people do not count. */
  readonly levels: readonly string[];
  /** When it came here, if not when it began. */
  readonly movedAt?: number;
  readonly forkOf?: NonNullable<MatchInfo['forkOf']>;
}

function whole(game: Game, { header, seed, startedAt, rows }: RoomRecord, heading: Heading): WholeMatch {
  const { title, levels, movedAt = startedAt, forkOf } = heading;
  const room = Room.resume(game, { header, seed, startedAt, rows });
  const info: MatchInfo = {
    id: freshId(),
    code: pick(CODE_LETTERS, CODE_LENGTH),
    game: header.game,
    title,
    options: header.options,
    visibility: 'private',
    pace: { kind: 'none' },
    mode: header.mode,
    status: 'playing',
    seats: header.seats.map(
      ({ name, kind }, seat): SeatInfo => ({
        kind,
        name,
        online: true,
        ...(kind === 'bot' && { level: levels[seat] ?? DEFAULT_LEVEL }),
      }),
    ),
    host: THIS_BROWSER,
    spectators: 0,
    seq: 0,
    deciding: [],
    commitment: header.commitment,
    createdAt: startedAt,
    movedAt,
    ...(forkOf && { forkOf }),
  };
  const start = Match.restore(game, { header, seed, deeds: [] }).save();
  return { kept: { info: infoAfter(info, room, movedAt), start, startedAt, notes: {} }, rows };
}

/** The deeds of a match as rows of a log. */
function rowsOf(match: Match, times: readonly number[]): Row[] {
  const last = match.seq - 1;
  return match.deeds.map((deed, i): Row => {
    const [kind, by] = 'seat' in deed ? (['act', deed.seat] as const) : (['edit', deed.by] as const);
    const link = match.chain[i] as string;
    const position = i === last ? match.position : deed.at;
    const at = times[i] as number;
    return { seq: i + 1, at, actionId: `file-${i + 1}-${link.slice(0, 8)}`, kind, by, deed, link, position };
  });
}

function orTableError<T>(code: 'bad-wish' | 'bad-file', make: () => T): T {
  try {
    return make();
  } catch (error) {
    if (error instanceof KernelError) throw new TableError(code, error.place, error.message, { cause: error });
    throw error;
  }
}
