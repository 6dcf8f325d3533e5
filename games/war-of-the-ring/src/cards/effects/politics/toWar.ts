import { NATIONS } from '../../../content/index.ts';
import { nation } from '../../../content/record.ts';
import { kindSchema } from '../../../deck/kind.ts';
import { isAtWar } from '../../../map/freeRegion.ts';
import { goToWar } from '../../../politics/politics.ts';
import { effectKind } from '../../effectKind.ts';

/** A Nation becomes active and is At War. */
export const toWar = effectKind({
  schema: kindSchema('to-war', { nation }),
  describe: ({ nation }, t) => t('effect.to-war', { nation: t.nation(nation), many: t.areMany([nation]) }),
  can: (state, { nation }) => !isAtWar(state, NATIONS.indexOf(nation)),
  run(state, { nation }, _play, ctx) {
    goToWar(state, NATIONS.indexOf(nation), 'card', ctx);
    return undefined;
  },
});
