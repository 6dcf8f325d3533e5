import type { Log } from '../state/events.ts';
import type { State } from '../state/state.ts';
import type { VPEventType } from '../state/vocabulary.ts';
import { score } from '../units/score.ts';
import { changeStance, reveal, type Trigger } from './stateTransitions.ts';

/** Applies a trigger to a character's state and logs the change. */
export function shift(state: State, unit: number, trigger: Trigger, log: Log, weapon?: string): void {
  if (changeStance(state, unit, trigger, weapon)) log({ type: 'stance', unit, stance: state.characters[unit]!.stance });
}

/** Scores for a character and logs it. */
export function award(state: State, unit: number, type: VPEventType, log: Log): void {
  tellingScores(state, log, () => score(state, unit, type));
}

/** Reveals a character and logs it. R 11.12, 11.13 */
export function expose(
  state: State,
  unit: number,
  trigger: 'melee-hit' | 'remove-disguise',
  by: number,
  log: Log,
): void {
  tellingScores(state, log, () => {
    if (reveal(state, unit, trigger, by)) log({ type: 'revealed', unit, by });
  });
}

/** Runs work that may score, and logs the new scores. */
export function tellingScores<Result>(state: State, log: Log, work: () => Result): Result {
  const before = state.scores.length;
  const result = work();
  for (let i = before; i < state.scores.length; i++) {
    const { type, character, points } = state.scores[i]!;
    log({ type: 'scored', unit: character, event: type, points });
  }
  return result;
}
