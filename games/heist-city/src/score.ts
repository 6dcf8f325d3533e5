import { pointsOf } from './content/index.ts';
import type { Score, State, VPEventType } from './state.ts';
import type { Rules } from './variants.ts';

/** Scores something for a character. R 17 */
export function score(state: State, character: number, type: VPEventType): void {
  enterScore(state, scoreFor(character, type, state.turn, state));
}

/** What the score sheet says for it. */
export function scoreFor(character: number, type: VPEventType, turn: number, rules: Rules): Score {
  return { type, character, points: pointsOf(type, rules.variants), turn };
}

/** Puts a line on the score sheet. */
export function enterScore(state: State, entry: Score): void {
  state.scores.push(entry);
  state.characters[entry.character]!.vp += entry.points;
}
