import type { Json, Teams } from '@tessera/kernel';
import {
  type ChatRule,
  type GameInfo,
  type NewMatchRequest,
  type NewSeatRequest,
  type Pace,
  type SeveralSeats,
  severalSeatsOf,
  type UndoPolicy,
  whyNotSeatToo,
} from '@tessera/protocol';
import { plainOptions } from './plainOptions.ts';

export const PLACES_TO_PLAY = ['server', 'here'] as const;
export type PlaceToPlay = (typeof PLACES_TO_PLAY)[number];

/** Holder of a seat of the table being prepared. `open` does not occur at a table of this device. */
export interface SeatDraft {
  readonly kind: 'me' | 'open' | 'bot';
  readonly level: string;
  /** Name of a player on this device. */
  readonly name: string;
}

/** Table being prepared. */
export interface Draft {
  readonly where: PlaceToPlay;
  readonly title: string;
  readonly options: Readonly<Record<string, Json>>;
  readonly seats: readonly SeatDraft[];
  readonly visibility: 'private' | 'public';
  /** Chat rule; undefined for the default of the visibility. */
  readonly chat?: ChatRule | undefined;
  /** Seats that one player may hold; undefined for the default of the visibility. */
  readonly several?: SeveralSeats | undefined;
  readonly pace: PaceName;
  readonly absence: AbsenceName;
  /** The condition of the start: taken seats, or also a ready mark of every player. */
  readonly start: 'full' | 'ready';
  readonly mode: 'enforced' | 'companion';
  /** Undo policy; undefined for the default, which allows undoing an action that revealed nothing. */
  readonly undo?: UndoPolicy | undefined;
}

const DAY = 86_400;

/** Paces on offer. */
const PACES = {
  none: { kind: 'none' },
  blitz: { kind: 'fischer', seconds: 600, increment: 15 },
  calm: { kind: 'fischer', seconds: 2400, increment: 30 },
  day: { kind: 'move', seconds: DAY },
  days: { kind: 'move', seconds: 3 * DAY },
} as const satisfies Readonly<Record<string, Pace>>;
export type PaceName = keyof typeof PACES;
export const PACE_NAMES = ['none', 'blitz', 'calm', 'day', 'days'] as const satisfies readonly PaceName[];

/** Absence in seconds after which the other players may free a seat. `usual` leaves it to the server. */
const ABSENCES = { usual: undefined, hour: 3600, day: DAY, week: 7 * DAY } as const;
type AbsenceName = keyof typeof ABSENCES;
export const ABSENCE_NAMES = ['usual', 'hour', 'day', 'week'] as const satisfies readonly AbsenceName[];

const DEFAULT_LEVEL = 'normal';

/** Returns the default table: the player against a bot on this device, or with open seats on the server. */
export function freshDraft(
  { seats, levels }: Pick<GameInfo, 'seats' | 'levels'>,
  where: PlaceToPlay,
  visibility: Draft['visibility'] = 'private',
): Draft {
  const level = levels.includes(DEFAULT_LEVEL) ? DEFAULT_LEVEL : (levels[0] ?? DEFAULT_LEVEL);
  return {
    where,
    title: '',
    options: {},
    // A game that can be played alone still starts with two seats.
    seats: Array.from({ length: Math.min(seats.max, Math.max(seats.min, 2)) }, (_, seat) => ({
      kind: seat === 0 ? 'me' : where === 'here' ? 'bot' : 'open',
      level,
      name: '',
    })),
    visibility,
    pace: 'none',
    absence: 'usual',
    start: 'full',
    mode: 'enforced',
  };
}

/**
 * Moves the table to the server or to this device. Here bots replace open seats; on the server surplus seats of the
 * player become open.
 */
export function movedTo(draft: Draft, where: PlaceToPlay, teams?: Teams): Draft {
  if (where === 'here') {
    const seats = draft.seats.map((seat) => (seat.kind === 'open' ? { ...seat, kind: 'bot' as const } : seat));
    return { ...draft, where, seats };
  }
  return withinRules({ ...draft, where }, teams);
}

/** Limits the player to the seats that one person may hold. The first of them counts. */
export function withinRules(draft: Draft, teams?: Teams): Draft {
  if (draft.where === 'here') return draft;
  const own: number[] = [];
  const seats = draft.seats.map((seat, i) => {
    if (seat.kind !== 'me') return seat;
    if (whyNotSeatToo({ rule: severalSeatsOf(draft), teams }, own, i)) return { ...seat, kind: 'open' as const };
    own.push(i);
    return seat;
  });
  return { ...draft, seats };
}

/** Adds or removes seats at the end. */
export function resizeDraft(draft: Draft, count: number): Draft {
  const { seats, where } = draft;
  const last = seats.at(-1);
  if (count <= seats.length || !last) return { ...draft, seats: seats.slice(0, count) };
  const more: SeatDraft = { ...last, kind: where === 'here' ? 'bot' : 'open', name: '' };
  return { ...draft, seats: [...seats, ...Array.from({ length: count - seats.length }, () => more)] };
}

/** Puts the player into a seat of a table on the server and frees the seats they may not hold together with it. */
export function takeSeat(draft: Draft, index: number, seat: SeatDraft, teams?: Teams): Draft {
  const rule = severalSeatsOf(draft);
  const seats = draft.seats.map((other, i) => {
    if (i === index) return seat;
    const isMine = draft.where === 'server' && seat.kind === 'me' && other.kind === 'me';
    return isMine && whyNotSeatToo({ rule, teams }, [i], index) ? { ...other, kind: 'open' as const } : other;
  });
  return { ...draft, seats };
}

/**
 * Returns how many seats are kept for players who join later: all that the draft does not fill, when the game allows
 * it.
 */
export function laterSeats({ seats: { later, max } }: Pick<GameInfo, 'seats'>, { seats }: Draft): number {
  return later === undefined ? 0 : max - seats.length;
}

/** Returns the request that creates the table on the server. */
export function wishOf(game: Pick<GameInfo, 'id' | 'seats'>, draft: Draft): NewMatchRequest {
  const { title, options, visibility, chat, several, undo, pace, mode, seats, start } = draft;
  const absence = ABSENCES[draft.absence];
  return {
    game: game.id,
    ...(title.trim() !== '' && { title: title.trim() }),
    options: plainOptions(options),
    seats: [
      ...seats.map(({ kind, level }): NewSeatRequest => (kind === 'bot' ? { kind, level } : { kind })),
      ...Array.from({ length: laterSeats(game, draft) }, (): NewSeatRequest => ({ kind: 'later' })),
    ],
    visibility,
    ...(chat && { chat }),
    ...(several && { several }),
    ...(undo && { undo }),
    pace: PACES[pace],
    ...(absence !== undefined && { absence }),
    mode,
    ...(start === 'ready' && { autostart: 'ready' as const }),
  };
}
