import type { Chance, Seat } from '@tessera/kernel';
import type { Move } from './move.ts';

/** What a game may teach its bots. They see determinized states only, so none of this can cheat. */
export interface Insight<State extends object = object, Action extends object = object> {
  /** How well this seat stands in an unfinished match: 1 as good as won, 0 as good as lost. See `odds`. */
  evaluate?(state: State, seat: Seat): number;
  /**
   * What is worth thinking about, where everything legal would be too much: some of the legal actions, or plans that
   * begin with one, so that a search looks at whole activations instead of single steps. None: think about all.
   */
  candidates?(state: State, seat: Seat, legal: readonly Action[]): readonly Move<Action>[];
  /** How a playout goes on from here; without it, with any legal action. It must be legal. */
  rollout?(state: State, seat: Seat, chance: Chance): Action;
}

/** The odds that a lead (in points, gold, whatever the game counts) is worth; `scale` is the lead that wins 73 in 100. */
export function odds(lead: number, scale: number): number {
  return 1 / (1 + Math.exp(-lead / scale));
}
