import { NATIONS } from '../../content/index.ts';
import { isAtWar } from '../../map/freeRegion.ts';
import { conditionKind } from '../conditionKind.ts';
import { nations } from '../fields.ts';
import { kindSchema } from '../kind.ts';

/** All of these Nations are At War. */
export const atWar = conditionKind({
  schema: kindSchema('at-war', { nations }),
  describe: ({ nations }, tell) =>
    tell.say('condition.at-war', { nations: tell.all(nations.map(tell.nation)), many: tell.areMany(nations) }),
  holds: (state, { nations }) => nations.every((nation) => isAtWar(state, NATIONS.indexOf(nation))),
});
