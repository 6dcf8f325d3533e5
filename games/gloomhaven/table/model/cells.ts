import { groundIn, scenarioPlan, type View } from '@tessera/gloomhaven/reading';
import { DIRECTION_INDICES, type Direction, qOf, rOf } from '@tessera/space';
import type { BoardCell } from '@tessera/ui';

/** All of a match that its map depends on. */
export type Mapped = Pick<View, 'scenario' | 'variants' | 'map'>;

/** The hexes of what is revealed of a scenario. */
export interface Cells {
  readonly all: readonly BoardCell[];
  readonly byId: ReadonlyMap<number, BoardCell>;
  /** Sides of hexes that are walls: between tiles, and towards what is not revealed. */
  readonly walls: readonly (readonly [BoardCell, Direction])[];
}

const known = new WeakMap<object, Cells>();

/** The hexes in play: the same object as long as no room is revealed and no door opened. */
export function cellsOf(view: Mapped): Cells {
  const ground = groundIn(view);
  const before = known.get(ground);
  if (before) return before;
  const { board, hidden, walls } = ground;
  const all: BoardCell[] = [];
  for (let cell = 0; cell < board.size; cell++) {
    if (hidden[cell] === 1) continue;
    const hex = board.hexOf(cell);
    all.push({ id: cell, q: qOf(hex), r: rOf(hex) });
  }
  const byId = new Map(all.map((cell) => [Number(cell.id), cell]));
  const sides = all.flatMap((cell) =>
    DIRECTION_INDICES.flatMap((direction): readonly (readonly [BoardCell, Direction])[] => {
      const next = board.neighbour(Number(cell.id), direction);
      // A side that two hexes share is drawn once; the rim is drawn by the slab.
      return walls.has(Number(cell.id), direction) && next > Number(cell.id) && byId.has(next)
        ? [[cell, direction]]
        : [];
    }),
  );
  const cells = { all, byId, walls: sides };
  known.set(ground, cells);
  return cells;
}

/** Some hexes by their numbers. */
export function cellsAt({ byId }: Cells, ids: Iterable<number>): BoardCell[] {
  return [...ids].flatMap((id) => byId.get(id) ?? []);
}

/** Doors in play with their hexes: closed or open, locked or not. */
export function doorsOf(view: Mapped) {
  const { doors, record } = scenarioPlan(view.scenario);
  const cells = cellsOf(view);
  return doors.flatMap((hexes, door) =>
    cellsAt(cells, hexes).map((cell) => ({
      cell,
      kind: record.doors[door]!.kind,
      isClosed: view.map.closed.includes(door),
      isLocked: view.map.locked.includes(door),
    })),
  );
}

/** Lettered hexes that are in play. */
export function markersOf(view: Mapped) {
  const cells = cellsOf(view);
  return [...scenarioPlan(view.scenario).markers].flatMap(([letter, hexes]) =>
    cellsAt(cells, hexes).map((cell) => ({ cell, letter })),
  );
}
