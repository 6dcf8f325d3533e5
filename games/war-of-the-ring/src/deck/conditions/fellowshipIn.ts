import { regionOf } from '../../content/index.ts';
import { regionId } from '../../content/record.ts';
import { isUnconquered } from '../../map/freeRegion.ts';
import { conditionKind } from '../conditionKind.ts';
import { kindSchema, regionAt } from '../kind.ts';

/** The figure of the Ring-bearers stands in this region, and its Settlement is unconquered. */
export const fellowshipIn = conditionKind({
  schema: kindSchema('fellowship-in', { region: regionId }),
  describe: ({ region }, t) => t('condition.fellowship-in', { where: t.inOne([region]) }),
  references: ({ region }) => regionAt(region, 'region'),
  holds(state, { region }) {
    const at = regionOf(region);
    const { fellowship } = state;
    return fellowship.mordor < 0 && fellowship.region === at && isUnconquered(state, at);
  },
});
