import type { Game } from '@tessera/kernel';
import type { Bot } from './bot.ts';

/** Creates a bot that plays any legal action. */
export function randomBot<State extends object, Action extends object, Options extends object, View extends object>(
  _game: Game<State, Action, Options, View>,
): Bot<Action, View> {
  return {
    name: 'random',
    choose: ({ legal, chance }) => chance.pick(legal),
  };
}
