import { nazgulLeadershipOf } from '../../battleRecord.ts';
import { count } from '../fields.ts';
import { kindSchema } from '../kind.ts';
import { situationKind } from '../situationKind.ts';

/** The Nazgûl in the battle have so much Leadership, the Witch-king's counted in. R 9.4.5 */
export const nazgulLeadership = situationKind({
  schema: kindSchema('nazgul-leadership', { least: count }),
  describe: ({ least }, tell) => tell.say('situation.nazgul-leadership', { least }),
  holds: (state, { least }) => nazgulLeadershipOf(state) >= least,
});
