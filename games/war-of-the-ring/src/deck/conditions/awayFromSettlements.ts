import { tables } from '../../content/index.ts';
import { FREE } from '../../state/numbers.ts';
import { conditionKind } from '../conditionKind.ts';
import { kindSchema } from '../kind.ts';

/** The Fellowship is in no region with a Settlement of the Free Peoples, conquered or not. R 2.8, 10.10.1 */
export const awayFromSettlements = conditionKind({
  schema: kindSchema('away-from-settlements', {}),
  describe: (_, t) => t('condition.away-from-settlements'),
  holds: ({ fellowship: { mordor, region } }) => mordor >= 0 || tables.sideOf[region] !== FREE,
});
