import { nazgulLeadershipOf } from '../../battle/battleRecord.ts';
import { count } from '../../deck/fields.ts';
import { kindSchema } from '../../deck/kind.ts';
import { situationKind } from '../situationKind.ts';

/** The Nazgûl in the battle, including the Witch-king, have at least this much Leadership. R 9.4.5 */
export const nazgulLeadership = situationKind({
  schema: kindSchema('nazgul-leadership', { least: count }),
  describe: ({ least }, t) => t('situation.nazgul-leadership', { least }),
  holds: (state, { least }) => nazgulLeadershipOf(state) >= least,
});
