import { NATIONS, regionOf } from '../../content/index.ts';
import { nation } from '../../content/record.ts';
import { regions } from '../fields.ts';
import { kindSchema, regionsIn } from '../kind.ts';
import { lastingKind } from '../lastingKind.ts';

/** A Nation is activated only by a Companion, or by a declaration in or an attack on one of these regions. R 9.9.3 */
export const activationOnly = lastingKind({
  schema: kindSchema('activation-only', { nation, regions }),
  moment: 'activation',
  describe: ({ nation, regions }, tell) =>
    tell.say('lasting.activation-only', {
      nation: tell.nation(nation),
      many: tell.areMany([nation]),
      regions: tell.either(regions.map((id) => tell.say(`name.region.${id}`))),
    }),
  references: ({ regions }) => regionsIn(regions, 'regions'),
  standing: ({ nation, regions }) => ({ nation: NATIONS.indexOf(nation), regions: regions.map(regionOf) }),
});
