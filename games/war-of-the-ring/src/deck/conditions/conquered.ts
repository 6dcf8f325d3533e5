import { NATIONS, tables } from '../../content/index.ts';
import { nation } from '../../content/record.ts';
import { isUnconquered } from '../../map/freeRegion.ts';
import { conditionKind } from '../conditionKind.ts';
import { kindSchema } from '../kind.ts';

/** The enemies of a Nation control one of its Strongholds. */
export const conquered = conditionKind({
  schema: kindSchema('conquered', { nation }),
  describe: ({ nation }, t) => t('condition.conquered', { nation: t.ofNation(nation) }),
  holds: (state, { nation }) =>
    tables.strongholdsOf[NATIONS.indexOf(nation)]!.some((region) => !isUnconquered(state, region)),
});
