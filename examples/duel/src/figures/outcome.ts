import type { Outcome } from '@tessera/kernel';
import type { State } from '../state/state.ts';
import { HEROES, isUp, MONSTER_IDS } from './figures.ts';

/** The heroes win or lose together, and at once: pending steps are dropped. */
export function outcome(state: State): Outcome | undefined {
  const { figures, round, lastRound } = state;
  if (!MONSTER_IDS.some((id) => isUp(figures, id))) return { results: HEROES.map(() => 'win'), why: 'monsters-slain' };
  if (!HEROES.some((seat) => isUp(figures, seat))) return { results: HEROES.map(() => 'loss'), why: 'heroes-out' };
  return round > lastRound ? { results: HEROES.map(() => 'loss'), why: 'too-late' } : undefined;
}
