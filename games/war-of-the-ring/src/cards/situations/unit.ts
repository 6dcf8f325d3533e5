import { nation } from '../../content/record.ts';
import { kindSchema } from '../kind.ts';
import { situationKind } from '../situationKind.ts';

/** A unit of this Nation fights. */
export const unit = situationKind({
  schema: kindSchema('unit', { nation }),
  describe: ({ nation }, tell) => tell.say('situation.unit', { nation: tell.ofNation(nation) }),
});
