import { battleOf } from '../../battle/battleRecord.ts';
import { regionOf, tables } from '../../content/index.ts';
import { regionId } from '../../content/record.ts';
import { count } from '../../deck/fields.ts';
import { kindSchema, regionAt as referenceTo } from '../../deck/kind.ts';
import { regionAt } from '../../pieces/figures.ts';
import { situationKind } from '../situationKind.ts';

/** The defender stands at most this many regions from a given one. */
export const near = situationKind({
  schema: kindSchema('near', { region: regionId, within: count }),
  describe: ({ region, within }, t) => t('situation.near', { region: t(`name.region.${region}`), within }),
  references: ({ region }) => referenceTo(region, 'region'),
  holds: (state, { region, within }) =>
    tables.distance[regionAt(battleOf(state).to) * tables.regions.length + regionOf(region)]! <= within,
});
