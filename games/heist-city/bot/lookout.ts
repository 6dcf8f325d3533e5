import type { Bot } from '@tessera/bots';
import { heistCity } from '../src/game/game.ts';
import type { Action } from '../src/state/action.ts';
import type { View } from '../src/state/state.ts';
import { candidates } from './candidates.ts';

/** Bot that carries out the plan with the highest expected value, without a search. */
export const lookout: Bot<Action, View> = {
  name: 'lookout',
  choose({ view, seat, legal, chance }) {
    const state = heistCity.determinize(view, seat, chance);
    for (const move of candidates(state, seat, legal)) {
      const action = Array.isArray(move) ? (move[0] as Action) : (move as Action);
      if (heistCity.check(state, seat, action) === undefined) return action;
    }
    return chance.pick(legal);
  },
};
