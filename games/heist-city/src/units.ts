import type { Seat } from '@tessera/kernel';
import { type Cell, distance, siteOf } from './site.ts';
import { ROLES, type Role, type Stance, type View } from './state.ts';

// Characters are units 0 to 9, seat 0's crew first; NPCs follow in the order of the map. R 0.1

/** How many characters a crew has. R 1.4 */
export const CREW_SIZE = ROLES.length;

/** The unit number of the first NPC. */
export const FIRST_NPC = 2 * CREW_SIZE;

/** A character as anybody sees it. */
export type SeenCharacter = View['characters'][number];

/** Whose character a unit is; -1 for NPCs. */
export function seatOf(unit: number): Seat {
  return unit >= FIRST_NPC ? -1 : unit < CREW_SIZE ? 0 : 1;
}

/** What a character does for a living. */
export function roleOf(unit: number): Role {
  return ROLES[unit % CREW_SIZE]!;
}

/** The unit number of a seat's specialist. */
export function unitOf(seat: Seat, role: Role): number {
  return seat * CREW_SIZE + ROLES.indexOf(role);
}

/** The unit numbers of a crew, in the order of the roles. */
export function crewOf(seat: Seat): readonly number[] {
  return CREWS[seat]!;
}

const CREWS: readonly (readonly number[])[] = [0, 1].map((seat) => ROLES.map((role) => unitOf(seat, role)));

export function isNpc(unit: number): boolean {
  return unit >= FIRST_NPC;
}

/** The unit number of an entry of `npcs`. */
export function npcUnit(index: number): number {
  return FIRST_NPC + index;
}

/** How many unit numbers are in use. */
export function unitCount(state: View): number {
  return FIRST_NPC + state.npcs.length;
}

/** Where a unit is; -1 off the map. */
export function cellOf(state: View, unit: number): Cell {
  return isNpc(unit) ? state.npcs[unit - FIRST_NPC]!.cell : state.characters[unit]!.cell;
}

/** Overt, Hidden or Disguised. R 7.4 */
export function isStanding(stance: Stance): boolean {
  return stance !== 'stunned' && stance !== 'unconscious';
}

/** Whether a unit is there and awake enough to fill its hex. R 4.4 */
export function isConscious(state: View, unit: number): boolean {
  return cellOf(state, unit) >= 0 && (isNpc(unit) || state.characters[unit]!.stance !== 'unconscious');
}

/** A guard or elite that is still there. R 0.1 */
export function isMob(state: View, unit: number): boolean {
  if (!isNpc(unit)) return false;
  const { kind, cell } = state.npcs[unit - FIRST_NPC]!;
  return kind !== 'turret' && cell >= 0;
}

/** Of one side: a crew, or the NPCs; nobody is an ally of themselves. R 0.2 */
export function areAllies(a: number, b: number): boolean {
  return a !== b && seatOf(a) === seatOf(b);
}

/** Of different sides. R 0.2 */
export function areEnemies(a: number, b: number): boolean {
  return seatOf(a) !== seatOf(b);
}

/** Hexes between two units on the map. R 0.3 */
export function distanceBetween(state: View, a: number, b: number): number {
  return distance(siteOf(state.map), cellOf(state, a), cellOf(state, b));
}

/** Whether two units are next to each other; nobody off the map is. R 0.3 */
export function areAdjacent(state: View, a: number, b: number): boolean {
  return isBeside(state, a, cellOf(state, b));
}

/** Whether a unit is in a hex next to this one. */
export function isBeside(state: View, unit: number, cell: Cell): boolean {
  const own = cellOf(state, unit);
  return own >= 0 && cell >= 0 && distance(siteOf(state.map), own, cell) === 1;
}

/** Whether a guard or elite stands next to this hex. R 11.3 */
export function isNextToMob(state: View, cell: Cell): boolean {
  for (let unit = FIRST_NPC; unit < unitCount(state); unit++) {
    if (isMob(state, unit) && isBeside(state, unit, cell)) return true;
  }
  return false;
}

/** The conscious units within a radius of a hex: by distance, then by number. R 2.7 */
export function unitsWithin(state: View, cell: Cell, radius: number): number[] {
  const site = siteOf(state.map);
  const found: number[] = [];
  for (let unit = 0; unit < unitCount(state); unit++) {
    if (isConscious(state, unit) && distance(site, cell, cellOf(state, unit)) <= radius) found.push(unit);
  }
  return found.sort((a, b) => distance(site, cell, cellOf(state, a)) - distance(site, cell, cellOf(state, b)) || a - b);
}
