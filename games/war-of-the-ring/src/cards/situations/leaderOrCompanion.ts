import { kindSchema } from '../kind.ts';
import { situationKind } from '../situationKind.ts';

/** A Leader or a Companion of the Free Peoples fights. */
export const leaderOrCompanion = situationKind({
  schema: kindSchema('leader-or-companion', {}),
  describe: (_, tell) => tell.say('situation.leader-or-companion'),
});
