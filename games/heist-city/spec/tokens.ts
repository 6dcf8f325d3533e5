import { cellAt, coordsOf, siteOf, zoneOf } from '../src/map/site.ts';
import { ROLES } from '../src/state/state.ts';
import { hasVariant } from '../src/state/variants.ts';
import { woundsOf } from '../src/units/stats.ts';
import { cellOf, FIRST_NPC, isNpc, npcUnit, roleOf, seatOf, unitCount, unitOf } from '../src/units/units.ts';
import { stanceNow } from '../src/weapons/targetNumber.ts';
import type { CharacterToken, MapState, PlayerNumber, Position, Zone } from './types.ts';

/** Returns the token with this id. */
export function tokenOf(mapState: MapState, id: string): CharacterToken {
  return tokenOfUnit(mapState, unitOfId(mapState, id));
}

/** Returns every token on the map or waiting to enter it, characters first. */
export function tokensOf(mapState: MapState): CharacterToken[] {
  return Array.from({ length: unitCount(mapState) }, (_, unit) => tokenOfUnit(mapState, unit));
}

export function tokenOfUnit(mapState: MapState, unit: number): CharacterToken {
  const character = isNpc(unit) ? undefined : mapState.characters[unit];
  return {
    id: idOf(unit),
    playerNumber: isNpc(unit) ? null : playerOf(seatOf(unit)),
    position: positionOf(mapState, cellOf(mapState, unit)),
    state: stanceNow(mapState, unit),
    wounds: woundsOf(mapState, unit),
    victoryPoints: character?.vp ?? 0,
    equipment: character?.items.map(({ item }) => item) ?? [],
    exhausted: character?.activated ?? false,
    mapState,
  };
}

/** Returns the id of a unit. */
export function idOf(unit: number): string {
  return isNpc(unit) ? `npc-${unit - FIRST_NPC + 1}` : `p${playerOf(seatOf(unit))}-${roleOf(unit)}`;
}

/** Returns the unit of this id; throws a RangeError if there is none. */
export function unitOfId(mapState: MapState, id: string): number {
  const [, player, role, number] = /^(?:p([12])-([a-z]+)|npc-([1-9]\d*))$/.exec(id) ?? [];
  const known = ROLES.find((one) => one === role);
  const unit = known ? unitOf(Number(player) - 1, known) : number ? npcUnit(Number(number) - 1) : -1;
  if (unit >= 0 && unit < unitCount(mapState)) return unit;
  throw new RangeError(`There is no "${id}" on this map`);
}

export function playerOf(seat: number): PlayerNumber {
  return seat === 0 ? 1 : 2;
}

export function positionOf(mapState: MapState, cell: number): Position | null {
  if (cell < 0) return null;
  const [q, r] = coordsOf(siteOf(mapState.map), cell);
  return { q, r };
}

/** Returns the cell at a position, or -1. */
export function cellOfPosition(mapState: MapState, { q, r }: Position): number {
  return cellAt(siteOf(mapState.map), q, r);
}

/** Returns the zones of a map: one per player, and the Exit if there is one. R 4.7 */
export function zonesOf(mapState: MapState): Zone[] {
  const site = siteOf(mapState.map);
  const places = (cells: readonly number[]) => cells.map((cell) => positionOf(mapState, cell)!);
  const zones: Zone[] = [0, 1].map((seat) => ({ playerNumber: playerOf(seat), cells: places(zoneOf(site, seat)) }));
  const hasExit = site.exits.length > 0 && !hasVariant(mapState, 'exit-none');
  return hasExit ? [...zones, { playerNumber: null, cells: places(site.exits) }] : zones;
}
