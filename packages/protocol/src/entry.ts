import * as z from 'zod';
import { PlayerId, ProposalId, SeatNumber, Seq, Viewer } from './ids.ts';
import { Brought, Ending, Holder, MatchInfo, Time } from './match.ts';

/** Something that happened in a game, as this viewer may know it. */
export const Event = z.looseObject({ type: z.string() });

/** A change of a view by position, as the kernel makes them. */
const Path = z.array(z.union([z.string(), z.int()]));
export const Patch = z.union([z.tuple([Path, z.json()]), z.tuple([Path])]);

export const ENTRY_NOTES = ['bot-late', 'bot-failed'] as const;
export type EntryNote = (typeof ENTRY_NOTES)[number];

/** Why a seat has another holder: they sat down, they left, they were away too long, or everyone agreed. */
export const SEAT_CHANGES = ['sat', 'left', 'absent', 'agreed'] as const;

/** A seat that has another holder from now on. */
export const SeatChange = z.object({ seat: SeatNumber, holder: Holder, why: z.enum(SEAT_CHANGES) });
export type SeatChange = z.infer<typeof SeatChange>;

export const ENTRY_KINDS = ['start', 'act', 'edit', 'undo', 'redo', 'seat', 'reseed', 'end'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** One entry of a match's log: what was done, by whom, and what this viewer was told of it. Entries are never removed. */
export const Entry = z.object({
  seq: Seq,
  at: Time,
  kind: z.enum(ENTRY_KINDS),
  /** Who did it; absent for what the table does by itself. */
  by: SeatNumber.optional(),
  events: z.array(Event),
  /** Set where a bot took too long or failed, and any legal action was taken in its place. */
  note: z.enum(ENTRY_NOTES).optional(),
  /** For `seat`: who sits where from now on. */
  change: SeatChange.optional(),
  /** For `undo`: whether dice, or something seen, were taken back without asking anybody. */
  practice: z.literal(true).optional(),
});
export type Entry = z.infer<typeof Entry>;

export const DecisionInfo = z.object({ seat: SeatNumber, kind: z.string() });

/** Time left for each seat in milliseconds when this was written, and whose clock runs. */
export const Clocks = z.object({
  left: z.array(z.number()),
  running: z.array(SeatNumber),
  at: Time,
  /** Seats whose own side has taken back what they were asked: with time for each move it is not theirs anew when they are asked again. */
  resuming: z.array(SeatNumber).optional(),
});
export type Clocks = z.infer<typeof Clocks>;

/** What taking back the last deed would cost: nothing, or everyone's consent because of this. */
export const Price = z.enum(['free', 'chance', 'revealed', 'somebody-else']);
export type Price = z.infer<typeof Price>;

/** Who asks the others for their consent, and how far they have agreed. */
const consent = {
  /** By which an answer names it: there may be another one before the answer is there. */
  id: ProposalId,
  /** Absent for the host of a table who only watches. */
  by: SeatNumber.optional(),
  /** The entry at which it was asked; a later one ends the proposal. */
  seq: Seq,
  agreed: z.array(SeatNumber),
  waiting: z.array(SeatNumber),
};

/** Something that is done once everyone agrees: to take back, to give a seat to somebody else, to end without a winner, to give up. */
export const Proposal = z.discriminatedUnion('kind', [
  z.object({ ...consent, kind: z.literal('undo'), price: Price }),
  z.object({ ...consent, kind: z.literal('seat'), seat: SeatNumber, holder: Holder }),
  z.object({ ...consent, kind: z.literal('abandon') }),
  /** To give up for a team: only those who are in it are asked. */
  z.object({ ...consent, kind: z.literal('concede'), seat: SeatNumber }),
]);
export type Proposal = z.infer<typeof Proposal>;

export const ChatLine = z.object({
  /** Counts up, for the table and for each team by itself. */
  id: z.int().min(0),
  /** The team to which it was said; absent for the whole table. */
  team: z.string().optional(),
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
  /** What the match brings along; without it there is no making sense of its views. */
  brought: Brought.optional(),
  decisions: z.array(DecisionInfo),
  /** The last entries, oldest first; `logFrom` is the first of them. */
  log: z.array(Entry),
  chat: z.array(ChatLine),
  canRedo: z.boolean(),
  proposal: Proposal.optional(),
  clocks: Clocks.optional(),
  /** The last entry this person had seen before, for "since your last turn". */
  seen: Seq.optional(),
  /** What the viewer's seat has ordered ahead. */
  orders: z.record(z.string(), z.json()).optional(),
});
export type Sync = z.infer<typeof Sync>;
