import * as z from 'zod';
import { battleOf } from '../../battle/battleRecord.ts';
import { NATIONS, regionOf, tables } from '../../content/index.ts';
import { nations, regions } from '../../deck/fields.ts';
import { kindSchema, regionsIn } from '../../deck/kind.ts';
import { regionAt } from '../../pieces/figures.ts';
import { FREE } from '../../state/numbers.ts';
import { situationKind } from '../situationKind.ts';

/** The defender stands in one of the regions, or inside the borders of one of the Nations. */
export const ground = situationKind({
  schema: kindSchema('ground', {
    regions: regions.optional(),
    nations: z.union([nations, z.literal('free')]).optional(),
  }),
  describe: ({ regions = [], nations = [] }, t) =>
    t('situation.ground', {
      where: t.either([
        ...(regions.length > 0 ? [t.inOne(regions)] : []),
        ...(nations === 'free'
          ? [t('term.in-free-nation')]
          : nations.map((nation) => t('term.within', { nation: t.ofNation(nation) }))),
      ]),
    }),
  problem: ({ regions, nations }) => (regions || nations ? undefined : 'it says where.'),
  references: ({ regions }) => regionsIn(regions, 'regions'),
  holds(state, { regions, nations }) {
    const region = regionAt(battleOf(state).to);
    if (regions?.some((id) => regionOf(id) === region)) return true;
    const nation = tables.nationOf[region]!;
    if (nation < 0 || nations === undefined) return false;
    return nations === 'free' ? tables.nationSide[nation] === FREE : nations.includes(NATIONS[nation]!);
  },
});
