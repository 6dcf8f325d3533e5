import { NATIONS } from '../../../content/index.ts';
import { nations } from '../../../deck/fields.ts';
import { kindSchema } from '../../../deck/kind.ts';
import { activate as activateNation } from '../../../politics/politics.ts';
import { effectKind } from '../../effectKind.ts';

/** Nations become active. R 9.9.3 */
export const activate = effectKind({
  schema: kindSchema('activate', { nations }),
  describe: ({ nations }, t) =>
    t('effect.activate', { nations: t.all(nations.map(t.nation)), many: t.areMany(nations) }),
  can: ({ active }, { nations }) => nations.some((nation) => !active[NATIONS.indexOf(nation)]),
  run(state, { nations }, _play, ctx) {
    for (const nation of nations) activateNation(state, NATIONS.indexOf(nation), 'card', ctx);
    return undefined;
  },
});
