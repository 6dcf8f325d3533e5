import {
  Ending,
  MATCH_STATUSES,
  MatchId,
  type MatchInfo,
  Pace,
  PlayerId,
  Seq,
  TableCode,
  Time,
} from '@tessera/protocol';
import * as z from 'zod';

/** A seat as it is stored. */
export const SeatRecord = z.object({
  kind: z.enum(['open', 'human', 'bot']),
  name: z.string(),
  player: PlayerId.optional(),
  level: z.string().optional(),
  /** When the person was last seen at the table, if they have left it. */
  leftAt: Time.optional(),
});
export type SeatRecord = z.infer<typeof SeatRecord>;

/** A match as it is stored, without its log: all that lists and headings need. */
export const MatchRecord = z.object({
  id: MatchId,
  code: TableCode,
  game: z.string(),
  title: z.string(),
  options: z.record(z.string(), z.json()),
  visibility: z.enum(['private', 'public']),
  pace: Pace,
  mode: z.enum(['enforced', 'companion']),
  status: z.enum(MATCH_STATUSES),
  seats: z.array(SeatRecord),
  host: PlayerId,
  autostart: z.boolean(),
  seq: Seq,
  deciding: z.array(z.int()),
  ending: Ending.optional(),
  commitment: z.string().optional(),
  createdAt: Time,
  movedAt: Time,
  forkOf: z.object({ match: MatchId, seq: Seq }).optional(),
  rematch: MatchId.optional(),
  problem: z.string().optional(),
});
export type MatchRecord = z.infer<typeof MatchRecord>;

/** Who is at the table right now. */
export interface Presence {
  isOnline(seat: number): boolean;
  readonly spectators: number;
}

const NOBODY: Presence = { isOnline: () => false, spectators: 0 };

/** A match as everyone may see it. */
export function infoOf(record: MatchRecord, presence: Presence = NOBODY): MatchInfo {
  const { autostart: _, seats, ...rest } = record;
  return {
    ...rest,
    seats: seats.map(({ leftAt: _, ...seat }, i) => ({ ...seat, online: seat.kind === 'bot' || presence.isOnline(i) })),
    spectators: presence.spectators,
  };
}

/** The seat of a person; nothing for somebody who watches. */
export function seatOfPlayer({ seats }: Pick<MatchRecord, 'seats'>, player: string | undefined): number | undefined {
  if (player === undefined) return undefined;
  const seat = seats.findIndex((each) => each.player === player);
  return seat < 0 ? undefined : seat;
}

/** Everybody who has this match in their list. */
export function peopleOf({ host, seats }: MatchRecord): string[] {
  return [...new Set([host, ...seats.flatMap(({ player }) => player ?? [])])];
}
