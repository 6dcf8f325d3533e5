import type { Seat } from '@tessera/kernel';
import { tables } from '../content/index.ts';
import { hasArmy, insideOf } from '../pieces/figures.ts';
import { commanderOf, isTeam } from '../pieces/roles.ts';
import { activate, advance } from '../politics/politics.ts';
import type { Ctx } from '../state/events.ts';
import { FREE } from '../state/numbers.ts';
import type { State } from '../state/state.ts';

/**
 * Applies the entry of an Army: the region's Nation activates, and an undefended enemy Settlement falls. R 9.8.1, 9.9.3
 */
export function enterRegion(state: State, region: number, side: number, ctx: Ctx): void {
  const nation = tables.nationOf[region]!;
  if (nation >= 0 && tables.nationSide[nation] === FREE && side !== FREE) activate(state, nation, 'entry', ctx, region);
  if (state.control[region] === 1 - side && !isHeld(state, region, 1 - side)) capture(state, region, side, ctx);
}

/** Returns whether units defend the Settlement, in the open or inside. */
function isHeld(state: State, region: number, side: number): boolean {
  const inside = insideOf(region);
  return hasArmy(state, region, side) || (inside >= 0 && hasArmy(state, inside, side));
}

/** Changes the controller of a Settlement; the Nation that loses it advances towards war. R 9.8 */
export function capture(state: State, region: number, side: number, ctx: Ctx): void {
  state.control[region] = side;
  const home = tables.sideOf[region] === side;
  state.spoils[region] = home || !isTeam(state, side) ? -1 : captor(state, region, side);
  ctx.log({ type: 'captured', region, side, points: home ? 0 : tables.pointsOf[region]! });
  if (!home) advance(state, tables.nationOf[region]!, 'capture', ctx);
}

/** Returns the seat that scores the points with three or four players. R 13.12 */
function captor(state: State, region: number, side: number): Seat {
  return commanderOf(state, region, side);
}
