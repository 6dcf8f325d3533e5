import { regionId } from '../../content/record.ts';
import { effectKind } from '../effectKind.ts';
import { kindSchema, regionAt } from '../kind.ts';

/** The Free Peoples lose a Leader in a region. */
export const loseLeader = effectKind({
  schema: kindSchema('lose-leader', { region: regionId }),
  describe: ({ region }, tell) => tell.say('effect.lose-leader', { where: tell.inOne([region]) }),
  references: ({ region }) => regionAt(region, 'region'),
});
