import { NATIONS, regionOf } from '../../content/index.ts';
import { nation } from '../../content/record.ts';
import { regions } from '../fields.ts';
import { kindSchema, regionsIn } from '../kind.ts';
import { lastingKind } from '../lastingKind.ts';

/** A Nation is activated only by a Companion, or by a declaration in or an attack on one of these regions. R 9.9.3 */
export const activationOnly = lastingKind({
  schema: kindSchema('activation-only', { nation, regions }),
  moment: 'activation',
  describe: ({ nation, regions }, t) =>
    t('lasting.activation-only', {
      nation: t.nation(nation),
      many: t.areMany([nation]),
      regions: t.either(regions.map((id) => t(`name.region.${id}`))),
    }),
  references: ({ regions }) => regionsIn(regions, 'regions'),
  standing: ({ nation, regions }) => ({ nation: NATIONS.indexOf(nation), regions: regions.map(regionOf) }),
});
