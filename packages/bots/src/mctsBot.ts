import type { Game } from '@tessera/kernel';
import type { Bot } from './bot.ts';
import { type SearchSettings, search } from './search/search.ts';

/**
 * Creates a bot that plays the best move of a tree search over determinized states. Call `search` for the alternatives.
 */
export function mctsBot<State extends object, Action extends object, Options extends object, View extends object>(
  game: Game<State, Action, Options, View>,
  settings: SearchSettings<State, Action> = {},
): Bot<Action, View> {
  return {
    name: 'mcts',
    choose(question) {
      const [only] = question.legal;
      return only && question.legal.length === 1 ? only : search(game, question, settings).action;
    },
  };
}
