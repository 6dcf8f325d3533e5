import { nation } from '../../content/record.ts';
import { conditionKind } from '../conditionKind.ts';
import { kindSchema } from '../kind.ts';

/** The enemies of a Nation control one of its Strongholds. */
export const conquered = conditionKind({
  schema: kindSchema('conquered', { nation }),
  describe: ({ nation }, tell) => tell.say('condition.conquered', { nation: tell.ofNation(nation) }),
});
