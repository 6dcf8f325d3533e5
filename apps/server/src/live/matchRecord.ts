import { absenceOf, Brought, isPersonal, MatchId, MatchInfo, SeatInfo, Time } from '@tessera/protocol';
import * as z from 'zod';
import type { Person } from '../identity/person.ts';

/** A seat as it is stored. */
export const SeatRecord = SeatInfo.omit({ online: true }).extend({
  /** When the person was last seen at the table, if they have left it. */
  leftAt: Time.optional(),
  /** What they have ordered ahead. Nobody else is told. */
  orders: z.record(z.string(), z.json()).optional(),
});
export type SeatRecord = z.infer<typeof SeatRecord>;

/** A match as it is stored, without its log: all that lists and headings need. */
export const MatchRecord = MatchInfo.omit({ spectators: true, lastOpened: true }).extend({
  seats: z.array(SeatRecord),
  /** What it brings along, in headings from before that had a place of its own (`MatchStore.brought`). Nobody is told it with them. */
  brought: Brought.optional(),
  /** Every match that it has opened, oldest first: its file has those that it took in. */
  openedMatches: z.array(MatchId).optional(),
  /** Whether it starts by itself as soon as no seat is open. */
  autostart: z.boolean(),
  /** How often its log was written anew without a person who has deleted their account. */
  revision: z.int().min(1).optional(),
});
export type MatchRecord = z.infer<typeof MatchRecord>;

/** How long people may be away from this table before others may free their seat, in milliseconds. */
export function absenceMs({ absence, pace }: MatchRecord): number {
  return absenceOf(pace, absence) * 1000;
}

/** Returns a number that changes when the log of a match is written anew: what was cached before is out of date. */
export function revisionOf({ revision }: Pick<MatchRecord, 'revision'>): number {
  return revision ?? 0;
}

/** Who is at the table right now. */
export interface Presence {
  isOnline(seat: number): boolean;
  readonly spectators: number;
}

const NOBODY: Presence = { isOnline: () => false, spectators: 0 };

/** A match as everyone may see it. */
export function infoOf(record: MatchRecord, presence: Presence = NOBODY): MatchInfo {
  const { autostart: _autostart, brought: _brought, revision: _revision, openedMatches, seats, ...rest } = record;
  const lastOpened = rest.opened === undefined ? openedMatches?.at(-1) : undefined;
  return {
    ...rest,
    ...(lastOpened !== undefined && { lastOpened }),
    seats: seats.map(({ leftAt: _leftAt, orders: _orders, ...seat }, i) => ({
      ...seat,
      online: seat.kind === 'bot' || presence.isOnline(i),
    })),
    spectators: presence.spectators,
  };
}

/**
 * Whether a match that was brought here waits for somebody to sit down: bots that went on at once would play what whoever brought it
 * wants to play.
 */
export function waitsForSomebody({ imported, seats }: Pick<MatchRecord, 'imported' | 'seats'>): boolean {
  return imported === true && seats.every(({ player }) => player === undefined);
}

/** The seat of a person; nothing for somebody who watches. */
export function seatOfPlayer({ seats }: Pick<MatchRecord, 'seats'>, player: string | undefined): number | undefined {
  if (player === undefined) return undefined;
  const seat = seats.findIndex((each) => each.player === player);
  return seat < 0 ? undefined : seat;
}

/**
 * Whether somebody may look at a match. Whoever has the id or the code of a table may, for that is how people are
 * invited; but what is personal, such as a character, does not exist for others.
 */
export function mayLook(record: MatchRecord, person: Person | undefined): boolean {
  if (!isPersonal(record)) return true;
  return person !== undefined && peopleOf(record).includes(person.id);
}

/** Everybody who has this match in their list. */
export function peopleOf({ host, seats }: MatchRecord): string[] {
  return [...new Set([host, ...seats.flatMap(({ player }) => player ?? [])])];
}
