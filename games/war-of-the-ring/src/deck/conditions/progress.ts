import { conditionKind } from '../conditionKind.ts';
import { count } from '../fields.ts';
import { kindSchema } from '../kind.ts';

/** The Fellowship has at least this much Progress; on the Mordor Track it has none. R 10.10.1 */
export const progress = conditionKind({
  schema: kindSchema('progress', { least: count }),
  describe: ({ least }, t) => t('condition.progress', { least }),
  holds: ({ fellowship }, { least }) => fellowship.mordor < 0 && fellowship.progress >= least,
});
