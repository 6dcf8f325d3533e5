import type { Seat } from '@tessera/kernel';
import { type Cell, distance, siteOf } from '../map/site.ts';
import { ROLES, type Role, type Stance, type View } from '../state/state.ts';

// Characters are units 0 to 9, seat 0's crew first; NPCs follow in the order of the map. R 0.1

/** Number of characters per crew. R 1.4 */
export const CREW_SIZE = ROLES.length;

/** Unit number of the first NPC. */
export const FIRST_NPC = 2 * CREW_SIZE;

/** Character as any viewer sees it. */
export type SeenCharacter = View['characters'][number];

/** Returns the seat of a character; -1 for NPCs. */
export function seatOf(unit: number): Seat {
  return unit >= FIRST_NPC ? -1 : unit < CREW_SIZE ? 0 : 1;
}

/** Returns the role of a character. */
export function roleOf(unit: number): Role {
  return ROLES[unit % CREW_SIZE]!;
}

/** Returns the unit number of a seat's specialist. */
export function unitOf(seat: Seat, role: Role): number {
  return seat * CREW_SIZE + ROLES.indexOf(role);
}

/** Returns the unit numbers of a crew, in the order of the roles. */
export function crewOf(seat: Seat): readonly number[] {
  return CREWS[seat]!;
}

const CREWS: readonly (readonly number[])[] = [0, 1].map((seat) => ROLES.map((role) => unitOf(seat, role)));

export function isNpc(unit: number): boolean {
  return unit >= FIRST_NPC;
}

/** Returns the unit number of an entry of `npcs`. */
export function npcUnit(index: number): number {
  return FIRST_NPC + index;
}

/** Returns how many unit numbers are in use. */
export function unitCount(state: View): number {
  return FIRST_NPC + state.npcs.length;
}

/** Returns the cell of a unit; -1 off the map. */
export function cellOf(state: View, unit: number): Cell {
  return isNpc(unit) ? state.npcs[unit - FIRST_NPC]!.cell : state.characters[unit]!.cell;
}

/** Returns whether a stance is Overt, Hidden or Disguised. R 7.4 */
export function isStanding(stance: Stance): boolean {
  return stance !== 'stunned' && stance !== 'unconscious';
}

/** Returns whether a unit is on the map and conscious, so that it fills its hex. R 4.4 */
export function isConscious(state: View, unit: number): boolean {
  return cellOf(state, unit) >= 0 && (isNpc(unit) || state.characters[unit]!.stance !== 'unconscious');
}

/** Returns whether a unit is a guard or elite on the map. R 0.1 */
export function isMob(state: View, unit: number): boolean {
  if (!isNpc(unit)) return false;
  const { kind, cell } = state.npcs[unit - FIRST_NPC]!;
  return kind !== 'turret' && cell >= 0;
}

/** Returns whether two units are on one side, a crew or the NPCs; false for a unit and itself. R 0.2 */
export function areAllies(a: number, b: number): boolean {
  return a !== b && seatOf(a) === seatOf(b);
}

/** Returns whether two units are on different sides. R 0.2 */
export function areEnemies(a: number, b: number): boolean {
  return seatOf(a) !== seatOf(b);
}

/** Returns the distance between two units on the map. R 0.3 */
export function distanceBetween(state: View, a: number, b: number): number {
  return distance(siteOf(state.map), cellOf(state, a), cellOf(state, b));
}

/** Returns whether two units are adjacent; false off the map. R 0.3 */
export function areAdjacent(state: View, a: number, b: number): boolean {
  return isBeside(state, a, cellOf(state, b));
}

/** Returns whether a unit is in a hex next to this one. */
export function isBeside(state: View, unit: number, cell: Cell): boolean {
  const own = cellOf(state, unit);
  return own >= 0 && cell >= 0 && distance(siteOf(state.map), own, cell) === 1;
}

/** Returns whether a guard or elite stands next to this hex. R 11.3 */
export function isNextToMob(state: View, cell: Cell): boolean {
  for (let unit = FIRST_NPC; unit < unitCount(state); unit++) {
    if (isMob(state, unit) && isBeside(state, unit, cell)) return true;
  }
  return false;
}

/** Returns the conscious units within a radius of a hex: by distance, then by number. R 2.7 */
export function unitsWithin(state: View, cell: Cell, radius: number): number[] {
  const site = siteOf(state.map);
  const found: number[] = [];
  for (let unit = 0; unit < unitCount(state); unit++) {
    if (isConscious(state, unit) && distance(site, cell, cellOf(state, unit)) <= radius) found.push(unit);
  }
  return found.sort((a, b) => distance(site, cell, cellOf(state, a)) - distance(site, cell, cellOf(state, b)) || a - b);
}
