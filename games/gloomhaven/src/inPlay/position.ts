import type { Cell } from '@tessera/space';
import { type BoardFigure, DIFFICULT, HAZARDOUS, OBSTACLE, type Position, TRAP } from '../board/index.ts';
import { initiativeOf, LAST } from '../scenario/initiative.ts';
import { isAsleep, isIdle, isIgnored, isSpared, isSuspended } from '../scenario/persistentRules.ts';
import { groundIn } from '../scenario/plan.ts';
import type { View } from '../state/state.ts';
import type { FigureId } from '../state/stateRecords.ts';
import { activeModifiers, isInvisible } from './activeModifiers.ts';

/** Returns the board as `board/` needs it: ground, overlays and figures. */
export function positionOf(table: View): Position {
  const figures: BoardFigure[] = [];
  for (let id = 0; id < table.figures.length; id++) {
    if (table.figures[id]!.cell >= 0) figures.push(boardFigure(table, id));
  }
  return { ground: groundIn(table), overlays: overlaysOf(table), figures };
}

/** Returns one figure as the board needs it. */
export function boardFigure(table: View, id: FigureId): BoardFigure {
  const figure = table.figures[id]!;
  const { cell, side, kind } = figure;
  return {
    id,
    cell,
    side,
    kind,
    initiative: initiativeForFocus(table, id),
    order: figure.kind === 'summon' ? figure.seat * 2 : figure.kind === 'hero' ? figure.seat * 2 + 1 : 99,
    invisible: isInvisible(table, id) || isSpared(table, id) || isAsleep(table, id) || isIgnored(table, id),
    ...(isSuspended(table, id) && { passive: true }),
  };
}

/** Returns the initiative that focus ties use; effects may make enemies treat a figure as slower. R 13.4 */
function initiativeForFocus(table: View, id: FigureId): number {
  const figure = table.figures[id]!;
  if (figure.kind === 'hero') {
    const held = activeModifiers(table, id, 'initiative').find(({ modifier }) => modifier.forFocus !== undefined);
    if (held?.modifier.forFocus !== undefined) return held.modifier.forFocus;
  }
  return isIdle(table, id) ? LAST : initiativeOf(table, id);
}

/** OBSTACLE, TRAP, HAZARDOUS and DIFFICULT bits of every cell. */
function overlaysOf(table: View): Uint8Array {
  const { map } = table;
  const overlays = new Uint8Array(groundIn(table).board.size);
  const lay = (cells: readonly Cell[], bit: number) => {
    for (const cell of cells) overlays[cell]! |= bit;
  };
  for (const cells of map.obstacles) lay(cells, OBSTACLE);
  lay(map.hazards, HAZARDOUS);
  lay(map.difficult, DIFFICULT);
  for (const { cell } of map.traps) overlays[cell]! |= TRAP;
  return overlays;
}
