import * as z from 'zod';
import { regionOf } from '../../content/index.ts';
import { regionId } from '../../content/record.ts';
import { SIDES } from '../../content/vocabulary.ts';
import { hasArmy, insideOf } from '../../pieces/figures.ts';
import { conditionKind } from '../conditionKind.ts';
import { kindSchema, regionAt } from '../kind.ts';

/** An Army of this side is there. */
export const armyIn = conditionKind({
  schema: kindSchema('army-in', { side: z.enum(SIDES), region: regionId }),
  describe: ({ side, region }, t) => t('condition.army-in', { side, where: t.inOne([region]) }),
  references: ({ region }) => regionAt(region, 'region'),
  holds(state, { side, region }) {
    const at = regionOf(region);
    const inside = insideOf(at);
    const number = SIDES.indexOf(side);
    return hasArmy(state, at, number) || (inside >= 0 && hasArmy(state, inside, number));
  },
});
