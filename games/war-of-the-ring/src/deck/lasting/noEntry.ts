import { regionOf } from '../../content/index.ts';
import { regions } from '../fields.ts';
import { kindSchema, regionsIn } from '../kind.ts';
import { lastingKind } from '../lastingKind.ts';

/** No Army of the enemy enters or attacks these regions. An existing besieger stays but may not assault. */
export const noEntry = lastingKind({
  schema: kindSchema('no-entry', { regions }),
  moment: 'army-enters',
  describe: ({ regions }, t) =>
    t('lasting.no-entry', { regions: t.either(regions.map((id) => t(`name.region.${id}`))) }),
  references: ({ regions }) => regionsIn(regions, 'regions'),
  standing: ({ regions }) => ({ regions: regions.map(regionOf) }),
});
