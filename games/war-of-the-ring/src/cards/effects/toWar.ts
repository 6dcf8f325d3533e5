import { NATIONS } from '../../content/index.ts';
import { nation } from '../../content/record.ts';
import { isAtWar } from '../../freeRegion.ts';
import { goToWar } from '../../politics.ts';
import { effectKind } from '../effectKind.ts';
import { kindSchema } from '../kind.ts';

/** A Nation becomes active and is At War. */
export const toWar = effectKind({
  schema: kindSchema('to-war', { nation }),
  describe: ({ nation }, tell) =>
    tell.say('effect.to-war', { nation: tell.nation(nation), many: tell.areMany([nation]) }),
  can: (state, { nation }) => !isAtWar(state, NATIONS.indexOf(nation)),
  run(state, { nation }, _play, ctx) {
    goToWar(state, NATIONS.indexOf(nation), 'card', ctx);
    return undefined;
  },
});
