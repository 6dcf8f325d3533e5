import { regionOf } from '../../content/index.ts';
import { regions } from '../fields.ts';
import { kindSchema, regionsIn } from '../kind.ts';
import { lastingKind } from '../lastingKind.ts';

/** No Army of the enemy enters or attacks these regions; who already besieges one stays, and may not assault it. */
export const noEntry = lastingKind({
  schema: kindSchema('no-entry', { regions }),
  describe: ({ regions }, tell) =>
    tell.say('lasting.no-entry', { regions: tell.either(regions.map((id) => tell.say(`name.region.${id}`))) }),
  references: ({ regions }) => regionsIn(regions, 'regions'),
  standing: ({ regions }) => ({ regions: regions.map(regionOf) }),
});
