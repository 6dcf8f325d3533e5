import {
  absenceOf,
  isPersonal,
  LookKey,
  MatchAttachments,
  MatchId,
  MatchInfo,
  SeatInfo,
  Time,
} from '@tessera/protocol';
import * as z from 'zod';
import type { Person } from '../identity/person.ts';

/** A stored seat. */
export const SeatRecord = SeatInfo.omit({ online: true }).extend({
  /** When the person was last seen at the table, if they have left it. */
  leftAt: Time.optional(),
  /** Standing orders of the player, which are secret. */
  orders: z.record(z.string(), z.json()).optional(),
});
export type SeatRecord = z.infer<typeof SeatRecord>;

/** A stored match without its log: everything that lists and headings need. */
export const MatchRecord = MatchInfo.omit({ spectators: true, lastOpened: true, shared: true }).extend({
  seats: z.array(SeatRecord),
  /**
   * Attachment in old headings, from before it was stored separately (`MatchStore.brought`). It is not sent with them.
   */
  brought: MatchAttachments.optional(),
  /** All sub-matches, oldest first: the match file contains those that were absorbed. */
  openedMatches: z.array(MatchId).optional(),
  /** Whether the match starts by itself as soon as no seat is open. */
  autostart: z.boolean(),
  /** Number of rewrites of the log: one per deleted person, and one per shortening of the history. */
  revision: z.int().min(1).optional(),
  /** The secret of the link through which others look at a personal match; absent without a link. */
  lookKey: LookKey.optional(),
});
export type MatchRecord = z.infer<typeof MatchRecord>;

/** Returns how long players may be away before others may free their seat, in milliseconds. */
export function absenceMs({ absence, pace }: MatchRecord): number {
  return absenceOf(pace, absence) * 1000;
}

/** Returns a number that changes when the log of a match is rewritten, which invalidates caches. */
export function revisionOf({ revision }: Pick<MatchRecord, 'revision'>): number {
  return revision ?? 0;
}

/** Presence in the match at the moment. */
export interface Presence {
  isOnline(seat: number): boolean;
  readonly spectators: number;
}

const NOBODY: Presence = { isOnline: () => false, spectators: 0 };

/** Returns the public information about a match. */
export function infoOf(record: MatchRecord, presence: Presence = NOBODY): MatchInfo {
  const {
    autostart: _autostart,
    brought: _brought,
    revision: _revision,
    lookKey,
    openedMatches,
    seats,
    ...rest
  } = record;
  const lastOpened = rest.opened === undefined ? openedMatches?.at(-1) : undefined;
  return {
    ...rest,
    ...(lastOpened !== undefined && { lastOpened }),
    ...(lookKey !== undefined && { shared: true as const }),
    seats: seats.map(({ leftAt: _leftAt, orders: _orders, ...seat }, i) => ({
      ...seat,
      online: seat.kind === 'bot' || presence.isOnline(i),
    })),
    spectators: presence.spectators,
  };
}

/**
 * Whether an imported match waits until a player sits down. Bots that moved at once would use up decisions that the
 * importing person wants to make.
 */
export function waitsForSomebody({ imported, seats }: Pick<MatchRecord, 'imported' | 'seats'>): boolean {
  return imported === true && seats.every(({ player }) => player === undefined);
}

/** Returns the seat of a person, or undefined for a spectator. */
export function seatOfPlayer({ seats }: Pick<MatchRecord, 'seats'>, player: string | undefined): number | undefined {
  if (player === undefined) return undefined;
  const seat = seats.findIndex((each) => each.player === player);
  return seat < 0 ? undefined : seat;
}

/**
 * Whether a person may look at a match. The id or the code of a table is an invitation. A personal match, such as a
 * character, does not exist for others.
 */
export function mayLook(record: MatchRecord, person: Person | undefined): boolean {
  if (!isPersonal(record)) return true;
  return person !== undefined && peopleOf(record).includes(person.id);
}

/** Returns the people with this match in their list. */
export function peopleOf({ host, seats }: MatchRecord): string[] {
  return [...new Set([host, ...seats.flatMap(({ player }) => player ?? [])])];
}
