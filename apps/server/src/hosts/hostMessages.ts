import type { NewMatch, Patch, Seat, SubMatchRequest, SubMatchResult, Teams, Viewer } from '@tessera/kernel';
import type {
  Clocks,
  Ending,
  EntryNote,
  Holder,
  Pace,
  Price,
  Proposal,
  RefusalInfo,
  UndoPolicy,
} from '@tessera/protocol';
import type { CommandHeader, ConsentCommand, Requester, RoomSummary, SeatRequest } from '@tessera/room';
import type { MissingRules, RulesPin } from '../games.ts';
import type { Epoch } from '../storage/matchLog.ts';
import type { LogWrite, SealedEntry, StoredEntry, StoredSnapshot } from '../storage/storedEntry.ts';

/** A command for a room, from a client, a bot or a clock. */
export type Command =
  | {
      readonly op: 'act';
      readonly seat: Seat;
      readonly body: CommandHeader & { readonly action: unknown; readonly dice?: readonly unknown[] };
      /** Why the server chose this action in place of a bot. */
      readonly note?: EntryNote;
    }
  | { readonly op: 'edit'; readonly seat: Seat; readonly body: CommandHeader & { readonly patches: readonly Patch[] } }
  | { readonly op: 'undo' | 'redo'; readonly seat: Seat; readonly body: CommandHeader }
  /** `there`: seats whose players are at the table. */
  | {
      readonly op: 'consent';
      readonly seat: Seat;
      readonly body: ConsentCommand;
      readonly agree: boolean;
      readonly there: readonly Seat[];
    }
  | { readonly op: 'sit'; readonly request: SeatRequest; readonly body: Keyed }
  | { readonly op: 'concede'; readonly seat: Seat; readonly body: Keyed }
  /** `gone`: seats of players who were away for longer than the table allows. */
  | { readonly op: 'abandon'; readonly by: Requester; readonly gone: readonly Seat[]; readonly body: Keyed }
  | { readonly op: 'end'; readonly body: Keyed; readonly ending: Ending }
  /** Passes the result of a sub-match to its parent. */
  | { readonly op: 'take-in'; readonly body: Keyed; readonly finished: SubMatchResult };

/** Commands that do not depend on a position carry an idempotency key only. */
type Keyed = Pick<CommandHeader, 'actionId'>;

/** A command for a match; `viewers` are those who need its updates. */
export interface CommandRequest {
  readonly op: 'command';
  readonly match: string;
  readonly at: number;
  readonly viewers: readonly Viewer[];
  readonly command: Command;
}

/** Opens a match from storage, under the epoch in which it was read. */
export interface OpenRequest extends StoredMatch {
  readonly op: 'open';
  readonly match: string;
  readonly epoch?: Epoch | undefined;
  /** Shard of the match, if it is not the shard of its id. */
  readonly shard?: number | undefined;
  /** Whether only the version that it began with may play it: another node has that one. */
  readonly onlyPinned?: boolean;
}

/** Request to a host. A match named in it must have been opened there before. */
export type HostRequest =
  | CommandRequest
  | OpenRequest
  /** Validates the options of a new match; returns them in full, with their attachment. */
  | { readonly op: 'options'; readonly game: string; readonly options: unknown; readonly seats: number }
  /** Starts a match. */
  | {
      readonly op: 'start';
      readonly match: string;
      readonly game: string;
      readonly wanted: NewMatch;
      readonly holders: readonly Holder[];
      readonly pace: Pace;
      readonly at: number;
      /** Whether it is a practice match from the start: one person may sit on several sides. */
      readonly practice?: boolean;
      readonly undo?: UndoPolicy | undefined;
      readonly epoch?: Epoch | undefined;
      readonly shard?: number | undefined;
    }
  /** Drops a match from memory. */
  | { readonly op: 'drop'; readonly match: string }
  /** Returns the full state of a viewer, or only the entries after `since`. */
  | { readonly op: 'sync'; readonly match: string; readonly viewer: Viewer; readonly since?: number }
  /** Returns the pending decision of a seat. */
  | { readonly op: 'question'; readonly match: string; readonly seat: Seat }
  /** Returns the action that standing orders, as JSON, choose for this seat now. */
  | { readonly op: 'ordered'; readonly match: string; readonly seat: Seat; readonly orders: string }
  | { readonly op: 'price'; readonly match: string; readonly seat: Seat }
  /** Returns the sub-match that this match waits for. */
  | { readonly op: 'opening'; readonly match: string }
  /** Returns the result that the parent match absorbs. */
  | { readonly op: 'finished'; readonly match: string };

/** A match as stored, unverified. */
export interface StoredMatch {
  readonly game: string;
  readonly pace: Pace;
  readonly undo?: UndoPolicy | undefined;
  /** The clocks after the last row, if the match has clocks. */
  readonly clocks?: Clocks;
  /** The start of the match: a match file without deeds. It contains the seeds. */
  readonly beginning: string;
  readonly startedAt: number;
  /** Seat holders at the start. */
  readonly holders: readonly Holder[];
  /** Lower bound of the number of written entries, if known. */
  readonly atLeast?: number;
  readonly entries: readonly StoredEntry[];
  readonly snapshot?: StoredSnapshot;
  /** Sub-matches, for a request of the whole file. */
  readonly opened?: readonly StoredMatch[];
  /** Set when only the rules that the match began with may read it. */
  readonly pinnedRulesOnly?: true;
}

/** An update as JSON, and the viewers it is for. */
export interface ViewerUpdate {
  json: string;
  readonly viewers: readonly Viewer[];
}

/** Effect of a command. */
export interface CommandEffect {
  readonly summary: RoomSummary;
  /** The entry of the command; an earlier one if the command is a retry. */
  readonly seq: number;
  /** Whether the command added an entry to the log. */
  readonly isNew: boolean;
  /** The clocks after it, if the match has clocks. */
  readonly clocks?: Clocks;
  /** One element per distinct update: viewers with the same update share it. */
  readonly updates: readonly ViewerUpdate[];
  readonly proposal?: Proposal;
  /** The new seat holders, if they have changed. */
  readonly holders?: readonly Holder[];
}

/** A match that has just started here, to be stored. */
export interface StartedMatch {
  readonly game: string;
  readonly beginning: string;
  readonly startedAt: number;
  readonly commitment: string;
  readonly entries: readonly SealedEntry[];
  /** An earlier state of a long match, so that its host need not replay all of it. */
  readonly snapshot?: StoredSnapshot;
  readonly summary: RoomSummary;
  readonly clocks?: Clocks;
  readonly seats: readonly { readonly name: string; readonly kind: 'human' | 'bot' }[];
  readonly options: string;
  /** Attachment from the options, as JSON. */
  readonly brought?: string;
  readonly mode: 'enforced' | 'companion';
  /** The teams, if the game has teams. */
  readonly teams?: Teams;
}

/** Type of the answer per request. JSON stays text: it is only passed on. */
export interface HostAnswers {
  options: Pick<StartedMatch, 'options' | 'brought' | 'teams'>;
  start: StartedMatch;
  open: { readonly summary: RoomSummary; readonly clocks?: Clocks; readonly holders: readonly Holder[] };
  drop: object;
  command: CommandEffect;
  sync: { readonly sync?: string; readonly missed?: string };
  question: {
    readonly view: string;
    /** Attachment of the match, as JSON. */
    readonly brought?: string;
    readonly legal: string;
    readonly decisions: string;
    readonly seq: number;
    /** Rules version of the match here, so that bots use the same. */
    readonly rules: RulesPin;
  };
  /** The action as JSON, if there is one; it is for the position after entry `seq`. */
  ordered: { readonly seq: number; readonly action?: string };
  price: { readonly price?: Price; readonly practice?: boolean };
  opening: SubMatchRequest;
  finished: SubMatchResult;
}

/** Cause of a failure: bad data in storage, missing rules, rules that threw, a full disk. */
export interface HostError {
  readonly kind: 'corrupt' | 'needs-rules' | 'rules-failed' | 'not-open' | 'not-written';
  readonly message: string;
  /** Which rules it needs. */
  readonly rules?: MissingRules;
}

export type HostAnswer = { readonly id: number } & (
  | { readonly value: HostAnswers[keyof HostAnswers] }
  | { readonly refusal: RefusalInfo }
  | { readonly error: HostError }
);

/** An answer, and the entry that must be on disk before it is sent. */
export interface PendingAnswer extends LogWrite {
  readonly answer: HostAnswer;
  /** The match of the request, if it names one. */
  readonly match: string | undefined;
}

/**
 * Answers of a host after its entries are on disk. If the write failed, it has the cause, and the answers report it
 * too.
 */
export interface AnswerBatch {
  /** `HostAnswer[]`, packed. */
  readonly answers: string;
  /** Duration of the write in milliseconds; undefined if there was nothing to write. */
  readonly wroteMs?: number;
  /** Why the write failed. */
  readonly writeError?: string;
}
