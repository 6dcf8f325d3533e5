import { type Chance, fastChance, type Game, type Seat } from '@tessera/kernel';
import type { Question } from '../src/bot.ts';
import type { Budget } from '../src/budget.ts';

/** Builds the question to a seat in this state. */
export function ask<State extends object, Action extends object, Options extends object, View extends object>(
  game: Game<State, Action, Options, View>,
  state: State,
  seat: Seat,
  budget: Budget,
  chance: Chance | string = 'a bot',
): Question<Action, View> {
  return {
    view: game.view(state, seat),
    seat,
    legal: game.legal(state, seat),
    budget,
    chance: typeof chance === 'string' ? fastChance(chance) : chance,
  };
}
