import { type GameBots, greedyBot, mctsBot } from '@tessera/bots';
import { heistCity } from '../src/game/game.ts';
import type { Action } from '../src/state/action.ts';
import type { State, View } from '../src/state/state.ts';
import { candidates, singles } from './candidates.ts';
import { evaluate, evaluateAtOnce } from './evaluate.ts';
import { lookout } from './lookout.ts';
import { Outlook } from './outlook.ts';
import { rollout } from './rollout.ts';

const insight = { evaluate, candidates, rollout };

/** Low, because good plans differ by a few hundredths of a win. */
const EXPLORATION = 0.03;

/** Actions per finish in a review: about the rest of an activation and the opponent's next one. */
const REVIEW_DEPTH = 8;

/** Judges a plan by its end position: searched deeper, without playouts. */
const fixer = mctsBot(heistCity, { ...insight, exploration: EXPLORATION, rolloutDepth: 0 });

/** Also plays the opponents' next moves in playouts. */
const mastermind = mctsBot(heistCity, { ...insight, exploration: EXPLORATION, rolloutDepth: 6 });

/**
 * Bots of Heist City.
 *
 * - `greedy` tries every action and takes the one with the best evaluation.
 * - `lookout` plans whole activations and relies on expected values.
 * - `fixer`, also named `mcts`, and `mastermind` search over whole activations.
 */
export const heistCityBots: GameBots<State, Action, View> = {
  ...insight,
  exploration: EXPLORATION,
  rolloutDepth: 0,
  bots: {
    greedy: greedyBot(heistCity, { evaluate: evaluateAtOnce, candidates: singles, samples: 2 }),
    mcts: fixer,
    lookout,
    fixer,
    mastermind,
  },
  levels: {
    easy: { bot: 'lookout', budget: { iterations: 1 } },
    normal: { bot: 'fixer', budget: { ms: 100 } },
    hard: { bot: 'mastermind', budget: { ms: 500 } },
    expert: { bot: 'mastermind', budget: { ms: 3000 } },
  },
  review: {
    depth: REVIEW_DEPTH,
    isSettled: ({ flow }) => flow.at(-1)?.at === 'activate',
    points: (state, seat) => new Outlook(state).total(seat),
  },
};
