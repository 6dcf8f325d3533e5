import { count } from '../fields.ts';
import { kindSchema } from '../kind.ts';
import { lastingKind } from '../lastingKind.ts';

/** Used after a Hunt tile is drawn: the damage is lower. R 10.6 */
export const reduce = lastingKind({
  schema: kindSchema('reduce', { by: count }),
  moment: 'hunt-tile',
  describe: ({ by }, t) => t('lasting.reduce', { by }),
  standing: ({ by }) => ({ amount: by }),
});
