import type { Game } from '@tessera/kernel';
import type { Bot } from './bot.ts';
import type { Limit } from './budget.ts';
import { BotsError } from './errors.ts';
import { greedyBot } from './greedyBot.ts';
import { mctsBot } from './mctsBot.ts';
import { randomBot } from './randomBot.ts';
import type { ReviewSettings } from './review/reviewSettings.ts';
import type { SearchSettings } from './search/search.ts';

/** Levels of bot opponents, from the weakest. */
export const LEVELS = ['easy', 'normal', 'hard', 'expert'] as const;

/** The level of a bot opponent. */
export type Level = (typeof LEVELS)[number];

/** The bot of a level, and its budget per decision. */
export interface Strength {
  /** The name of one of the game's bots. */
  readonly bot: string;
  readonly budget: Limit;
}

/** The bot configuration of a game. All of it is optional: `{}` already gives bots that play. */
export interface GameBots<State extends object = object, Action extends object = object, View extends object = object>
  extends SearchSettings<State, Action> {
  /** Bots of this game, which extend or replace the standard ones. */
  readonly bots?: Readonly<Record<string, Bot<Action, View>>>;
  /** Levels that replace the defaults. */
  readonly levels?: Readonly<Partial<Record<Level, Strength>>>;
  /** How matches are reviewed, where that differs from the search. */
  readonly review?: ReviewSettings<State, Action>;
}

/** Returns the bots of a game by name: `random`, `mcts`, `greedy` if the game defines `evaluate`, and its own. */
export function botsOf<State extends object, Action extends object, Options extends object, View extends object>(
  game: Game<State, Action, Options, View>,
  shipped: GameBots<State, Action, View> = {},
): Readonly<Record<string, Bot<Action, View>>> {
  const { evaluate } = shipped;
  return {
    random: randomBot(game),
    mcts: mctsBot(game, shipped),
    ...(evaluate && { greedy: greedyBot(game, { ...shipped, evaluate }) }),
    ...shipped.bots,
  };
}

/** Returns one of the game's bots. Throws a BotsError that lists them if there is no such bot. */
export function botOf<State extends object, Action extends object, Options extends object, View extends object>(
  game: Game<State, Action, Options, View>,
  shipped: GameBots<State, Action, View>,
  name: string,
): Bot<Action, View> {
  const bots = botsOf(game, shipped);
  const bot = Object.hasOwn(bots, name) ? bots[name] : undefined;
  if (bot) return bot;
  throw new BotsError('unknown-bot', name, `${game.id} has these bots: ${Object.keys(bots).join(', ')}`);
}

/**
 * Returns the levels of a game. The default budgets are in time, so that a level answers equally fast in every game.
 */
export function levelsOf(shipped: Pick<GameBots, 'evaluate' | 'levels'> = {}): Readonly<Record<Level, Strength>> {
  return {
    easy: shipped.evaluate
      ? { bot: 'greedy', budget: { iterations: 1 } }
      : { bot: 'mcts', budget: { iterations: 100, ms: 200 } },
    normal: { bot: 'mcts', budget: { ms: 200 } },
    hard: { bot: 'mcts', budget: { ms: 1000 } },
    expert: { bot: 'mcts', budget: { ms: 5000 } },
    ...shipped.levels,
  };
}
