import { type Refusal, refuse } from '@tessera/kernel';
import { sideOf } from '../pieces/roles.ts';
import { isLeader, isUnit, TROOPS_OF, UNITS_OF, unitsIn } from '../pieces/troops.ts';
import { isRested } from '../politics/sameNation.ts';
import type { Action } from '../state/action.ts';
import type { FrameOf } from '../state/frames.ts';
import { FREE } from '../state/numbers.ts';
import type { State } from '../state/state.ts';
import { isEscorted } from './escort.ts';
import { keepsControl } from './join.ts';
import { ARMY_LIMIT, isOneStep, isOnTheWay } from './marchRoute.ts';

type Split = FrameOf<'split'>;
type Group = Pick<Split, 'seat' | 'orders' | 'from' | 'to' | 'troops' | 'characters'>;

/** Returns why the group may not go in its present composition. */
export function whyNotGo(state: State, group: Group): Refusal | undefined {
  const { seat, orders, from, to, troops, characters } = group;
  const side = sideOf(state, seat);
  if (!isOnTheWay(state, orders, from, to, troops, side)) {
    return refuse('over-stacked', { region: to, limit: ARMY_LIMIT });
  }
  if (!leadersAreFine(state, from, troops, side)) return refuse('leaders-must-follow', { place: from });
  if (!isEscorted(state, orders.escort, troops, characters, side))
    return refuse('needs-escort', { escort: orders.escort });
  return undefined;
}

/** Adds the options to leave figures behind, as long as a legal group remains. */
export function leaveOptions(state: State, frame: Split, options: Action[]): void {
  const side = sideOf(state, frame.seat);
  for (const troop of TROOPS_OF[side]!) {
    const most = frame.troops[troop]!;
    for (let count = 1; count <= most; count++) {
      if (mayLeave(state, frame, troop, count)) options.push({ type: 'leave', troop, count });
    }
  }
  for (const character of frame.characters) {
    if (mayStay(state, frame, character)) options.push({ type: 'stay', character });
  }
}

/**
 * Returns whether the figures may stay: a Leader only with a unit, and the rest must be able to go with a unit and an
 * escort.
 */
export function mayLeave(state: State, frame: Split, troop: number, count: number): boolean {
  const side = sideOf(state, frame.seat);
  if (isLeader(troop) && !unitStays(state, frame)) return false;
  if (isUnit(troop) && unitsIn(frame.troops, side) <= count) return false;
  return canStillGo(state, { ...frame, troops: less(frame.troops, troop, count) });
}

export function mayStay(state: State, frame: Split, character: number): boolean {
  return canStillGo(state, { ...frame, characters: frame.characters.filter((one) => one !== character) });
}

/** Returns whether a group may still go, now or after leaving more figures behind. */
function canStillGo(state: State, group: Group): boolean {
  const side = sideOf(state, group.seat);
  if (!isLed(state, group, side)) return false;
  if (state.players.length === 2 && isOneStep(group.orders)) return true;
  return keepsControl(state, group.seat, group.troops) && partMayGo(state, group);
}

/**
 * Returns whether some part of a group may go, after leaving behind figures that a border holds or that exceed the
 * limit.
 */
export function partMayGo(state: State, group: Group, first = 0): boolean {
  const side = sideOf(state, group.seat);
  // If the group has no escort, none of its parts has one.
  if (unitsIn(group.troops, side) === 0 || !isLed(state, group, side)) return false;
  if (!whyNotGo(state, group) && keepsControl(state, group.seat, group.troops)) return true;
  for (let troop = first; troop < group.troops.length; troop++) {
    if (group.troops[troop] === 0) continue;
    if (partMayGo(state, { ...group, troops: less(group.troops, troop, 1) }, troop)) return true;
  }
  return false;
}

/** Returns whether the group has the escort it needs, and a unit of a Nation that may act. */
function isLed(state: State, { orders, troops, characters }: Group, side: number): boolean {
  if (!isRested(state, troops, side)) return false;
  return isEscorted(state, orders.escort, troops, characters, side);
}

/** Returns whether Leaders of the Free Peoples go with the last unit, and do not go without one. R 9.1.3 */
function leadersAreFine(state: State, from: number, troops: readonly number[], side: number): boolean {
  if (side !== FREE) return true;
  const stack = state.stacks[from]!;
  let unitStays = false;
  let leaderStays = false;
  for (const troop of TROOPS_OF[FREE]!) {
    if (stack[troop]! <= troops[troop]!) continue;
    if (isLeader(troop)) leaderStays = true;
    else unitStays = true;
  }
  return unitStays || !leaderStays;
}

function unitStays(state: State, { from, troops, seat }: Split): boolean {
  const stack = state.stacks[from]!;
  return UNITS_OF[sideOf(state, seat)]!.some((troop) => stack[troop]! > troops[troop]!);
}

/** Returns the figures minus a count of one sort. */
export function less(troops: readonly number[], troop: number, count: number): number[] {
  const rest = [...troops];
  rest[troop]! -= count;
  return rest;
}
