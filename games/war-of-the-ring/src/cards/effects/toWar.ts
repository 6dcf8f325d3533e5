import { nation } from '../../content/record.ts';
import { effectKind } from '../effectKind.ts';
import { kindSchema } from '../kind.ts';

/** A Nation becomes active and is At War. */
export const toWar = effectKind({
  schema: kindSchema('to-war', { nation }),
  describe: ({ nation }, tell) =>
    tell.say('effect.to-war', { nation: tell.nation(nation), many: tell.areMany([nation]) }),
});
