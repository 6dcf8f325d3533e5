import type { Chance, Reason, Seat } from '@tessera/kernel';
import type { Budget } from './budget.ts';

/** What a bot is asked: all that a person in this seat would have, and nothing more. */
export interface Question<Action extends object = object, View extends object = object> {
  /** What this seat may see. */
  readonly view: View;
  readonly seat: Seat;
  /** What it may do; never empty. */
  readonly legal: readonly Action[];
  readonly budget: Budget;
  /** The bot's own generator, not the dice of the match. */
  readonly chance: Chance;
}

/**
 * Somebody who plays. A bot remembers nothing between two questions; with a budget of iterations and the same
 * generator it answers the same question the same way.
 */
export interface Bot<Action extends object = object, View extends object = object> {
  readonly name: string;
  /** One of the legal actions. */
  choose(question: Question<Action, View>): Action;
  /** Why it has chosen this, where it can say: a reason in the texts of the game. */
  reason?(question: Question<Action, View>, chosen: Action): Reason | undefined;
}
