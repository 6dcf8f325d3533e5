import { NATIONS } from '../../content/index.ts';
import { isAtWar } from '../../map/freeRegion.ts';
import { conditionKind } from '../conditionKind.ts';
import { nations } from '../fields.ts';
import { kindSchema } from '../kind.ts';

/** All of these Nations are At War. */
export const atWar = conditionKind({
  schema: kindSchema('at-war', { nations }),
  describe: ({ nations }, t) =>
    t('condition.at-war', { nations: t.all(nations.map(t.nation)), many: t.areMany(nations) }),
  holds: (state, { nations }) => nations.every((nation) => isAtWar(state, NATIONS.indexOf(nation))),
});
