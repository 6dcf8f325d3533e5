import { NATIONS } from '../../../content/index.ts';
import { nations } from '../../../deck/fields.ts';
import { kindSchema } from '../../../deck/kind.ts';
import { advance as advanceNation, canAdvance } from '../../../politics/politics.ts';
import { effectKind } from '../../effectKind.ts';

/** Nations advance one step each on the Political Track. R 9.9.4 */
export const advance = effectKind({
  schema: kindSchema('advance', { nations }),
  describe: ({ nations }, t) =>
    t('effect.advance', { nations: t.all(nations.map(t.nation)), many: t.areMany(nations) }),
  can: (state, { nations }) => nations.some((nation) => canAdvance(state, NATIONS.indexOf(nation))),
  run(state, { nations }, _play, ctx) {
    for (const nation of nations) advanceNation(state, NATIONS.indexOf(nation), 'card', ctx);
    return undefined;
  },
});
