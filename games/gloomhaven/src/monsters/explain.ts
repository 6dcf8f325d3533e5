import type { Reason } from '@tessera/kernel';
import { explainFocus as explainOnBoard } from '../board/index.ts';
import { isUp } from '../figures.ts';
import { positionOf } from '../position.ts';
import type { FigureId } from '../records.ts';
import type { View } from '../state.ts';
import { actionAhead, actor, focusRule, plannedPerformance } from './action.ts';
import { instructionsOf } from './turn.ts';

/** What a figure does by its own stats where no card has been drawn for it yet. R 11.3 */
const MOVE_AND_ATTACK = 'rule/summon';

/**
 * Why a figure that nobody controls goes for whom it does, step by step: candidates with ways, traps avoided and initiatives, the
 * test that put each out, the hex it takes and why the others lost. From a view, so it tells nobody what they may not know.
 */
export function explainFocus(view: View, monster: FigureId): Reason[] {
  if (!isUp(view, monster)) return [];
  const performance = plannedPerformance(view, monster, instructionsOf(view, monster) ?? MOVE_AND_ATTACK);
  return explainOnBoard(positionOf(view), actor(view, performance), actionAhead(view, performance, 0), focusRule(view));
}
