import type { Chance, Seat } from '@tessera/kernel';
import type { Move } from './move.ts';

/**
 * Heuristics that a game provides for its bots. They receive determinized states only, so they cannot see hidden
 * information.
 */
export interface Heuristics<State extends object = object, Action extends object = object> {
  /** Returns the winning chances of a seat in an unfinished match, from 0 (lost) to 1 (won). See `odds`. */
  evaluate?(state: State, seat: Seat): number;
  /**
   * Returns the moves worth searching when there are too many legal actions: some of them, or plans that start with
   * one. With plans, a search compares whole activations instead of single steps. An empty list means all legal
   * actions.
   */
  candidates?(state: State, seat: Seat, legal: readonly Action[]): readonly Move<Action>[];
  /** Returns the next action of a playout, which must be legal; default: a random one. */
  rollout?(state: State, seat: Seat, chance: Chance): Action;
}

/** Converts a lead (in points, gold or other units) to winning chances; `scale` is the lead that wins 73 %. */
export function odds(lead: number, scale: number): number {
  return 1 / (1 + Math.exp(-lead / scale));
}
