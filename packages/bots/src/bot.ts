import type { Chance, Reason, Seat } from '@tessera/kernel';
import type { Budget } from './budget.ts';

/** A question to a bot, with the same information that a human player in this seat has. */
export interface Question<Action extends object = object, View extends object = object> {
  /** The view of this seat. */
  readonly view: View;
  readonly seat: Seat;
  /** The legal actions; never empty. */
  readonly legal: readonly Action[];
  readonly budget: Budget;
  /** The bot's random generator, separate from the dice of the match. */
  readonly chance: Chance;
}

/**
 * A computer player. A bot is stateless: with a budget of iterations and the same generator, it gives the same answer
 * to the same question.
 */
export interface Bot<Action extends object = object, View extends object = object> {
  readonly name: string;
  /** Returns one of the legal actions. */
  choose(question: Question<Action, View>): Action;
  /** Returns the reason for a choice, if available: a reason in the texts of the game. */
  reason?(question: Question<Action, View>, chosen: Action): Reason | undefined;
}
