import type { GameBots } from '@tessera/bots';
import type { Action } from '../src/state/action.ts';
import { FREE } from '../src/state/numbers.ts';
import type { State, View } from '../src/state/state.ts';
import { peopleBot } from './scripted/peopleBot.ts';
import { searchBot, searchSettings } from './searchBot.ts';
import { CORRUPTION, MILITARY, RAID, RING_RUSH, STRATEGIES, type Strategy } from './strategy.ts';
import { strategyBot } from './strategyBot.ts';

const DEFAULT = [RING_RUSH, MILITARY] as const;
/** Strategies of the search: these two win the most matches. */
const SEARCHED = [RAID, CORRUPTION] as const;

/**
 * Bots of War of the Ring.
 *
 * - Each strategy is a bot of its name; for the other side that bot plays the default strategy.
 * - `people` is a script of observed human habits: a benchmark that shares no code with the strategies.
 * - `searcher`, also named `mcts`, searches from the moves a strategy prefers and takes the best result.
 */
export const warOfTheRingBots: GameBots<State, Action, View> = botsWith(STRATEGIES);

/** Returns the bots, with one for each of these strategies. */
export function botsWith(strategies: readonly Strategy[]): GameBots<State, Action, View> {
  return {
    ...searchSettings(SEARCHED),
    bots: {
      ...Object.fromEntries(strategies.map((one) => [one.name, strategyBot(one.name, besideUsual(one))])),
      strategy: strategyBot('strategy', DEFAULT),
      people: peopleBot('people'),
      searcher: searchBot('searcher', SEARCHED),
      mcts: searchBot('mcts', SEARCHED),
    },
    levels: {
      easy: { bot: 'defensive', budget: { iterations: 1 } },
      normal: { bot: 'strategy', budget: { iterations: 1 } },
      hard: { bot: 'searcher', budget: { ms: 200 } },
      expert: { bot: 'searcher', budget: { ms: 2000 } },
    },
  };
}

/** Returns a strategy for its side and the default one for the other. */
function besideUsual(strategy: Strategy): readonly [Strategy, Strategy] {
  return strategy.side === FREE ? [strategy, MILITARY] : [RING_RUSH, strategy];
}

export type { Judgement, Reason } from './judgement.ts';
export { REASONS } from './judgement.ts';
export type { Strategy } from './strategy.ts';
export { STRATEGIES } from './strategy.ts';
export { type Advice, advise, strategyBot } from './strategyBot.ts';
