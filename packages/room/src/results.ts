import { type Opening, type Progress, type Refusal, type Refused, refuse, type Seat } from '@tessera/kernel';
import type { Ending, Price, Proposal } from '@tessera/protocol';
import type { HouseRefusal } from '@tessera/text';
import type { LogEntry } from './logEntry.ts';

/** What comes with every command of a client. */
export interface CommandHeader {
  /** How much of the log the client had seen when it decided. */
  readonly seq: number;
  /** The idempotency key: a command that comes twice is carried out once. */
  readonly actionId: string;
}

/** An answer to what somebody proposes. */
export interface ConsentCommand extends CommandHeader {
  /** Which proposal is meant. */
  readonly proposal: string;
}

/** Something that was done: the entry to be stored before anybody is told. `repeated`: it had been done before. */
export interface EntryResult {
  readonly ok: true;
  readonly seq: number;
  readonly entry?: LogEntry;
  readonly repeated: boolean;
}

/** Something that others must agree to first; with no proposal it was withdrawn. */
export interface ProposalResult {
  readonly ok: true;
  readonly proposal?: Proposal;
}

/** What taking back a seat's last deed would cost it. */
export interface UndoPrice {
  readonly price: Price;
  /** Who must agree. */
  readonly waiting: readonly Seat[];
  /** Whether it makes the match practice: nobody else is there to be asked. */
  readonly practice: boolean;
}

/** Where a match stands, as much of it as everybody may know. */
export interface RoomSummary {
  readonly seq: number;
  /** The seats that have something to decide; none while it waits for another match, though they may call that off. */
  readonly deciding: readonly Seat[];
  readonly ending?: Ending;
  readonly practice?: true;
  /** How far it is, where its game says so. */
  readonly progress?: Progress;
  /** The match that it waits for: until then nobody has anything to decide here. */
  readonly opening?: Opening;
}

/** Not done, and why. */
export function refused(code: HouseRefusal, params?: Refusal['params']): Refused {
  return { ok: false, refusal: refuse(code, params) };
}
