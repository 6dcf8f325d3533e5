import { type Advice, type AdviceFilter, advise, adviseAction } from '../src/advisor/index.ts';
import { heistCity } from '../src/game/game.ts';
import type { Action } from '../src/state/action.ts';
import type { State, View } from '../src/state/state.ts';
import { type Moment, scene } from './scene.ts';

/** Returns a state in the activation of one of the first player's characters. */
export function acting(character: number, moment: Moment, slots = 3): State {
  const state = scene({ active: { character }, ...moment });
  state.activation!.slots = slots;
  state.characters[character]!.activated = true;
  state.flow = [{ at: 'activation.end' }, { at: 'act' }];
  return state;
}

/** Returns a state in which the first player chooses a character to activate. */
export function choosing(moment: Moment): State {
  const state = scene(moment);
  state.flow = [{ at: 'activate', seat: 0, passed: false }];
  return state;
}

/** Returns the first player's view. */
export function seen(state: State): View {
  return heistCity.view(state, 0);
}

/** Returns the first advice of a code about the position, in the mood "coach". */
export function adviceWith(state: State, code: string, filter: AdviceFilter = { mood: 'coach' }): Advice | undefined {
  return advise(seen(state), 0, filter).find((advice) => advice.code === code);
}

/** Returns the first advice of a code about an action. */
export function warned(state: State, action: Action, code: string): Advice | undefined {
  return adviseAction(seen(state), 0, action, { mood: 'coach' }).find((advice) => advice.code === code);
}
