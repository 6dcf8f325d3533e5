import { battleOf } from '../../battle/battleRecord.ts';
import { kindSchema } from '../../deck/kind.ts';
import { situationKind } from '../situationKind.ts';

/** The defender is inside a Stronghold. */
export const siege = situationKind({
  schema: kindSchema('siege', {}),
  describe: (_, t) => t('situation.siege'),
  holds: (state) => battleOf(state).kind === 'siege',
});
