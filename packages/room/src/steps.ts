import { type Refusal, type Refused, refuse, type Seat } from '@tessera/kernel';
import type { Ending, Price, Proposal } from '@tessera/protocol';
import type { Row } from './row.ts';

/** What a client asks with: the log as far as it has seen it, and a name so that asking twice does it once. */
export interface Asked {
  readonly seq: number;
  readonly actionId: string;
}

/** Something that was done: the row to be stored before anybody is told. `repeated`: it had been done before. */
export interface Step {
  readonly ok: true;
  readonly seq: number;
  readonly row?: Row;
  readonly repeated: boolean;
}

/** Something that others must agree to first; with no proposal it was withdrawn. */
export interface Proposed {
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
export interface RoomStanding {
  readonly seq: number;
  /** The seats that have something to decide. */
  readonly deciding: readonly Seat[];
  readonly ending?: Ending;
  readonly practice?: true;
}

/** Not done, and why. */
export function no(code: string, params?: Refusal['params']): Refused {
  return { ok: false, refusal: refuse(code, params) };
}
