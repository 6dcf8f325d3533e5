import { regionOf } from '../../content/index.ts';
import { regionId } from '../../content/record.ts';
import { besiegedSide } from '../../map/besieged.ts';
import { FREE } from '../../state/numbers.ts';
import { conditionKind } from '../conditionKind.ts';
import { kindSchema, regionAt } from '../kind.ts';

/** The Stronghold there is besieged by the Shadow. */
export const besieged = conditionKind({
  schema: kindSchema('besieged', { region: regionId }),
  describe: ({ region }, t) => t('condition.besieged', { where: t.inOne([region]) }),
  references: ({ region }) => regionAt(region, 'region'),
  holds: (state, { region }) => besiegedSide(state, regionOf(region)) === FREE,
});
