import * as z from 'zod';
import { CHARACTERS, NATIONS, regionOf, tables } from '../../content/index.ts';
import { CHARACTER_SIDE, FREE_CHARACTERS } from '../../pieces/characters.ts';
import { hasArmy, regionAt } from '../../pieces/figures.ts';
import { FREE } from '../../state/numbers.ts';
import type { State } from '../../state/state.ts';
import { conditionKind } from '../conditionKind.ts';
import { characters, nations, regions } from '../fields.ts';
import { kindSchema, regionsIn } from '../kind.ts';

const schema = kindSchema('standing', {
  who: z.union([characters, z.literal('companion')]),
  regions: regions.optional(),
  nations: nations.optional(),
  abroad: z.boolean().default(false).describe('Outside every Nation of the Free Peoples'),
  withArmy: z.boolean().default(false).describe('Together with an Army of the own side'),
  uncaptured: z.boolean().default(false).describe('The enemy does not control the Settlement there'),
});

/**
 * One of these characters stands on the map: in one of the named regions or inside the borders of a named Nation. A
 * figure inside a besieged Stronghold stands in its region. R 11.3a
 */
export const standing = conditionKind({
  schema,
  describe: ({ who, regions = [], nations = [], abroad, withArmy, uncaptured }, t) =>
    t('condition.standing', {
      who: who === 'companion' ? t('term.a-companion') : t.either(who.map(t.character)),
      where: abroad
        ? t('term.abroad')
        : t.either([
            ...(regions.length > 0 ? [t.inOne(regions)] : []),
            ...nations.map((nation) => t('term.within', { nation: t.ofNation(nation) })),
          ]),
      place: abroad || regions.length + nations.length > 0,
      army: withArmy,
      uncaptured,
    }),
  problem: ({ regions, nations, abroad, withArmy }) =>
    regions || nations || abroad || withArmy ? undefined : 'it says where, or with whom.',
  references: ({ regions }) => regionsIn(regions, 'regions'),
  holds: (state, condition) => standingOnes(state, condition).length > 0,
});

type Condition = z.output<typeof schema>;

/** Returns the numbers of the characters that meet the condition. */
function standingOnes(state: State, { who, regions, nations, abroad, withArmy, uncaptured }: Condition): number[] {
  const asked = who === 'companion' ? FREE_CHARACTERS : who.map((id) => CHARACTERS.indexOf(id));
  const named = regions?.map(regionOf) ?? [];
  const borders = nations?.map((nation) => NATIONS.indexOf(nation)) ?? [];
  return asked.filter((character) => {
    const place = state.characters[character]!;
    if (place < 0) return false;
    const region = regionAt(place);
    const nation = tables.nationOf[region]!;
    if (abroad && nation >= 0 && tables.nationSide[nation] === FREE) return false;
    if ((regions || nations) && !named.includes(region) && !borders.includes(nation)) return false;
    const side = CHARACTER_SIDE[character]!;
    if (withArmy && !hasArmy(state, place, side)) return false;
    return !uncaptured || state.control[region] !== 1 - side;
  });
}
