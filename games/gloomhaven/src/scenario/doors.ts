import type { Ctx } from '../state/events.ts';
import type { Frame } from '../state/frames.ts';
import type { State } from '../state/state.ts';
import type { FigureId } from '../state/stateRecords.ts';
import { trapDamage } from './level.ts';
import { headingOf, leadOf } from './persistentRules.ts';
import { groundIn, scenarioPlan } from './plan.ts';
import { revealRoom } from './rooms.ts';
import { scenarioRulesAt } from './ruleTimes.ts';

/** Opens a door and immediately reveals the room behind it. R 5.10, 5.11 */
export function openDoor(state: State, door: number, figure: FigureId, ctx: Ctx): Frame[] {
  const { map } = state;
  if (!map.closed.includes(door)) return [];
  const { record, joins } = scenarioPlan(state.scenario);
  const { id } = record.doors[door]!;
  map.closed = map.closed.filter((other) => other !== door);
  map.locked = map.locked.filter((other) => other !== door);
  ctx.log({ type: 'door-opened', door: id, figure });
  const rooms = joins[door]!.flatMap((room) => revealRoom(state, room, figure, ctx));
  return [...rooms, ...scenarioRulesAt(state, 'door-opened', { figure, what: id })];
}

/** Returns the closed door on a cell, or undefined. */
export function closedDoorOn(state: Pick<State, 'scenario' | 'map'>, cell: number): number | undefined {
  const door = scenarioPlan(state.scenario).doorOn[cell]!;
  return door >= 0 && state.map.closed.includes(door) ? door : undefined;
}

/** Checks whether a door cannot be opened by moving onto it. R 5.10 */
export function isLocked(state: Pick<State, 'map'>, door: number): boolean {
  return state.map.locked.includes(door);
}

/**
 * Checks whether a figure opens doors by moving onto them: characters, and escorts that know the route. R 5.10, 14.4
 */
export function mayOpenDoors({ figures, scenario }: Pick<State, 'figures' | 'scenario'>, id: FigureId): boolean {
  const { kind, type } = figures[id]!;
  if (headingOf({ figures, scenario }, id) !== undefined || leadOf({ figures, scenario }, id) !== undefined)
    return true;
  if (kind !== 'objective') return kind === 'hero';
  return scenarioPlan(scenario).record.objects.some((one) => one.id === type && one.opensDoors);
}

/** Unlocks or locks a door by a rule. */
export function setLocked(state: State, door: number, locked: boolean, { log }: Ctx): void {
  const { map } = state;
  if (map.locked.includes(door) === locked) return;
  map.locked = locked ? [...map.locked, door].toSorted((a, b) => a - b) : map.locked.filter((one) => one !== door);
  log({ type: 'door-locked', door: scenarioPlan(state.scenario).record.doors[door]!.id, locked });
}

/** Closes a door by a rule when no figure is on it. */
export function closeDoor(state: State, door: number, { log }: Ctx): void {
  const { map } = state;
  const { doors, record } = scenarioPlan(state.scenario);
  const isTaken = doors[door]!.some((cell) => state.figures.some((one) => one.cell === cell));
  if (map.closed.includes(door) || isTaken) return;
  map.closed = [...map.closed, door].toSorted((a, b) => a - b);
  log({ type: 'door-closed', door: record.doors[door]!.id });
}

/**
 * Handles a door that pressure plates hold open. It closes and locks when no character is on a plate. A figure in the
 * door suffers a trap's damage and moves to the nearest empty hex. R 14.2
 */
export function holdDoor(state: State, door: number, markers: readonly string[], figure: FigureId, ctx: Ctx): Frame[] {
  const plan = scenarioPlan(state.scenario);
  const plates = markers.flatMap((marker) => plan.markers.get(marker) ?? []);
  const isHeld = state.heroes.some((_, seat) => plates.includes(state.figures[seat]!.cell));
  if (isHeld) return openDoor(state, door, figure, ctx);
  if (state.map.closed.includes(door)) return [];
  const caught = state.figures.flatMap(({ cell }, id) => (plan.doors[door]!.includes(cell) ? [id] : []));
  state.map.closed = [...state.map.closed, door].toSorted((a, b) => a - b);
  setLocked(state, door, true, ctx);
  ctx.log({ type: 'door-closed', door: plan.record.doors[door]!.id });
  return caught.flatMap((id): Frame[] => [
    { at: 'displace', figure: id },
    { at: 'damage', figure: id, amount: trapDamage(state), by: -1, from: 'trap' },
  ]);
}

/** Checks whether the door cells touch ground that is in play. */
export function isInPlay(state: State, door: number): boolean {
  const ground = groundIn(state);
  return scenarioPlan(state.scenario).doors[door]!.some((cell) => ground.hidden[cell] === 0);
}
