import { tables } from '../content/index.ts';
import { barringCard } from '../deck/standing.ts';
import { isForeign, isFreeForArmy } from '../map/freeRegion.ts';
import { hasArmy, unitsAt } from '../pieces/figures.ts';
import { sideOf } from '../pieces/roles.ts';
import { NATION_OF, unitsIn } from '../pieces/troops.ts';
import type { FrameOf, OrdersFrame } from '../state/frames.ts';
import type { State } from '../state/state.ts';
import { plays } from '../state/variants.ts';

/** Maximum of units of a side in one region. R 3.1 */
export const ARMY_LIMIT = 10;

/** Returns whether the orders allow one step to any region: then every figure arrives alike. */
export function isOneStep({ range, joins, direct, to }: OrdersFrame): boolean {
  return range === 1 && !joins && (direct || to === null);
}

/** Returns how many units a region can still take. R 9.2.6 */
export function roomIn(state: State, region: number, side: number): number {
  if (plays(state, 'overstack-trim')) return 99;
  return ARMY_LIMIT - unitsAt(state, region, side);
}

export function mayEnter(state: State, to: number, side: number): boolean {
  return isFreeForArmy(state, to, side) && barringCard(state, to, side) === undefined;
}

/** Returns whether a march may enter a region: to end there, or to continue to a legal end. R 9.2.4 */
export function isOnTheWay(
  state: State,
  orders: OrdersFrame,
  from: number,
  to: number,
  troops: readonly number[],
  side: number,
): boolean {
  return canEnd(state, orders, from, to, troops, unitsIn(troops, side), side, orders.direct ? 0 : orders.range - 1);
}

function canEnd(
  state: State,
  orders: OrdersFrame,
  from: number,
  at: number,
  troops: readonly number[],
  units: number,
  side: number,
  more: number,
): boolean {
  if (units <= roomIn(state, at, side) && isEnd(state, orders, from, at, side)) return true;
  if (more === 0) return false;
  return tables.neighbours[at]!.some(
    (next) =>
      next !== from &&
      mayEnter(state, next, side) &&
      !isHeldBack(state, troops, next) &&
      canEnd(state, orders, from, next, troops, units, side, more - 1),
  );
}

/** Returns whether a border holds any of these figures back. */
export function isHeldBack(state: State, troops: readonly number[], to: number): boolean {
  for (let troop = 0; troop < troops.length; troop++) {
    if (troops[troop]! > 0 && isForeign(state, NATION_OF[troop]!, to)) return true;
  }
  return false;
}

/** Returns whether the orders let a march end in a region. The group was elsewhere when it started. */
function isEnd(state: State, orders: OrdersFrame, from: number, at: number, side: number): boolean {
  if (orders.to && !orders.to.includes(at)) return false;
  return !orders.joins || (at !== from && hasArmy(state, at, side));
}

/** Returns the regions to which a moving group may continue under its orders. */
export function onwards(state: State, { seat, orders, group, more }: FrameOf<'march.on'>): number[] {
  const side = sideOf(state, seat);
  const units = unitsIn(group.troops, side);
  return tables.neighbours[group.place]!.filter(
    (to) =>
      mayEnter(state, to, side) &&
      !isHeldBack(state, group.troops, to) &&
      canEnd(state, orders, -1, to, group.troops, units, side, more - 1),
  );
}

/** Returns whether the group may stop here: with another Army if the orders demand it, and within the limit. */
export function mayEnd(state: State, { seat, orders, group }: FrameOf<'march.on'>, at: number): boolean {
  const side = sideOf(state, seat);
  const units = unitsAt(state, at, side);
  if (units > ARMY_LIMIT && !plays(state, 'overstack-trim')) return false;
  if (orders.to && !orders.to.includes(at)) return false;
  return !orders.joins || units > unitsIn(group.troops, side);
}
