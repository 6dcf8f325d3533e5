import * as z from 'zod';

/** The letters of codes: no 0/O and no 1/I, which people mix up. */
export const CODE_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Names a match for ever, in addresses and messages. */
export const MatchId = z.string().regex(/^[a-z0-9]{12}$/);

/** What friends read out to each other to find a table; shown as K7Q-2MP. */
export const TableCode = z.string().regex(/^[2-9A-HJ-NP-Z]{6}$/);

/** Names a person to others; says nothing about them. */
export const PlayerId = z.string().regex(/^[a-z0-9]{12}$/);

/** Chosen by the client for each thing it asks, so that asking twice does it once. */
export const ActionId = z.string().min(8).max(64);

export const SeatNumber = z.int().min(0).max(15);

/** How many entries the log of a match has, as far as somebody knows. */
export const Seq = z.int().min(0).max(1_000_000);

/** A seat, or somebody who watches. */
export const Viewer = z.union([SeatNumber, z.literal('spectator')]);
