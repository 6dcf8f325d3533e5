import type { Decision, Game, GameEvent, Seat, Verification, Viewer } from '@tessera/kernel';
import type { EntryKind, MatchInfo } from '@tessera/protocol';

/** The entry that led to a position. A file may lack its time. */
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
  /** The entry that led here; for position 0, the start. */
  readonly entry: ReplayEntry;
  readonly decisions: readonly Decision[];
}

/** A replay of a match. Every position is available at once, so that a slider can be dragged. */
export interface Replay<View extends object = object, Action extends object = object> {
  readonly game: Game<object, Action, object, View>;
  readonly info: MatchInfo;
  /** The last position; the first one is 0. */
  readonly length: number;
  /** The viewers it can be replayed for, default first. */
  readonly viewers: readonly [Viewer, ...Viewer[]];
  /** Returns a position from 0 to `length`; other numbers are clamped. */
  at(n: number, viewer?: Viewer): ReplayPoint<View>;
  /** Returns the entry of a position without its view, for a log of many. */
  entry(n: number, viewer?: Viewer): ReplayEntry;
  /** Returns the log entry of a position, at which the match can be forked. */
  entryAt(n: number): number;
  /** Verifies seed, dice and chain. Undefined for a running match, whose seed is still secret. */
  verify(): Promise<Verification | undefined>;
}

/** Clamps a position. */
export function within(n: number, length: number): number {
  return Math.max(0, Math.min(Math.trunc(n), length));
}
