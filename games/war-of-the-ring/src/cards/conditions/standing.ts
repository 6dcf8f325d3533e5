import * as z from 'zod';
import { conditionKind } from '../conditionKind.ts';
import { characters, nations, regions } from '../fields.ts';
import { kindSchema, regionsIn } from '../kind.ts';

/**
 * One of these stands on the map: in one of the regions or inside the borders of one of the Nations, where any are named.
 * A figure inside a besieged Stronghold stands in its region. R 11.3a
 */
export const standing = conditionKind({
  schema: kindSchema('standing', {
    who: z.union([characters, z.literal('companion')]),
    regions: regions.optional(),
    nations: nations.optional(),
    abroad: z.boolean().default(false).describe('Outside every Nation of the Free Peoples'),
    withArmy: z.boolean().default(false).describe('Together with an Army of the own side'),
    uncaptured: z.boolean().default(false).describe('The enemy does not control the Settlement there'),
  }),
  describe: ({ who, regions = [], nations = [], abroad, withArmy, uncaptured }, tell) =>
    tell.say('condition.standing', {
      who: who === 'companion' ? tell.say('term.a-companion') : tell.either(who.map(tell.character)),
      where: abroad
        ? tell.say('term.abroad')
        : tell.either([
            ...(regions.length > 0 ? [tell.inOne(regions)] : []),
            ...nations.map((nation) => tell.say('term.within', { nation: tell.ofNation(nation) })),
          ]),
      place: abroad || regions.length + nations.length > 0,
      army: withArmy,
      uncaptured,
    }),
  problem: ({ regions, nations, abroad, withArmy }) =>
    regions || nations || abroad || withArmy ? undefined : 'it says where, or with whom.',
  references: ({ regions }) => regionsIn(regions, 'regions'),
});
