import { conditionKind } from '../conditionKind.ts';
import { count } from '../fields.ts';
import { kindSchema } from '../kind.ts';

/** The Corruption is at most this much. */
export const corruption = conditionKind({
  schema: kindSchema('corruption', { most: count }),
  describe: ({ most }, t) => t('condition.corruption', { most }),
  holds: ({ fellowship }, { most }) => fellowship.corruption <= most,
});
