import { tables } from '../content/index.ts';
import { besiegedSide } from '../map/besieged.ts';
import { FREE_CHARACTERS } from '../pieces/characters.ts';
import { hasUnitOf, NATION_COUNT, nazgulAt, placesOf, regionAt } from '../pieces/figures.ts';
import { FREE, PLACE_COUNT, REGION_COUNT, SHADOW } from '../state/numbers.ts';
import type { State } from '../state/state.ts';

/** Returns whether two places lie in one region or in adjacent ones; a garrison counts as in its region. R 11.3a */
export function isNear(one: number, other: number): boolean {
  const region = regionAt(one);
  return region === regionAt(other) || tables.neighbours[region]!.includes(regionAt(other));
}

/** Returns the number of Nations with units in an Army. */
export function nationsIn(state: State, place: number): number {
  let nations = 0;
  for (let nation = 0; nation < NATION_COUNT; nation++) if (hasUnitOf(state, place, nation)) nations++;
  return nations;
}

/** Returns Shadow Armies with Nazgûl in or next to the region of a Free Peoples' Army with a Companion. */
export function nazgulNearCompanions(state: State): number[] {
  const companies = placesOf(state, FREE).filter((place) =>
    FREE_CHARACTERS.some((character) => state.characters[character] === place),
  );
  return placesOf(state, SHADOW).filter(
    (place) => nazgulAt(state, place) > 0 && companies.some((other) => isNear(place, other)),
  );
}

/** Returns the regions in which a side is besieged. */
export function siegesAgainst(state: State, side: number): number[] {
  const regions: number[] = [];
  for (let inside = REGION_COUNT; inside < PLACE_COUNT; inside++) {
    if (state.stacks[inside] === null) continue;
    const region = regionAt(inside);
    if (besiegedSide(state, region) === side) regions.push(region);
  }
  return regions;
}
