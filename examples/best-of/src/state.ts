import { returned } from '@tessera/kernel';
import * as z from 'zod';

/** The games that can be played in a series, and how. */
export const GAMES = {
  gomoku: { columns: 7, rows: 6, inARow: 4 },
  'liars-dice': { dice: 3 },
  duel: {},
} as const;

export const Options = z.object({
  game: z.enum(['gomoku', 'liars-dice', 'duel']).default('gomoku').describe('What is played'),
  wins: z.int().min(1).max(5).default(2).describe('So many games must be won'),
});

const SeatNumber = z.int().min(0).max(1);

export const State = z.object({
  game: z.enum(['gomoku', 'liars-dice', 'duel']),
  /** So many games must be won. */
  wins: z.int().min(1).max(5),
  /** How many games each has won. */
  won: z.tuple([z.int(), z.int()]),
  drawn: z.int(),
  /** Who says who begins the next game. */
  chooser: SeatNumber,
  /** Who begins the game that is being played; null between two games. */
  first: SeatNumber.nullable(),
});
export type State = z.infer<typeof State>;

/** What is told of a game: how it ended for each of its seats. */
const Report = z.object({ results: z.tuple([z.enum(['win', 'draw', 'loss']), z.enum(['win', 'draw', 'loss'])]) });
export type Report = z.infer<typeof Report>;

export const Action = z.discriminatedUnion('type', [
  /** The next game begins with this seat. */
  z.object({ type: z.literal('begin'), first: SeatNumber }),
  /** Gives the game that is being played to the other. */
  z.object({ type: z.literal('give-up') }),
  returned(Report),
]);
export type Action = z.infer<typeof Action>;

export const Event = z.discriminatedUnion('type', [
  z.object({ type: z.literal('begun'), first: SeatNumber, game: z.int() }),
  z.object({ type: z.literal('won'), seat: SeatNumber, mine: z.int(), theirs: z.int() }),
  z.object({ type: z.literal('given-up'), seat: SeatNumber }),
  z.object({ type: z.literal('drawn') }),
]);
export type Event = z.infer<typeof Event>;
