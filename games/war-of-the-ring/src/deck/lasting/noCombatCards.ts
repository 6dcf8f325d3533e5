import { regionOf } from '../../content/index.ts';
import { regionId } from '../../content/record.ts';
import { kindSchema, regionAt } from '../kind.ts';
import { lastingKind } from '../lastingKind.ts';

/** The enemy uses no combat cards in battles in a region. */
export const noCombatCards = lastingKind({
  schema: kindSchema('no-combat-cards', { region: regionId }),
  moment: 'combat-cards',
  describe: ({ region }, t) => t('lasting.no-combat-cards', { where: t.inOne([region]) }),
  references: ({ region }) => regionAt(region, 'region'),
  standing: ({ region }) => ({ regions: [regionOf(region)] }),
});
