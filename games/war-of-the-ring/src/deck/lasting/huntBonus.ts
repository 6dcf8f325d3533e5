import { count } from '../fields.ts';
import { kindSchema } from '../kind.ts';
import { lastingKind } from '../lastingKind.ts';

/** Used before a Hunt roll: every die of it, re-rolls too, counts more. A natural 1 still fails. R 10.5 */
export const huntBonus = lastingKind({
  schema: kindSchema('hunt-bonus', { bonus: count }),
  moment: 'hunt-roll',
  describe: ({ bonus }, t) => t('lasting.hunt-bonus', { bonus }),
  standing: ({ bonus }) => ({ amount: bonus }),
});
