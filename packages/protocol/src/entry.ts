import * as z from 'zod';
import { PlayerId, SeatNumber, Seq, Viewer } from './ids.ts';
import { Ending, MatchInfo, Time } from './match.ts';

/** Something that happened in a game, as this viewer may know it. */
export const Event = z.looseObject({ type: z.string() });

/** A change of a view by position, as the kernel makes them. */
const Path = z.array(z.union([z.string(), z.int()]));
export const Patch = z.union([z.tuple([Path, z.json()]), z.tuple([Path])]);

export const ENTRY_NOTES = ['bot-late', 'bot-failed'] as const;
export type EntryNote = (typeof ENTRY_NOTES)[number];

/** One entry of a match's log: what was done, by whom, and what this viewer was told of it. Entries are never removed. */
export const Entry = z.object({
  seq: Seq,
  at: Time,
  kind: z.enum(['start', 'act', 'edit', 'undo', 'redo', 'end']),
  /** Who did it; absent for what the table does by itself. */
  by: SeatNumber.optional(),
  events: z.array(Event),
  /** Set where a bot took too long or failed, and any legal action was taken in its place. */
  note: z.enum(ENTRY_NOTES).optional(),
});
export type Entry = z.infer<typeof Entry>;

export const DecisionInfo = z.object({ seat: SeatNumber, kind: z.string() });

/** Time left for each seat in milliseconds when this was written, and whose clock runs. */
export const Clocks = z.object({ left: z.array(z.number()), running: z.array(SeatNumber), at: Time });
export type Clocks = z.infer<typeof Clocks>;

/** What taking back the last deed would cost: nothing, or everyone's consent because of this. */
export const Price = z.enum(['free', 'chance', 'revealed', 'somebody-else']);
export type Price = z.infer<typeof Price>;

/** Somebody asks to take back the last deed. */
export const UndoRequest = z.object({
  by: SeatNumber,
  price: Price,
  /** The entry at which it was asked; a later one ends the request. */
  seq: Seq,
  agreed: z.array(SeatNumber),
  waiting: z.array(SeatNumber),
});
export type UndoRequest = z.infer<typeof UndoRequest>;

export const ChatLine = z.object({
  id: z.int().min(0),
  at: Time,
  /** The name of whoever said it, as it was then. */
  name: z.string(),
  seat: SeatNumber.optional(),
  /** Who said it, so that others can choose not to hear them. */
  player: PlayerId.optional(),
  text: z.string(),
});
export type ChatLine = z.infer<typeof ChatLine>;

/** What one entry changed for one viewer; `patches` turn the view after entry `seq - 1` into the one after `seq`. */
export const Update = z.object({
  seq: Seq,
  entry: Entry,
  patches: z.array(Patch),
  decisions: z.array(DecisionInfo),
  canRedo: z.boolean(),
  clocks: Clocks.optional(),
  ending: Ending.optional(),
});
export type Update = z.infer<typeof Update>;

/** Everything a viewer needs to begin: the whole view, and the log so far. */
export const Sync = z.object({
  info: MatchInfo,
  viewer: Viewer,
  seq: Seq,
  /** Absent until the match starts. */
  view: z.json().optional(),
  decisions: z.array(DecisionInfo),
  /** The last entries, oldest first; `logFrom` is the first of them. */
  log: z.array(Entry),
  chat: z.array(ChatLine),
  canRedo: z.boolean(),
  undo: UndoRequest.optional(),
  clocks: Clocks.optional(),
  /** The last entry this person had seen before, for "since your last turn". */
  seen: Seq.optional(),
});
export type Sync = z.infer<typeof Sync>;
