import type { Steps } from '@tessera/kernel';
import * as z from 'zod';

/** Options of a match. Every option has a default. */
export const Options = z.object({
  pebbles: z.int().min(1).max(60).default(15).describe('Pebbles on the heap'),
  most: z.int().min(1).max(9).default(3).describe('Pebbles one may take at once'),
});

/** Pending step; the last frame of `state.flow` is next. */
const Frame = z.discriminatedUnion('at', [z.object({ at: z.literal('take'), seat: z.int().min(0).max(1) })]);
export type Frame = z.infer<typeof Frame>;

export const State = z.object({
  pebbles: z.int().min(0),
  most: z.int(),
  /** Seat of the winner; null while there are pebbles. */
  winner: z.int().nullable(),
  flow: z.array(Frame),
});
export type State = z.infer<typeof State>;

export const Action = z.discriminatedUnion('type', [z.object({ type: z.literal('take'), count: z.int().min(1) })]);
export type Action = z.infer<typeof Action>;

/** Events for the log and the screen. */
export const Event = z.discriminatedUnion('type', [
  z.object({ type: z.literal('took'), seat: z.int(), count: z.int(), left: z.int() }),
]);
export type Event = z.infer<typeof Event>;

/** One step or question per kind of frame. */
export type Rules = Steps<State, Frame, Action, Event>;
