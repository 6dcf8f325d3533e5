import type { JsonPath, RecordChecks, Review } from '@tessera/rules';
import type { CharacterRecord } from './character.ts';
import type { HuntTileRecord } from './huntTile.ts';
import type { MapKinds } from './kinds.ts';
import type { NationRecord } from './nation.ts';
import { sumOf } from './record.ts';
import type { RegionRecord } from './region.ts';
import { FIGURES } from './vocabulary.ts';

type MapReview = Review<MapKinds>;

/** Checks after all content is loaded: references resolve, and the map and the figures add up. */
export const mapChecks: RecordChecks<MapKinds> = {
  character: checkCharacter,
  'hunt-tile': checkHuntTile,
  nation: checkNation,
  region: checkRegion,
};

/** Checks that borders are two-sided, lead to a region, and are either passable or not. R 2.1 */
function checkRegion(region: RegionRecord, review: MapReview): void {
  checkBorders(region, 'neighbours', review);
  checkBorders(region, 'barred', review);
  for (const [i, other] of region.barred.entries()) {
    if (!region.neighbours.includes(other)) continue;
    const message = `the border to "${other}" is both open and impassable.`;
    review.report({ code: 'E_BORDER_BOTH', path: ['barred', i], message });
  }
}

function checkBorders(region: RegionRecord, field: 'neighbours' | 'barred', review: MapReview): void {
  const seen = new Set([region.id]);
  for (const [i, other] of region[field].entries()) {
    const path = [field, i];
    review.reference('region', other, path);
    if (seen.has(other)) {
      review.report({ code: 'E_BORDER_TWICE', path, message: `"${other}" is listed twice, or is the region itself.` });
    }
    seen.add(other);
    const back = review.content.region.get(other);
    if (back !== undefined && !back[field].includes(region.id)) {
      const message = `"${other}" does not list "${region.id}" among its ${field}: borders have two sides.`;
      review.report({ code: 'E_BORDER_ONE_SIDED', path, message });
    }
  }
}

/** Checks that the figures on the map and in the reserve are all figures of the Nation. R 1.1 */
function checkNation({ figures, politics, reserve, side, start }: NationRecord, review: MapReview): void {
  for (const [i, { region }] of start.entries()) review.reference('region', region, ['start', i, 'region']);
  const placed = sumOf([...start, reserve]);
  for (const figure of FIGURES) {
    if (placed[figure] === figures[figure]) continue;
    const message = `${placed[figure]} ${figure} on the map and in reserve, but there are ${figures[figure]}.`;
    review.report({ code: 'E_FIGURES', path: ['figures', figure], message });
  }
  if (side === 'shadow' && !politics.active) {
    review.report({ code: 'E_PASSIVE_SHADOW', path: ['politics', 'active'], message: 'the Shadow is always active.' });
  }
}

function checkCharacter({ abilities, enters }: CharacterRecord, review: MapReview): void {
  for (const [i, ability] of abilities.entries()) {
    if (ability.type === 'voice') review.reference('region', ability.region, ['abilities', i, 'region']);
  }
  if (enters === undefined) return;
  const { at, when } = enters;
  checkRegions(at.regions, ['enters', 'at', 'regions'], review);
  checkRegions(when.unconquered, ['enters', 'when', 'unconquered'], review);
  checkRegions(when.standing?.regions, ['enters', 'when', 'standing', 'regions'], review);
}

function checkRegions(regions: readonly string[] | undefined, path: JsonPath, review: MapReview): void {
  for (const [i, region] of (regions ?? []).entries()) review.reference('region', region, [...path, i]);
}

/** Checks that only tiles of a Shadow card stop the Fellowship. R 10.10 */
function checkHuntTile({ set, stop }: HuntTileRecord, review: MapReview): void {
  if (stop && set !== 'shadow') {
    review.report({ code: 'E_TILE_STOP', path: ['stop'], message: `a ${set} tile never stops the Fellowship.` });
  }
}
