import { subMatchReturnSchema } from '@tessera/kernel';
import * as z from 'zod';

/** The games that can be played in a series, with their options. */
export const GAMES = {
  gomoku: { columns: 7, rows: 6, inARow: 4 },
  'liars-dice': { dice: 3 },
  duel: {},
} as const;

export const Options = z.object({
  game: z.enum(['gomoku', 'liars-dice', 'duel']).default('gomoku').describe('The game that is played'),
  wins: z.int().min(1).max(5).default(2).describe('So many games must be won'),
});

const SeatNumber = z.int().min(0).max(1);

export const State = z.object({
  game: z.enum(['gomoku', 'liars-dice', 'duel']),
  /** Number of games needed to win. */
  wins: z.int().min(1).max(5),
  /** Games won per seat. */
  won: z.tuple([z.int(), z.int()]),
  drawn: z.int(),
  /** The seat that chooses who begins the next game. */
  chooser: SeatNumber,
  /** The seat that begins the current game; null between two games. */
  first: SeatNumber.nullable(),
});
export type State = z.infer<typeof State>;

/** The report of a game: its result per seat. */
const Report = z.object({ results: z.tuple([z.enum(['win', 'draw', 'loss']), z.enum(['win', 'draw', 'loss'])]) });
export type Report = z.infer<typeof Report>;

export const Action = z.discriminatedUnion('type', [
  /** Starts the next game with this seat. */
  z.object({ type: z.literal('begin'), first: SeatNumber }),
  /** Concedes the current game to the other seat. */
  z.object({ type: z.literal('give-up') }),
  subMatchReturnSchema(Report),
]);
export type Action = z.infer<typeof Action>;

export const Event = z.discriminatedUnion('type', [
  z.object({ type: z.literal('begun'), first: SeatNumber, game: z.int() }),
  z.object({ type: z.literal('won'), seat: SeatNumber, mine: z.int(), theirs: z.int() }),
  z.object({ type: z.literal('given-up'), seat: SeatNumber }),
  z.object({ type: z.literal('drawn') }),
]);
export type Event = z.infer<typeof Event>;
