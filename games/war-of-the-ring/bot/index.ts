import type { GameBots } from '@tessera/bots';
import type { Action } from '../src/action.ts';
import { FREE } from '../src/numbers.ts';
import type { State, View } from '../src/state.ts';
import { peopleBot } from './people/peopleBot.ts';
import { searchBot, searchSettings } from './searchBot.ts';
import { CORRUPTION, MILITARY, RAID, RING_RUSH, STRATEGIES, type Strategy } from './strategy.ts';
import { strategyBot } from './strategyBot.ts';

const USUAL = [RING_RUSH, MILITARY] as const;
/** What the search plays on from: of all strategies these two win the most matches. */
const SEARCHED = [RAID, CORRUPTION] as const;

/**
 * The bots of War of the Ring. Each bears the name of the strategy that it plays for its side; for the other side it plays the
 * usual one. `people` is a script of what people have been seen to do, a yardstick that shares no judgement with the strategies;
 * `searcher`, which is also plain `mcts`, plays on from what a strategy likes and takes what turns out best.
 */
export const warOfTheRingBots: GameBots<State, Action, View> = botsWith(STRATEGIES);

/** The bots, with a bot for each of these strategies: those that there are, or others beside them. */
export function botsWith(strategies: readonly Strategy[]): GameBots<State, Action, View> {
  return {
    ...searchSettings(SEARCHED),
    bots: {
      ...Object.fromEntries(strategies.map((one) => [one.name, strategyBot(one.name, besideUsual(one))])),
      strategy: strategyBot('strategy', USUAL),
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

/** A strategy for its side, the usual one for the other. */
function besideUsual(strategy: Strategy): readonly [Strategy, Strategy] {
  return strategy.side === FREE ? [strategy, MILITARY] : [RING_RUSH, strategy];
}

export type { Judgement, Reason } from './judgement.ts';
export { REASONS } from './judgement.ts';
export type { Strategy } from './strategy.ts';
export { STRATEGIES } from './strategy.ts';
export { type Advice, advise, strategyBot } from './strategyBot.ts';
