import {
  type Progress,
  type Refusal,
  type RefusedResult,
  refuse,
  type Seat,
  type SubMatchRequest,
} from '@tessera/kernel';
import type { Ending, Price, Proposal } from '@tessera/protocol';
import type { CommonRefusal } from '@tessera/text';
import type { LogEntry } from './logEntry.ts';

/** The fields of every client command. */
export interface CommandHeader {
  /** The last log entry the client had seen when the player decided. */
  readonly seq: number;
  /** Idempotency key: a command received twice is carried out once. */
  readonly actionId: string;
}

/** An answer to a proposal. */
export interface ConsentCommand extends CommandHeader {
  readonly proposal: string;
}

/**
 * An applied command with the entry to store before any client is notified. `repeated`: a retry of a command already
 * applied.
 */
export interface EntryResult {
  readonly ok: true;
  readonly seq: number;
  readonly entry?: LogEntry;
  readonly repeated: boolean;
}

/** A proposal that other players must accept; undefined when it was withdrawn. */
export interface ProposalResult {
  readonly ok: true;
  readonly proposal?: Proposal;
}

/** The cost for a seat to undo its last operation. */
export interface UndoPrice {
  readonly price: Price;
  /** The seats that must consent. */
  readonly waiting: readonly Seat[];
  /** Whether it makes the match practice, because no other player is there to consent. */
  readonly practice: boolean;
}

/** The public summary of a room. */
export interface RoomSummary {
  readonly seq: number;
  /** The seats with a pending decision. Empty while it waits for a sub-match, although players may call that off. */
  readonly deciding: readonly Seat[];
  readonly ending?: Ending;
  readonly practice?: true;
  /** How far the match has advanced, if the game defines it. */
  readonly progress?: Progress;
  /** The sub-match it waits for; until it is over, no seat has a decision. */
  readonly opening?: SubMatchRequest;
}

/** Returns the result of a command that a room refuses, with a code that all games share. */
export function refusedWith(code: CommonRefusal, params?: Refusal['params']): RefusedResult {
  return { ok: false, refusal: refuse(code, params) };
}
