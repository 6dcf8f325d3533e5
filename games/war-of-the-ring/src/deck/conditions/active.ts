import { NATIONS } from '../../content/index.ts';
import { nation } from '../../content/record.ts';
import { conditionKind } from '../conditionKind.ts';
import { kindSchema } from '../kind.ts';

/** This Nation is active. */
export const active = conditionKind({
  schema: kindSchema('active', { nation }),
  describe: ({ nation }, tell) =>
    tell.say('condition.active', { nation: tell.nation(nation), many: tell.areMany([nation]) }),
  holds: (state, { nation }) => state.active[NATIONS.indexOf(nation)]!,
});
