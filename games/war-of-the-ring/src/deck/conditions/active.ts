import { NATIONS } from '../../content/index.ts';
import { nation } from '../../content/record.ts';
import { conditionKind } from '../conditionKind.ts';
import { kindSchema } from '../kind.ts';

/** This Nation is active. */
export const active = conditionKind({
  schema: kindSchema('active', { nation }),
  describe: ({ nation }, t) => t('condition.active', { nation: t.nation(nation), many: t.areMany([nation]) }),
  holds: (state, { nation }) => state.active[NATIONS.indexOf(nation)]!,
});
