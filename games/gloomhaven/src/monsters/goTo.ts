import type { Cell } from '@tessera/space';
import { pathTo, reachable } from '../board/index.ts';
import { boardFigure, positionOf } from '../inPlay/position.ts';
import type { EffectExecution, Journey } from '../modifiers/effect.ts';
import { isInPlay, openDoor, setLocked } from '../scenario/doors.ts';
import { groundIn, scenarioPlan } from '../scenario/plan.ts';
import { nearestEmpty, placeMonster } from '../scenario/spawn.ts';
import type { Frame } from '../state/frames.ts';
import type { State } from '../state/state.ts';

/**
 * Moves a boss to the next door or marker in order and opens it. The boss ignores all obstacles and stops on the free
 * hex nearest to the goal.
 */
export function goToNext(acting: EffectExecution, { next, how, reveals, moves }: Journey): Frame[] {
  const { state, figure, log } = acting;
  const goal = next === 'door' ? nextDoor(state) : nextMarker(state);
  if (goal === undefined) return [];
  if (moves !== undefined) return objectGoes(acting, moves, goal);
  // Only a boss or a rule opens a locked door.
  if (reveals && goal.door !== undefined) setLocked(state, goal.door, false, acting);
  const to = nearestFree(state, figure, goal.cells, how);
  const path =
    to === undefined
      ? []
      : pathTo(positionOf(state), boardFigure(state, figure), to, { gait: how, care: 'none', opensDoors: true });
  if (to !== undefined && path.length > 0) {
    state.figures[figure]!.cell = to;
    log({ type: 'moved', figure, path });
  }
  if (goal.counter !== undefined) state.counters[goal.counter] = goal.n + 1;
  return reveals && goal.door !== undefined ? openDoor(state, goal.door, figure, acting) : [];
}

interface Goal {
  readonly cells: readonly Cell[];
  readonly door?: number;
  readonly counter?: string;
  readonly n: number;
}

/** Returns the closed door with the first letter in play. */
function nextDoor(state: State): Goal | undefined {
  const { record, doors } = scenarioPlan(state.scenario);
  const [first] = record.doors
    .map(({ letter }, door) => ({ letter, door }))
    .filter(({ letter, door }) => letter !== undefined && state.map.closed.includes(door) && isInPlay(state, door))
    .toSorted((a, b) => (a.letter ?? '').localeCompare(b.letter ?? ''));
  return first === undefined ? undefined : { cells: doors[first.door]!, door: first.door, n: 0 };
}

/** Returns the next lettered hex, starting again after the last. */
function nextMarker(state: State): Goal | undefined {
  const { markers } = scenarioPlan(state.scenario);
  const letters = [...markers.keys()].toSorted();
  if (letters.length === 0) return undefined;
  const n = state.counters['boss-goes-to'] ?? 0;
  return { cells: markers.get(letters[n % letters.length]!)!, counter: 'boss-goes-to', n };
}

function nearestFree(state: State, figure: number, goal: readonly Cell[], gait: 'jump' | 'fly'): Cell | undefined {
  const ground = groundIn(state);
  const ends = reachable(positionOf(state), boardFigure(state, figure), 99, { gait, care: 'none', opensDoors: true });
  const far = (cell: Cell) => Math.min(...goal.map((to) => ground.range(cell, to)));
  const [best] = ends.toSorted((a, b) => far(a.cell) - far(b.cell) || a.points - b.points);
  return best?.cell;
}

/** Moves an object to the goal. Figures in its way are displaced, and unrevealed rooms are revealed. */
function objectGoes(acting: EffectExecution, object: string, { cells, counter, n }: Goal): Frame[] {
  const { state, figure, log } = acting;
  const [cell] = cells;
  const id = state.figures.findIndex((one) => one.type === object && one.cell >= 0);
  if (cell === undefined || id < 0) return [];
  if (counter !== undefined) state.counters[counter] = n + 1;
  const { joins, roomOf } = scenarioPlan(state.scenario);
  const room = roomOf[cell]!;
  const isKnown = state.map.revealed.includes(room);
  const doors = joins.flatMap((pair, door) =>
    !isKnown && pair.includes(room) && pair.some((other) => state.map.revealed.includes(other)) ? [door] : [],
  );
  const frames = doors.flatMap((door) => openDoor(state, door, figure, acting));
  const inTheWay = state.figures.findIndex((one, other) => other !== id && one.cell === cell);
  const from = state.figures[id]!.cell;
  state.figures[id]!.cell = cell;
  log({ type: 'moved', figure: id, path: [from, cell] });
  return inTheWay < 0 ? frames : [{ at: 'displace', figure: inTheWay }, ...frames];
}

/** Returns the marker that a boss or its object reached last. */
export function lastMarker(state: Pick<State, 'scenario' | 'counters'>): string | undefined {
  const letters = [...scenarioPlan(state.scenario).markers.keys()].toSorted();
  const n = state.counters['boss-goes-to'] ?? 0;
  return n === 0 ? undefined : letters[(n - 1) % letters.length];
}

/** Replaces every object of a name by a normal monster on its hex. */
export function hatchObjects(acting: EffectExecution, object: string, monster: string): Frame[] {
  const { state, log } = acting;
  for (const one of state.figures) {
    if (one.cell < 0 || one.kind !== 'objective' || one.type !== object) continue;
    const near = one.cell;
    one.cell = -1;
    one.hp = 0;
    const [cell] = nearestEmpty(state, near);
    if (cell === undefined) continue;
    const figure = placeMonster(state, { monster, rank: 'normal', cell, dropsMoney: false, acted: true }, acting);
    if (figure !== undefined) log({ type: 'spawned', figure, cell });
  }
  return [];
}
