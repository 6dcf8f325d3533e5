import { CHARACTERS, NATIONS, SIDES, SITE, tables } from '../content/index.ts';
import { musterPlace } from '../muster/levy.ts';
import { FREE_CHARACTERS } from '../pieces/characters.ts';
import { hasArmy, isInside, regionAt } from '../pieces/figures.ts';
import type { State } from '../state/state.ts';
import { plays } from '../state/variants.ts';
import { isRule, type Places } from './places.ts';

/** Parts of a recruit effect that limit its places. */
interface Recruits {
  readonly nazgul: number;
  readonly regular: number;
  readonly elite: number;
  readonly unit: number;
  readonly takesControl: boolean;
}

/** Returns the places in which a card may put recruits now. R 8.4, 11.3a */
export function recruitPlaces(state: State, at: Places, side: number, recruits: Recruits): number[] {
  if (at.with !== undefined)
    return placesWith(
      state,
      at.with.map((id) => CHARACTERS.indexOf(id)),
      side,
      recruits,
    );
  const places: number[] = [];
  for (const region of landsOf(at)) {
    if (!isNamed(at, region) && !fits(state, at, region)) continue;
    const place = musterPlace(state, region, side);
    if (place < 0 || (at.free && isInside(place))) continue;
    if (at.army === undefined || hasArmy(state, place, SIDES.indexOf(at.army))) places.push(place);
  }
  return places;
}

const lands = new WeakMap<Places, readonly number[]>();

/** Returns the candidate regions, independent of the state. */
function landsOf(at: Places): readonly number[] {
  let known = lands.get(at);
  if (known === undefined) {
    known = [...tables.regions.keys()].filter((region) => isNamed(at, region) || (isRule(at) && isMeant(at, region)));
    lands.set(at, known);
  }
  return known;
}

function isNamed({ regions }: Places, region: number): boolean {
  return regions?.includes(tables.regions[region]!) ?? false;
}

function isMeant(at: Places, region: number): boolean {
  if (at.nation !== undefined && tables.nationOf[region] !== NATIONS.indexOf(at.nation)) return false;
  if (at.site === 'stronghold' && tables.siteOf[region] !== SITE.stronghold) return false;
  if (at.site === 'settlement' && tables.sideOf[region]! < 0) return false;
  return (!at.coastal || tables.isCoastal[region]!) && (!at.eastEdge || tables.isEastEdge[region]!);
}

/**
 * Returns places beside a character. Nazgûl need no free region; for a card that takes control a region without enemies
 * is enough.
 */
function placesWith(state: State, characters: readonly number[], side: number, recruits: Recruits): number[] {
  const places = characters.map((character) => state.characters[character]!).filter((place) => place >= 0);
  if (recruits.regular + recruits.elite + recruits.unit === 0) return places;
  if (recruits.takesControl) return places.map(regionAt).filter((region) => !hasArmy(state, region, 1 - side));
  return places.map((place) => musterPlace(state, regionAt(place), side)).filter((place) => place >= 0);
}

/** Returns whether a region meets the conditions that depend on the state. */
function fits(state: State, at: Places, region: number): boolean {
  if ((at.coastal && !isCoastal(state, region)) || (at.eastEdge && !isEastEdge(state, region))) return false;
  return !at.companion || FREE_CHARACTERS.some((character) => isAt(state, character, region));
}

function isAt(state: State, character: number, region: number): boolean {
  const place = state.characters[character]!;
  return place >= 0 && regionAt(place) === region;
}

/** Returns whether a region is coastal. RULINGS 83: Lamedon meets the sea only at a river mouth. */
export function isCoastal(state: State, region: number): boolean {
  return tables.isCoastal[region]! && !(plays(state, 'coast-strict') && tables.regions[region] === 'lamedon');
}

/** Returns whether a region is on the eastern edge, with or without Far Harad (RULINGS 84). */
function isEastEdge(state: State, region: number): boolean {
  return tables.isEastEdge[region]! && !(plays(state, 'east-edge-three') && tables.regions[region] === 'far-harad');
}
