import {
  doorNumbers,
  groundIn,
  letterOf,
  markersOutOfPlay,
  scenarioPlan,
  type View,
} from '@tessera/gloomhaven/selectors';
import { DIRECTION_INDICES, type Direction, qOf, rOf } from '@tessera/space';
import type { BoardCell } from '@tessera/ui';

/** The part of a match that its map depends on. */
export type MapInputs = Pick<View, 'scenario' | 'variants' | 'map'>;

/** The revealed hexes of a scenario. */
export interface Cells {
  readonly all: readonly BoardCell[];
  readonly byId: ReadonlyMap<number, BoardCell>;
  /** Sides of hexes that are walls: between tiles, and towards unrevealed rooms. */
  readonly walls: readonly (readonly [BoardCell, Direction])[];
}

const known = new WeakMap<object, Cells>();

/** Returns the hexes in play. Cached until a room is revealed or a door opens. */
export function cellsOf(view: MapInputs): Cells {
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
      // A side shared by two hexes is drawn once; the slab draws the rim.
      return walls.has(Number(cell.id), direction) && next > Number(cell.id) && byId.has(next)
        ? [[cell, direction]]
        : [];
    }),
  );
  const cells = { all, byId, walls: sides };
  known.set(ground, cells);
  return cells;
}

/** Returns hexes by their numbers. */
export function cellsAt({ byId }: Cells, ids: Iterable<number>): BoardCell[] {
  return [...ids].flatMap((id) => byId.get(id) ?? []);
}

/** Returns the doors in play with their hexes and states, and the number of those that the scenario's rules name. */
export function doorsOf(view: MapInputs) {
  const { doors, record } = scenarioPlan(view.scenario);
  const cells = cellsOf(view);
  const numbers = doorNumbers(view.scenario);
  return doors.flatMap((hexes, door) =>
    cellsAt(cells, hexes).map((cell, n) => ({
      cell,
      kind: record.doors[door]!.kind,
      isClosed: view.map.closed.includes(door),
      isLocked: view.map.locked.includes(door),
      number: n === 0 ? numbers.get(record.doors[door]!.id) : undefined,
    })),
  );
}

/** The part of a match that its overlays depend on. */
export interface OverlayInputs extends MapInputs, Pick<View, 'characters' | 'counters'> {}

/** Returns the lettered hexes in play, each with whether its letter counts with this number of characters. */
export function markersOf(view: MapInputs & Pick<View, 'characters'>) {
  const cells = cellsOf(view);
  const unused = markersOutOfPlay(view);
  return [...scenarioPlan(view.scenario).markers].flatMap(([marker, hexes]) =>
    cellsAt(cells, hexes).map((cell) => ({
      cell,
      letter: letterOf(view.scenario, marker),
      isInPlay: !unused.has(marker),
    })),
  );
}

/** Returns the things that lie on hexes, by hex. */
export function thingsLying({ scenario, counters }: Pick<View, 'scenario' | 'counters'>): ReadonlyMap<number, string> {
  const lying = scenarioPlan(scenario).record.things.flatMap(({ id }) => {
    const cell = counters[`lies:${id}`];
    return cell === undefined ? [] : [[cell, id] as const];
  });
  return new Map(lying);
}
