import { type GameBots, greedyBot, mctsBot } from '@tessera/bots';
import type { Action } from '../src/action.ts';
import { heistCity } from '../src/game.ts';
import type { State, View } from '../src/state.ts';
import { candidates, settingCandidates } from './candidates.ts';
import { evaluate } from './evaluate.ts';
import { plannerBot } from './plannerBot.ts';

/**
 * What the bots know of this game. `greedy` looks one action ahead with the evaluation; `planner` takes the activation
 * that promises most by expected values; `mcts` searches over whole activations.
 */
export const heistCityBots: GameBots<State, Action, View> = {
  evaluate,
  candidates,
  rolloutDepth: 0,
  exploration: 0.03,
  levels: {
    easy: { bot: 'greedy', budget: { iterations: 1 } },
    normal: { bot: 'mcts', budget: { ms: 100 } },
    hard: { bot: 'mcts', budget: { ms: 500 } },
    expert: { bot: 'mcts', budget: { ms: 2000 } },
  },
  bots: {
    greedy: greedyBot(heistCity, { evaluate, candidates: settingCandidates, samples: 2 }),
    planner: plannerBot(),
    mcts: mctsBot(heistCity, { evaluate, candidates, rolloutDepth: 0, exploration: 0.03 }),
  },
};
