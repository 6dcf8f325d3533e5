import * as z from 'zod';
import { ability, common } from '../../facts/fields.ts';
import { defineKind, noReferences } from '../kind.ts';
import { abilityList } from '../targets.ts';

export const abilityScoreIncrease = defineKind({
  schema: (value) =>
    z.strictObject({
      kind: z.literal('abilityScoreIncrease'),
      ...common,
      ability,
      value,
      cap: z.int().min(1).max(30).optional().describe('20, or the raised cap, unless said otherwise'),
      afterSet: z.boolean().optional().describe('Comes on top of a score that an item has set'),
    }),
  targets: ({ ability: raised }) => abilityList([raised]).map((each) => `abilities.${each}`),
  references: noReferences,
  values: ['value'],
  change({ ability: raised, cap }, { target, number }) {
    const value = target === `abilities.${raised}` ? number('value') : undefined;
    return value === undefined ? undefined : { priority: 'additive', value, cap };
  },
});
