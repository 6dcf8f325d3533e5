import { trapDamage } from '../scenario/level.ts';
import { groundIn } from '../scenario/plan.ts';
import { isEmptyHex } from '../scenario/spawn.ts';
import type { Frame } from '../state/frames.ts';
import type { State } from '../state/state.ts';
import type { FigureId } from '../state/stateRecords.ts';

/**
 * R 5.6: a figure that stops flying over an obstacle suffers a trap's damage and moves to the nearest empty hex, the
 * first of several.
 */
export function landingFrames(state: State, figure: FigureId, by: FigureId): Frame[] {
  const one = state.figures[figure]!;
  if (!state.map.obstacles.some((cells) => cells.includes(one.cell))) return [];
  const ground = groundIn(state);
  let nearest = -1;
  for (let cell = 0; cell < ground.board.size; cell++) {
    if (!isEmptyHex(state, cell) || ground.hidden[cell] === 1) continue;
    if (nearest < 0 || ground.range(one.cell, cell) < ground.range(one.cell, nearest)) nearest = cell;
  }
  if (nearest >= 0) one.cell = nearest;
  return [{ at: 'damage', figure, amount: trapDamage(state), by, from: 'effect' }];
}
