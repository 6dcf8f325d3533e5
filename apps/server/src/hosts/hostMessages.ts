import type { FinishedMatch, NewMatch, Opening, Patch, Seat, Teams, Viewer } from '@tessera/kernel';
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

/** Something by which a match goes on: what a client, a bot or a clock asks of a room. */
export type Command =
  | {
      readonly op: 'act';
      readonly seat: Seat;
      readonly body: CommandHeader & { readonly action: unknown; readonly dice?: readonly unknown[] };
      /** Why the server has chosen it in place of a bot. */
      readonly note?: EntryNote;
    }
  | { readonly op: 'edit'; readonly seat: Seat; readonly body: CommandHeader & { readonly patches: readonly Patch[] } }
  | { readonly op: 'undo' | 'redo'; readonly seat: Seat; readonly body: CommandHeader }
  /** `there`: the seats whose people are at the table. */
  | {
      readonly op: 'consent';
      readonly seat: Seat;
      readonly body: ConsentCommand;
      readonly agree: boolean;
      readonly there: readonly Seat[];
    }
  | { readonly op: 'sit'; readonly request: SeatRequest; readonly body: Keyed }
  | { readonly op: 'concede'; readonly seat: Seat; readonly body: Keyed }
  /** `gone`: the seats of people who have been away for longer than the table allows. */
  | { readonly op: 'abandon'; readonly by: Requester; readonly gone: readonly Seat[]; readonly body: Keyed }
  | { readonly op: 'end'; readonly body: Keyed; readonly ending: Ending }
  /** What came of the match that it waits for. */
  | { readonly op: 'take-in'; readonly body: Keyed; readonly finished: FinishedMatch };

/** What does not depend on what was seen comes with its idempotency key only. */
type Keyed = Pick<CommandHeader, 'actionId'>;

/** A command to be done in a match; the viewers are those to whom its consequences must be told. */
export interface CommandRequest {
  readonly op: 'command';
  readonly match: string;
  readonly at: number;
  readonly viewers: readonly Viewer[];
  readonly command: Command;
}

/** Takes up a match from storage, under the epoch in which this was read. */
export interface OpenRequest extends StoredMatch {
  readonly op: 'open';
  readonly match: string;
  readonly epoch?: Epoch | undefined;
  /** The shard in which it lies, where that is not the shard of its id. */
  readonly shard?: number | undefined;
  /** Whether only the version that it began with may play it: another node has that one. */
  readonly onlyPinned?: boolean;
}

/** What a host is asked. Where it names a match, that match must have been opened there before. */
export type HostAsk =
  | CommandRequest
  | OpenRequest
  /** Whether a match could begin like this: its options in full, and what they bring along. */
  | { readonly op: 'options'; readonly game: string; readonly options: unknown; readonly seats: number }
  /** Begins a match. */
  | {
      readonly op: 'start';
      readonly match: string;
      readonly game: string;
      readonly wanted: NewMatch;
      readonly holders: readonly Holder[];
      readonly pace: Pace;
      readonly at: number;
      /** Whether it is practice from the start: one person may sit on several sides. */
      readonly practice?: boolean;
      readonly undo?: UndoPolicy | undefined;
      readonly epoch?: Epoch | undefined;
      readonly shard?: number | undefined;
    }
  /** Forgets a match. */
  | { readonly op: 'drop'; readonly match: string }
  /** All a viewer needs, or only what came after `since`. */
  | { readonly op: 'sync'; readonly match: string; readonly viewer: Viewer; readonly since?: number }
  /** What somebody in this seat has to decide. */
  | { readonly op: 'question'; readonly match: string; readonly seat: Seat }
  /** What standing orders, as JSON, answer for this seat now. */
  | { readonly op: 'ordered'; readonly match: string; readonly seat: Seat; readonly orders: string }
  | { readonly op: 'price'; readonly match: string; readonly seat: Seat }
  /** The match that this one waits for. */
  | { readonly op: 'opening'; readonly match: string }
  /** What the match that has opened this one is told of it. */
  | { readonly op: 'finished'; readonly match: string };

/** A match as its entries in storage have it, unverified. */
export interface StoredMatch {
  readonly game: string;
  readonly pace: Pace;
  readonly undo?: UndoPolicy | undefined;
  /** The clocks after the last row, where there are any. */
  readonly clocks?: Clocks;
  /** The match as it began: a match file without deeds. It holds the seeds. */
  readonly beginning: string;
  readonly startedAt: number;
  /** Who sat where then. */
  readonly holders: readonly Holder[];
  /** How many entries had been written for certain; absent where nobody knows. */
  readonly atLeast?: number;
  readonly entries: readonly StoredEntry[];
  readonly snapshot?: StoredSnapshot;
  /** The matches that it has opened, where its whole file is asked for. */
  readonly opened?: readonly StoredMatch[];
}

/** What is told, as JSON, and to which viewers. */
export interface ViewerUpdate {
  json: string;
  readonly viewers: readonly Viewer[];
}

/** What a command did. */
export interface CommandEffect {
  readonly summary: RoomSummary;
  /** What it is answered with; not the last entry where the command had been done before. */
  readonly seq: number;
  /** Whether the log has an entry more than before. */
  readonly isNew: boolean;
  /** The clocks after it, where there are any. */
  readonly clocks?: Clocks;
  /** Once where several viewers are told the same. */
  readonly updates: readonly ViewerUpdate[];
  readonly proposal?: Proposal;
  /** Who sits where now, if that has changed. */
  readonly holders?: readonly Holder[];
}

/** A match that has just started here, to be stored. */
export interface StartedMatch {
  readonly game: string;
  readonly beginning: string;
  readonly startedAt: number;
  readonly commitment: string;
  readonly entries: readonly SealedEntry[];
  /** Where a long match stood a while ago, so that its host need not do all of it again. */
  readonly snapshot?: StoredSnapshot;
  readonly summary: RoomSummary;
  readonly clocks?: Clocks;
  readonly seats: readonly { readonly name: string; readonly kind: 'human' | 'bot' }[];
  readonly options: string;
  /** What the options bring along, as JSON. */
  readonly brought?: string;
  readonly mode: 'enforced' | 'companion';
  /** Who plays together, where there are teams. */
  readonly teams?: Teams;
}

/** What the answer to each question holds. JSON stays text: it is only passed on. */
export interface HostAnswers {
  options: Pick<StartedMatch, 'options' | 'brought' | 'teams'>;
  start: StartedMatch;
  open: { readonly summary: RoomSummary; readonly clocks?: Clocks; readonly holders: readonly Holder[] };
  drop: object;
  command: CommandEffect;
  sync: { readonly sync?: string; readonly missed?: string };
  question: {
    readonly view: string;
    /** What the match brings along, as JSON. */
    readonly brought?: string;
    readonly legal: string;
    readonly decisions: string;
    readonly seq: number;
    /** By which rules it is played here, so that a bot thinks by the same. */
    readonly rules: RulesPin;
  };
  /** The action, as JSON, where there is one; it is for the position after entry `seq`. */
  ordered: { readonly seq: number; readonly action?: string };
  price: { readonly price?: Price; readonly practice?: boolean };
  opening: Opening;
  finished: FinishedMatch;
}

/** Why something could not be done: bad data in storage, rules that are not here, rules that threw, a full disk. */
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

/** An answer, and the entry that must be on disk before it is given. */
export interface PendingAnswer extends LogWrite {
  readonly answer: HostAnswer;
  /** The match that it is about, if it is about one. */
  readonly match: string | undefined;
}

/** What a host says once everything in it is on disk; or why what happened could not be kept, which its answers then say too. */
export interface AnswerBatch {
  /** `HostAnswer[]`, packed. */
  readonly answers: string;
  /** How long writing it took in milliseconds; nothing where there was nothing to write. */
  readonly wroteMs?: number;
  /** Why it could not be written. */
  readonly writeError?: string;
}
