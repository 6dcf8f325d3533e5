import type { JsonPath } from '@tessera/rules';
import * as z from 'zod';
import { nation } from '../content/record.ts';
import { SIDES } from '../content/vocabulary.ts';
import { characters, regions } from '../deck/fields.ts';
import { type Describer, type Reference, regionsIn } from '../deck/kind.ts';

/**
 * Places for recruits: all given conditions hold, or the region is in `regions`. It must be free, or a friendly
 * besieged Stronghold unless `free` excludes that. R 8.4
 */
export const Places = z.strictObject({
  regions: regions.optional().describe('One of these'),
  nation: nation.optional().describe('A region of this Nation'),
  site: z.enum(['settlement', 'stronghold']).optional(),
  coastal: z.boolean().default(false),
  eastEdge: z.boolean().default(false),
  army: z.enum(SIDES).optional().describe('Where an Army of this side is'),
  companion: z.boolean().default(false).describe('Where a Companion is'),
  with: characters.optional().describe('Where one of these is'),
  free: z.boolean().default(false).describe('Free in the strict sense'),
});
export type Places = Readonly<z.infer<typeof Places>>;

/** Returns whether the places are given by more than a list of regions. */
export function isRule({ nation, coastal, army, with: who }: Places): boolean {
  return nation !== undefined || coastal || army !== undefined || who !== undefined;
}

export function describePlaces(places: Places, t: Describer): string {
  const { regions, nation, site, coastal, eastEdge, army, companion, with: who, free } = places;
  const parts = regions === undefined ? [] : [t.inOne(regions)];
  if (who !== undefined) parts.push(t('place.with', { who: t.either(who.map(t.character)) }));
  else if (isRule(places)) {
    parts.push(
      t('place.rule', {
        nation: nation === undefined ? '' : t.ofNation(nation),
        any: nation === undefined,
        site: site ?? 'region',
        coastal,
        eastEdge,
        army: army ?? 'none',
        companion,
        free,
      }),
    );
  }
  return t.either(parts);
}

export function placeReferences({ regions }: Places, ...path: JsonPath): readonly Reference[] {
  return regionsIn(regions, ...path, 'regions');
}
