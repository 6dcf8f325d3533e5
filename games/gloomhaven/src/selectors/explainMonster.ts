import type { Reason } from '@tessera/kernel';
import { explainFocus as explainOnBoard } from '../board/index.ts';
import { positionOf } from '../inPlay/position.ts';
import { actionAhead, actor, focusRule, plannedPerformance } from '../monsters/action.ts';
import { isUp } from '../state/figures.ts';
import type { View } from '../state/state.ts';
import type { FigureId } from '../state/stateRecords.ts';
import { instructionsOf } from '../turn/monsterTurn.ts';

/** Instructions of a figure by its own statistics while no card is drawn for it. R 11.3 */
const MOVE_AND_ATTACK = 'rule/summon';

/**
 * Explains the focus of a figure under the rules' control: candidates with paths, traps and initiatives, the test that
 * eliminated each, and the chosen hex. It reads a view, so it reveals nothing hidden.
 */
export function explainFocus(view: View, monster: FigureId): Reason[] {
  if (!isUp(view, monster)) return [];
  const performance = plannedPerformance(view, monster, instructionsOf(view, monster) ?? MOVE_AND_ATTACK);
  return explainOnBoard(positionOf(view), actor(view, performance), actionAhead(view, performance, 0), focusRule(view));
}
