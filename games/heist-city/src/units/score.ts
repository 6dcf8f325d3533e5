import { pointsOf } from '../content/index.ts';
import type { Score, State, VPEventType } from '../state/state.ts';
import type { Rules } from '../state/variants.ts';

/** Scores an event for a character. R 17 */
export function score(state: State, character: number, type: VPEventType): void {
  enterScore(state, scoreFor(character, type, state.turn, state));
}

/** Returns the entry of the score sheet for an event. */
export function scoreFor(character: number, type: VPEventType, turn: number, rules: Rules): Score {
  return { type, character, points: pointsOf(type, rules.variants), turn };
}

/** Adds an entry to the score sheet. */
export function enterScore(state: State, entry: Score): void {
  state.scores.push(entry);
  state.characters[entry.character]!.vp += entry.points;
}
