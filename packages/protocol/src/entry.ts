import * as z from 'zod';
import { PlayerId, ProposalId, SeatNumber, Seq, Viewer } from './ids.ts';
import { Ending, Holder, MatchAttachments, MatchInfo, Time } from './match.ts';

/** A game event, as visible to the receiving viewer. */
export const Event = z.looseObject({ type: z.string() });

/** One change of a view; see `Patch` of the kernel. */
const Path = z.array(z.union([z.string(), z.int()]));
/** One change of a view: a path with its new value, or a path to remove. */
export const Patch = z.union([z.tuple([Path, z.json()]), z.tuple([Path])]);

/** Why the server played an action for a bot: it timed out, or it failed. */
export const ENTRY_NOTES = ['bot-late', 'bot-failed'] as const;
export type EntryNote = (typeof ENTRY_NOTES)[number];

/** Why the holder of a seat changed: the player joined, left, was absent too long, or all players agreed. */
export const SEAT_CHANGES = ['sat', 'left', 'absent', 'agreed'] as const;

/** A change of a seat's holder. */
export const SeatChange = z.object({ seat: SeatNumber, holder: Holder, why: z.enum(SEAT_CHANGES) });
export type SeatChange = z.infer<typeof SeatChange>;

/**
 * The kinds of log entries; `end` is written by the server when it ends a match. `dropped`: the owner of a personal match
 * shortened its history, and the contents of this entry are gone.
 */
export const ENTRY_KINDS = ['start', 'act', 'edit', 'undo', 'redo', 'seat', 'reseed', 'end', 'dropped'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/**
 * One entry of a match's log: the operation, its author, and the events visible to this viewer. Entries are never
 * removed, but they can lose their contents (`dropped`).
 */
export const Entry = z.object({
  seq: Seq,
  at: Time,
  kind: z.enum(ENTRY_KINDS),
  /** The acting seat; absent for entries that the server writes itself. */
  by: SeatNumber.optional(),
  events: z.array(Event),
  /** Set when a bot timed out or failed and the server played a legal action for it. */
  note: z.enum(ENTRY_NOTES).optional(),
  /** For `seat`: the new holder. */
  change: SeatChange.optional(),
  /** For `undo`: set when dice or revealed information were undone without consent. */
  practice: z.literal(true).optional(),
});
export type Entry = z.infer<typeof Entry>;

/** A pending decision: the seat, and the kind as named by the game. */
export const DecisionInfo = z.object({
  seat: SeatNumber,
  kind: z.string(),
  /** Set when the match does not wait for the seat. */
  voluntary: z.literal(true).optional(),
});

/** Remaining time per seat in milliseconds at the time of writing, and the seats whose clocks run. */
export const Clocks = z.object({
  left: z.array(z.number()),
  running: z.array(SeatNumber),
  at: Time,
  /**
   * Seats whose pending decision their own side has undone. With time per move, they do not get the full time again
   * when asked again.
   */
  resuming: z.array(SeatNumber).optional(),
});
export type Clocks = z.infer<typeof Clocks>;

/** The cost of undoing the last operation: free, or the reason why all players must consent. */
export const Price = z.enum(['free', 'chance', 'revealed', 'somebody-else']);
export type Price = z.infer<typeof Price>;

/** The author of a proposal and the consents so far. */
const consent = {
  /** Identifies the proposal in answers, since another one may follow before an answer arrives. */
  id: ProposalId,
  /** Absent when the proposer is a host without a seat. */
  by: SeatNumber.optional(),
  /** The entry at which the proposal was made; a later entry ends it. */
  seq: Seq,
  agreed: z.array(SeatNumber),
  waiting: z.array(SeatNumber),
};

/** A proposal that takes effect once all players agree: undo, replace a player, end without a winner, or concede. */
export const Proposal = z.discriminatedUnion('kind', [
  z.object({ ...consent, kind: z.literal('undo'), price: Price }),
  z.object({ ...consent, kind: z.literal('seat'), seat: SeatNumber, holder: Holder }),
  z.object({ ...consent, kind: z.literal('abandon') }),
  /** Concedes for a team; only its members are asked. */
  z.object({ ...consent, kind: z.literal('concede'), seat: SeatNumber }),
]);
export type Proposal = z.infer<typeof Proposal>;

/** One chat message of a table or of a team. */
export const ChatLine = z.object({
  /** Sequence number, counted separately for the table and for each team. */
  id: z.int().min(0),
  /** The team that receives the line; absent for the whole table. */
  team: z.string().optional(),
  at: Time,
  /** The author's name at the time of writing. */
  name: z.string(),
  seat: SeatNumber.optional(),
  /** The author, so that other players can ignore them. */
  player: PlayerId.optional(),
  text: z.string(),
});
export type ChatLine = z.infer<typeof ChatLine>;

/** The effect of one entry for one viewer; `patches` turn the view after entry `seq - 1` into the one after `seq`. */
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

/** The full state of a subscription: the whole view and the log so far. */
export const Sync = z.object({
  info: MatchInfo,
  viewer: Viewer,
  seq: Seq,
  /** Absent until the match starts. */
  view: z.json().optional(),
  /** The attachments of the match, required to interpret its views. */
  brought: MatchAttachments.optional(),
  decisions: z.array(DecisionInfo),
  /** The last entries, oldest first; `logFrom` is the number of the first. */
  log: z.array(Entry),
  chat: z.array(ChatLine),
  canRedo: z.boolean(),
  proposal: Proposal.optional(),
  clocks: Clocks.optional(),
  /** The last entry this player has read, for "since your last turn". */
  seen: Seq.optional(),
  /** The standing orders of the viewer's seat. */
  orders: z.record(z.string(), z.json()).optional(),
});
export type Sync = z.infer<typeof Sync>;
