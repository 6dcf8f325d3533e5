import type { Cell } from '@tessera/space';
import type { State } from '../src/state/state.ts';
import type { FigureId } from '../src/state/stateRecords.ts';
import { hasLineOfSight, MovementRules, type MovementType } from './map.ts';
import { calculateAllPossibleMoves } from './monsters.ts';

/** Precomputed data beside a state, never part of it. Valid for that state only. */
export interface PreCalculatedData {
  /** The hexes where each monster can end its move by its card. */
  readonly monsterMovements: ReadonlyMap<FigureId, readonly Cell[]>;
  readonly lineOfSightCache: Map<string, boolean>;
  readonly pathfindingCache: Map<string, readonly Cell[] | null>;
}

/** Precomputes the moves of all monsters; the state does not change. */
export function optimizeForFivePlayer(state: State): {
  readonly state: State;
  readonly preCalculatedData: PreCalculatedData;
} {
  const monsters = state.figures.flatMap(({ cell, side }, id) => (cell >= 0 && side === 'monsters' ? [id] : []));
  const monsterMovements = new Map(monsters.map((id) => [id, calculateAllPossibleMoves(state, id)]));
  return { state, preCalculatedData: { monsterMovements, lineOfSightCache: new Map(), pathfindingCache: new Map() } };
}

/** Returns the path of `calculatePath`. Cached. */
export function cachedPath(
  state: State,
  { pathfindingCache }: PreCalculatedData,
  figure: FigureId,
  to: Cell,
  type: MovementType,
): readonly Cell[] | null {
  return remembered(pathfindingCache, `${figure} ${to} ${type}`, () =>
    MovementRules.calculatePath(state, figure, to, type),
  );
}

/** Returns the line of sight. Cached per pair of hexes. */
export function cachedLineOfSight(state: State, { lineOfSightCache }: PreCalculatedData, a: Cell, b: Cell): boolean {
  return remembered(lineOfSightCache, `${Math.min(a, b)} ${Math.max(a, b)}`, () => hasLineOfSight(state, a, b));
}

function remembered<Value>(cache: Map<string, Value>, key: string, work: () => Value): Value {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const found = work();
  cache.set(key, found);
  return found;
}
