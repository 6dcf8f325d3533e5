import { NATIONS, SITE, tables } from '../content/index.ts';
import { PLACE_COUNT, REGION_COUNT, type Troops } from '../state/numbers.ts';
import type { State } from '../state/state.ts';
import { countIn, LEADERS_OF, NAZGUL, noTroops, TROOPS_OF, UNITS_OF } from './troops.ts';

/** Parts of a state that questions about figures read. A view has them too. */
export interface Board {
  readonly stacks: readonly (readonly number[] | null)[];
  readonly characters: readonly number[];
}
type Figures = Pick<State, 'stacks'>;

const strongholds = tables.regions.flatMap((_, region) => (tables.siteOf[region] === SITE.stronghold ? [region] : []));

/** Place inside each region's Stronghold, or -1. */
const INSIDE: readonly number[] = tables.regions.map((_, region) => {
  const number = strongholds.indexOf(region);
  return number < 0 ? -1 : REGION_COUNT + number;
});

/** Returns the place inside a region's Stronghold, or -1 without one. */
export function insideOf(region: number): number {
  return INSIDE[region]!;
}

/** Returns the region of a place. */
export function regionAt(place: number): number {
  return place < REGION_COUNT ? place : strongholds[place - REGION_COUNT]!;
}

/** Returns whether a place is the inside of a besieged Stronghold. */
export function isInside(place: number): boolean {
  return place >= REGION_COUNT;
}

/** Returns how many units a side has in a place. */
export function unitsAt({ stacks }: Board, place: number, side: number): number {
  const stack = stacks[place];
  return stack ? countIn(stack, UNITS_OF[side]!) : 0;
}

/** Returns whether a side has an Army in a place: at least one unit. R 3.1 */
export function hasArmy({ stacks }: Board, place: number, side: number): boolean {
  const stack = stacks[place];
  if (!stack) return false;
  for (const troop of UNITS_OF[side]!) if (stack[troop]! > 0) return true;
  return false;
}

/** Returns how many figures of a sort are in a place. */
export function troopsAt({ stacks }: Board, place: number, troop: number): number {
  return stacks[place]?.[troop] ?? 0;
}

/** Returns how many Leaders (Nazgûl for the Shadow) a side has in a place. */
export function leadersAt({ stacks }: Board, place: number, side: number): number {
  const stack = stacks[place];
  return stack ? countIn(stack, LEADERS_OF[side]!) : 0;
}

export function nazgulAt(board: Board, place: number): number {
  return troopsAt(board, place, NAZGUL);
}

/** Returns whether the Stronghold of a region is besieged: figures are inside. */
export function isBesieged(board: Board, region: number): boolean {
  const inside = INSIDE[region]!;
  return inside >= 0 && board.stacks[inside] !== null;
}

/** Returns a copy of a side's figures in a place. */
export function armyAt({ stacks }: Board, place: number, side: number): Troops {
  const army = noTroops();
  const stack = stacks[place];
  if (stack) for (const troop of TROOPS_OF[side]!) army[troop] = stack[troop]!;
  return army;
}

/** Adds figures of one sort to a place. */
export function add(state: Figures, place: number, troop: number, count = 1): void {
  if (count === 0) return;
  let stack = state.stacks[place];
  if (!stack) {
    stack = noTroops();
    state.stacks[place] = stack;
  }
  stack[troop]! += count;
}

/** Removes figures of one sort from a place. */
export function take(state: Figures, place: number, troop: number, count = 1): void {
  const stack = state.stacks[place];
  if (!stack || count === 0) return;
  stack[troop]! -= count;
  for (const left of stack) if (left > 0) return;
  state.stacks[place] = null;
}

/** Moves figures from one place to another. */
export function shift(state: Figures, from: number, to: number, troops: readonly number[]): void {
  for (let troop = 0; troop < troops.length; troop++) {
    const count = troops[troop]!;
    if (count === 0) continue;
    take(state, from, troop, count);
    add(state, to, troop, count);
  }
}

/** Returns every place in which a side has an Army. */
export function placesOf(board: Board, side: number): number[] {
  const places: number[] = [];
  for (let place = 0; place < PLACE_COUNT; place++) if (hasArmy(board, place, side)) places.push(place);
  return places;
}

/** Returns whether an Army has a unit of a Nation. */
export function hasUnitOf({ stacks }: Board, place: number, nation: number): boolean {
  const stack = stacks[place];
  if (!stack) return false;
  const first = nation < 5 ? nation * 3 : 15 + (nation - 5) * 2;
  return stack[first]! > 0 || stack[first + 1]! > 0;
}

export const NATION_COUNT = NATIONS.length;
