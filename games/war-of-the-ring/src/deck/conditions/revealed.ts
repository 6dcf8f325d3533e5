import { conditionKind } from '../conditionKind.ts';
import { kindSchema } from '../kind.ts';

/** The Fellowship is revealed. */
export const revealed = conditionKind({
  schema: kindSchema('revealed', {}),
  describe: (_, t) => t('condition.revealed'),
  holds: ({ fellowship }) => !fellowship.hidden,
});
