import type { Decision, Game, GameEvent, Seat, Verification, Viewer } from '@tessera/kernel';
import type { EntryKind, MatchInfo } from '@tessera/protocol';

/** What led to a position. A file does not say when. */
export interface ReplayEntry {
  readonly seq: number;
  readonly kind: EntryKind;
  readonly by?: Seat;
  readonly at?: number;
  readonly events: readonly GameEvent[];
}

/** One position of a replay. */
export interface ReplayPoint<View extends object = object> {
  readonly n: number;
  readonly view: View;
  /** What led here; for position 0, the start. */
  readonly entry: ReplayEntry;
  readonly decisions: readonly Decision[];
}

/** A match to look through. Any position is at hand at once, so that a slider can be dragged. */
export interface Replay<View extends object = object, Action extends object = object> {
  readonly game: Game<object, Action, object, View>;
  readonly info: MatchInfo;
  /** The last position; the first one is 0. */
  readonly length: number;
  /** Through whose eyes it can be looked at, the usual ones first. */
  readonly viewers: readonly [Viewer, ...Viewer[]];
  /** A position from 0 to `length`; one beyond is the nearest there is. */
  at(n: number, viewer?: Viewer): ReplayPoint<View>;
  /** What led to a position, without the position itself: a log is made of many of these. */
  entry(n: number, viewer?: Viewer): ReplayEntry;
  /** The entry of the match's log that a position belongs to: there it can be forked. */
  entryAt(n: number): number;
  /** Whether seed, dice and chain are in order; nothing for a match that is not over, whose seed is still secret. */
  verify(): Promise<Verification | undefined>;
}

/** The nearest position there is. */
export function within(n: number, length: number): number {
  return Math.max(0, Math.min(Math.trunc(n), length));
}
