import * as z from 'zod';
import { regionId } from '../../content/record.ts';
import { SIDES } from '../../content/vocabulary.ts';
import { conditionKind } from '../conditionKind.ts';
import { kindSchema, regionAt } from '../kind.ts';

/** An Army of this side is there. */
export const armyIn = conditionKind({
  schema: kindSchema('army-in', { side: z.enum(SIDES), region: regionId }),
  describe: ({ side, region }, tell) => tell.say('condition.army-in', { side, where: tell.inOne([region]) }),
  references: ({ region }) => regionAt(region, 'region'),
});
