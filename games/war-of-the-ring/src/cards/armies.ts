import { FREE_CHARACTERS } from '../characters.ts';
import { tables } from '../content/index.ts';
import { hasUnitOf, NATION_COUNT, nazgulAt, placesOf, regionAt } from '../figures.ts';
import { FREE, PLACE_COUNT, REGION_COUNT, SHADOW } from '../numbers.ts';
import { besiegedSide } from '../siege.ts';
import type { State } from '../state.ts';

/** Whether two places lie in one region or next to each other; a garrison is in its region. R 11.3a */
export function isNear(one: number, other: number): boolean {
  const region = regionAt(one);
  return region === regionAt(other) || tables.neighbours[region]!.includes(regionAt(other));
}

/** Of how many Nations an Army has units. */
export function nationsIn(state: State, place: number): number {
  let nations = 0;
  for (let nation = 0; nation < NATION_COUNT; nation++) if (hasUnitOf(state, place, nation)) nations++;
  return nations;
}

/** Shadow Armies with Nazgûl that stand in or next to the region of an Army of the Free Peoples with a Companion. */
export function nazgulNearCompanions(state: State): number[] {
  const companies = placesOf(state, FREE).filter((place) =>
    FREE_CHARACTERS.some((character) => state.characters[character] === place),
  );
  return placesOf(state, SHADOW).filter(
    (place) => nazgulAt(state, place) > 0 && companies.some((other) => isNear(place, other)),
  );
}

/** Regions in which a side is besieged. */
export function siegesAgainst(state: State, side: number): number[] {
  const regions: number[] = [];
  for (let inside = REGION_COUNT; inside < PLACE_COUNT; inside++) {
    if (state.stacks[inside] === null) continue;
    const region = regionAt(inside);
    if (besiegedSide(state, region) === side) regions.push(region);
  }
  return regions;
}
