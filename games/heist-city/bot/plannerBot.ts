import { type Bot, greedyBot } from '@tessera/bots';
import type { Action } from '../src/action.ts';
import { heistCity } from '../src/game.ts';
import type { View } from '../src/state.ts';
import { bestPlans, candidates } from './candidates.ts';
import { evaluate } from './evaluate.ts';
import { sayings } from './plan.ts';

/** Takes the activation that promises most, by expected values; where nobody acts it compares by trying. */
export function plannerBot(): Bot<Action, View> {
  const trying = greedyBot(heistCity, { evaluate, candidates, samples: 2 });
  return {
    name: 'planner',
    choose(question) {
      const { view, seat, chance } = question;
      const at = view.flow.at(-1)?.at;
      if (at !== 'activate' && at !== 'act') return trying.choose(question);
      const state = heistCity.determinize(view, seat, chance);
      const [best] = bestPlans(state, seat);
      const move = best && sayings(best, state.activation !== null)[0];
      if (!move || heistCity.check(state, seat, move)) return trying.choose(question);
      return move;
    },
  };
}
