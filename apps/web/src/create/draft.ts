import type { Json, Teams } from '@tessera/kernel';
import {
  type ChatRule,
  type GameInfo,
  type NewMatchWish,
  type NewSeatWish,
  type Pace,
  type SeveralSeats,
  severalSeatsOf,
  type UndoPolicy,
  whyNotSeatToo,
} from '@tessera/protocol';
import { plainOptions } from './plainOptions.ts';

export const PLACES_TO_PLAY = ['server', 'here'] as const;
export type PlaceToPlay = (typeof PLACES_TO_PLAY)[number];

/** Who sits in a seat of the table being prepared. At a table of this device `open` does not occur. */
export interface SeatDraft {
  readonly kind: 'me' | 'open' | 'bot';
  readonly level: string;
  /** What a person of this device is called. */
  readonly name: string;
}

/** A table being prepared. */
export interface Draft {
  readonly where: PlaceToPlay;
  readonly title: string;
  readonly options: Readonly<Record<string, Json>>;
  readonly seats: readonly SeatDraft[];
  readonly visibility: 'private' | 'public';
  /** Who may write; what is usual for the visibility unless somebody has said. */
  readonly chat?: ChatRule | undefined;
  /** Which seats one person may have; what is usual for the visibility unless somebody has said. */
  readonly several?: SeveralSeats | undefined;
  readonly pace: PaceName;
  readonly absence: AbsenceName;
  readonly mode: 'enforced' | 'companion';
  /** What may be taken back; what has revealed nothing unless somebody has said. */
  readonly undo?: UndoPolicy | undefined;
}

const DAY = 86_400;

/** The paces on offer. */
const PACES = {
  none: { kind: 'none' },
  blitz: { kind: 'fischer', seconds: 600, increment: 15 },
  calm: { kind: 'fischer', seconds: 2400, increment: 30 },
  day: { kind: 'move', seconds: DAY },
  days: { kind: 'move', seconds: 3 * DAY },
} as const satisfies Readonly<Record<string, Pace>>;
export type PaceName = keyof typeof PACES;
export const PACE_NAMES = ['none', 'blitz', 'calm', 'day', 'days'] as const satisfies readonly PaceName[];

/** How long people may be away before the others may free their seat, in seconds; the usual is for the server to say. */
const ABSENCES = { usual: undefined, hour: 3600, day: DAY, week: 7 * DAY } as const;
type AbsenceName = keyof typeof ABSENCES;
export const ABSENCE_NAMES = ['usual', 'hour', 'day', 'week'] as const satisfies readonly AbsenceName[];

const USUAL_LEVEL = 'normal';

/** The table one would usually want: me against a bot, or against whoever comes. */
export function freshDraft(
  { seats, levels }: Pick<GameInfo, 'seats' | 'levels'>,
  where: PlaceToPlay,
  visibility: Draft['visibility'] = 'private',
): Draft {
  const level = levels.includes(USUAL_LEVEL) ? USUAL_LEVEL : (levels[0] ?? USUAL_LEVEL);
  return {
    where,
    title: '',
    options: {},
    // A game that one may play alone is still for company.
    seats: Array.from({ length: Math.min(seats.max, Math.max(seats.min, 2)) }, (_, seat) => ({
      kind: seat === 0 ? 'me' : where === 'here' ? 'bot' : 'open',
      level,
      name: '',
    })),
    visibility,
    pace: 'none',
    absence: 'usual',
    mode: 'enforced',
  };
}

/** The same table in the other place: what cannot be there becomes the nearest thing that can. */
export function movedTo(draft: Draft, where: PlaceToPlay, teams?: Teams): Draft {
  if (where === 'here') {
    const seats = draft.seats.map((seat) => (seat.kind === 'open' ? { ...seat, kind: 'bot' as const } : seat));
    return { ...draft, where, seats };
  }
  return withinRules({ ...draft, where }, teams);
}

/** The same table with me in no more seats than one person may have: the first of them counts. */
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

/** One more seat or one less, within what the game allows. */
export function resized(draft: Draft, count: number): Draft {
  const { seats, where } = draft;
  const last = seats.at(-1);
  if (count <= seats.length || !last) return { ...draft, seats: seats.slice(0, count) };
  const more: SeatDraft = { ...last, kind: where === 'here' ? 'bot' : 'open', name: '' };
  return { ...draft, seats: [...seats, ...Array.from({ length: count - seats.length }, () => more)] };
}

/** Sits me down in a seat of a server's table: I leave those that I may not have together with it. */
export function seated(draft: Draft, index: number, seat: SeatDraft, teams?: Teams): Draft {
  const rule = severalSeatsOf(draft);
  const seats = draft.seats.map((other, i) => {
    if (i === index) return seat;
    const isMine = draft.where === 'server' && seat.kind === 'me' && other.kind === 'me';
    return isMine && whyNotSeatToo({ rule, teams }, [i], index) ? { ...other, kind: 'open' as const } : other;
  });
  return { ...draft, seats };
}

/** How many seats of a table are for whoever comes later: all that the draft has not, where the game lets them. */
export function laterSeats({ seats: { later, max } }: Pick<GameInfo, 'seats'>, { seats }: Draft): number {
  return later === undefined ? 0 : max - seats.length;
}

/** What is asked of the server. */
export function wishOf(game: Pick<GameInfo, 'id' | 'seats'>, draft: Draft): NewMatchWish {
  const { title, options, visibility, chat, several, undo, pace, mode, seats } = draft;
  const absence = ABSENCES[draft.absence];
  return {
    game: game.id,
    ...(title.trim() !== '' && { title: title.trim() }),
    options: plainOptions(options),
    seats: [
      ...seats.map(({ kind, level }): NewSeatWish => (kind === 'bot' ? { kind, level } : { kind })),
      ...Array.from({ length: laterSeats(game, draft) }, (): NewSeatWish => ({ kind: 'later' })),
    ],
    visibility,
    ...(chat && { chat }),
    ...(several && { several }),
    ...(undo && { undo }),
    pace: PACES[pace],
    ...(absence !== undefined && { absence }),
    mode,
  };
}
