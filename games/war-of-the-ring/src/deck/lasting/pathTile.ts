import { regionOf } from '../../content/index.ts';
import { regionId } from '../../content/record.ts';
import { kindSchema, regionAt } from '../kind.ts';
import { lastingKind } from '../lastingKind.ts';

/**
 * Used when the Fellowship is declared or revealed in a region or on a path through it: one more Hunt tile is drawn. R
 * 10.4, 10.7
 */
export const pathTile = lastingKind({
  schema: kindSchema('path-tile', { region: regionId }),
  moment: 'fellowship-path',
  describe: ({ region }, t) => t('lasting.path-tile', { region: t(`name.region.${region}`) }),
  references: ({ region }) => regionAt(region, 'region'),
  standing: ({ region }) => ({ regions: [regionOf(region)] }),
});
