import { regionOf, SITE, tables } from '../../src/content/index.ts';
import { hasArmy, insideOf, isInside, regionAt, unitsAt } from '../../src/pieces/figures.ts';
import { isElite, NATION_OF, UNITS_OF } from '../../src/pieces/troops.ts';
import { FREE, PLACE_COUNT, REGION_COUNT, SHADOW } from '../../src/state/numbers.ts';
import type { View } from '../../src/state/state.ts';

// People count figures and steps; they do not compute odds.

const AT_WAR = 4;
/** Steps within which enemies are a danger. */
const NEAR = 3;
/** Factor for heads behind the walls of a Stronghold. */
export const WALLS = 2;
/** Regions from which the Fellowship enters Mordor. */
export const GATES = ['morannon', 'minas-morgul'].map((id) => regionOf(id));

export function stepsBetween(from: number, to: number): number {
  return tables.distance[from * REGION_COUNT + to]!;
}

/**
 * Counts heads in a place: a Regular is one, an Elite two, because it takes two hits. Nations at peace can be excluded.
 */
export function heads({ stacks, boxes }: View, place: number, side: number, onlyAtWar = false): number {
  const stack = stacks[place];
  if (!stack) return 0;
  let count = 0;
  for (const troop of UNITS_OF[side]!) {
    if (!onlyAtWar || boxes[NATION_OF[troop]!] === AT_WAR) count += stack[troop]! * (isElite(troop) ? 2 : 1);
  }
  return count;
}

/** Returns the heads in a region, outside and inside the walls. */
export function garrison(view: View, region: number, side: number): number {
  const inside = insideOf(region);
  return heads(view, region, side) + (inside < 0 ? 0 : heads(view, inside, side));
}

/** Returns the heads of the largest Army that could reach a region soon. */
export function danger(view: View, region: number, side: number, reach = NEAR): number {
  let most = 0;
  for (let place = 0; place < REGION_COUNT; place++) {
    if (view.stacks[place] && stepsBetween(place, region) <= reach) {
      most = Math.max(most, heads(view, place, 1 - side, true));
    }
  }
  return most;
}

/** Returns whether a region is an enemy City or Stronghold to take, or a lost one to retake. */
export function isPrize({ control }: View, region: number, side: number): boolean {
  return tables.pointsOf[region]! > 0 && control[region] === 1 - side;
}

/** Returns whether an enemy Army near a region outnumbers its garrison. */
export function isEndangered(view: View, region: number, side: number): boolean {
  if (tables.pointsOf[region] === 0 || view.control[region] !== side) return false;
  const walls = tables.siteOf[region] === SITE.stronghold ? WALLS : 1;
  return danger(view, region, side) > walls * garrison(view, region, side);
}

export function prizesOf(view: View, side: number): number[] {
  return tables.regions.flatMap((_, region) => (isPrize(view, region, side) ? [region] : []));
}

/** Returns the places with Armies of a side. */
export function armiesOf(view: View, side: number): number[] {
  const places: number[] = [];
  for (let place = 0; place < PLACE_COUNT; place++) {
    if (view.stacks[place] && hasArmy(view, place, side)) places.push(place);
  }
  return places;
}

/** Returns the Armies in reach of an attack: adjacent ones, and those on the other side of a wall. */
export function targetsOf(view: View, from: number, side: number): number[] {
  const region = regionAt(from);
  if (isInside(from)) return [region];
  const inside = insideOf(region);
  return [inside, ...tables.neighbours[region]!].filter((to) => to >= 0 && unitsAt(view, to, 1 - side) > 0);
}

/** Returns whether a region is a City or Stronghold of the Free Peoples that heals. */
export function isHaven({ control }: View, region: number): boolean {
  const site = tables.siteOf[region];
  return (site === SITE.city || site === SITE.stronghold) && tables.sideOf[region] === FREE && control[region] === FREE;
}

/** Returns the steps from a region to the nearer gate of Mordor. */
export function stepsToGates(region: number): number {
  return Math.min(...GATES.map((gate) => stepsBetween(region, gate)));
}

/** Returns the steps left to the gates. */
export function stepsToGo({ fellowship }: View): number {
  return Math.max(0, stepsToGates(fellowship.region) - fellowship.progress);
}

/** Returns the points of the Shadow. */
export function shadowPoints({ control }: View): number {
  return tables.regions.reduce(
    (sum, _, region) =>
      control[region] === SHADOW && tables.sideOf[region] === FREE ? sum + tables.pointsOf[region]! : sum,
    0,
  );
}
