import { type Cell, DIRECTION_INDICES, type Direction, distance, neighbour } from '@tessera/space';
import { areEnemies, type BoardFigure, OBSTACLE, type Position } from './board.ts';

/** Forced movement: every step of a push leads farther from the origin, every step of a pull nearer. R 5.12 */
export interface Force {
  readonly kind: 'push' | 'pull';
  /** The cell of the figure that pushes or pulls. */
  readonly origin: Cell;
  /** Maximum number of hexes. */
  readonly hexes: number;
}

export interface MovedFigure {
  readonly figure: BoardFigure;
  readonly flying: boolean;
}

/**
 * Returns every path of a push or a pull as the cells entered. The empty path is included, because forced movement may
 * be declined. A path shorter than `force.hexes` is included only where it may stop: no hex is left, or the next chosen
 * one is blocked.
 */
export function forcedPaths(position: Position, moved: MovedFigure, force: Force): Cell[][] {
  const found: Cell[][] = [[]];
  const extend = (path: readonly Cell[], at: Cell, left: number) => {
    for (const cell of left === 0 ? [] : forcedSteps(position, moved, { ...force, hexes: left }, at)) {
      const next = [...path, cell];
      if (
        isFree(position, moved, cell) &&
        (left === 1 || mayStop(position, moved, { ...force, hexes: left - 1 }, cell))
      )
        found.push(next);
      extend(next, cell, left - 1);
    }
  };
  extend([], moved.figure.cell, force.hexes);
  return found;
}

/**
 * Returns the cells to which a figure at `at` can be moved next. It passes allies only if the remaining hexes suffice
 * to leave them. It never passes enemies, obstacles, walls or a closed door.
 */
export function forcedSteps(
  position: Position,
  moved: MovedFigure,
  force: Force,
  at: Cell = moved.figure.cell,
): Cell[] {
  return openWays(position, moved, force, at).filter(
    (cell) =>
      isFree(position, moved, cell) ||
      (force.hexes > 1 && forcedSteps(position, moved, { ...force, hexes: force.hexes - 1 }, cell).length > 0),
  );
}

/**
 * Checks whether forced movement may stop before its full distance: a direction leads on and is blocked, or none is
 * left.
 */
export function mayStop(position: Position, moved: MovedFigure, force: Force, at: Cell = moved.figure.cell): boolean {
  const open = openWays(position, moved, force, at);
  return (
    forcedSteps(position, moved, force, at).length === 0 ||
    DIRECTION_INDICES.some((direction) => isBlockedOnward(position, force, at, direction, open))
  );
}

function openWays({ ground, overlays, figures }: Position, moved: MovedFigure, force: Force, at: Cell): Cell[] {
  const { board, walls } = ground;
  return DIRECTION_INDICES.flatMap((direction) => {
    const next = board.neighbour(at, direction);
    if (next < 0 || walls.has(at, direction) || ground.hidden[next] === 1 || ground.closed[next] !== 0) return [];
    if (!leadsOn(ground.range(force.origin, at), ground.range(force.origin, next), force)) return [];
    if (moved.flying) return [next];
    const isBarred =
      (overlays[next]! & OBSTACLE) !== 0 ||
      figures.some((other) => other.cell === next && other.id !== moved.figure.id && areEnemies(moved.figure, other));
    return isBarred ? [] : [next];
  });
}

function leadsOn(from: number, to: number, { kind }: Force): boolean {
  return kind === 'push' ? to > from : to < from;
}

// A hex beyond a wall has no usable range, so the straight distance decides whether the direction leads on.
function isBlockedOnward(
  { ground }: Position,
  force: Force,
  at: Cell,
  direction: Direction,
  open: readonly Cell[],
): boolean {
  const { board, walls } = ground;
  const next = board.neighbour(at, direction);
  if (next >= 0 && open.includes(next)) return false;
  const isPlain = next >= 0 && !walls.has(at, direction) && ground.hidden[next] === 0;
  if (isPlain) return leadsOn(ground.range(force.origin, at), ground.range(force.origin, next), force);
  const origin = board.hexOf(force.origin);
  const here = board.hexOf(at);
  return leadsOn(distance(origin, here), distance(origin, neighbour(here, direction)), force);
}

function isFree({ figures }: Position, { figure }: MovedFigure, cell: Cell): boolean {
  return figures.every((other) => other.id === figure.id || other.cell !== cell);
}
