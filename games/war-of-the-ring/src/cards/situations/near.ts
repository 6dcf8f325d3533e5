import { regionId } from '../../content/record.ts';
import { count } from '../fields.ts';
import { kindSchema, regionAt } from '../kind.ts';
import { situationKind } from '../situationKind.ts';

/** The defender stands so many regions from another at most. */
export const near = situationKind({
  schema: kindSchema('near', { region: regionId, within: count }),
  describe: ({ region, within }, tell) =>
    tell.say('situation.near', { region: tell.say(`name.region.${region}`), within }),
  references: ({ region }) => regionAt(region, 'region'),
});
