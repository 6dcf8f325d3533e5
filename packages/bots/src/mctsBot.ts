import type { Game } from '@tessera/kernel';
import type { Bot } from './bot.ts';
import { type SearchSettings, search } from './search.ts';

/** Plays what a tree search over determinized worlds finds best. `search` itself tells what else it thought about. */
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
