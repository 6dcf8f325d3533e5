import * as z from 'zod';
import { ability, common } from '../../facts/fields.ts';
import { defineKind, noReferences } from '../kind.ts';
import { abilityList } from '../targets.ts';

export const abilityScoreSet = defineKind({
  schema: (value) =>
    z.strictObject({ kind: z.literal('abilityScoreSet'), ...common, ability, value, lower: z.boolean().optional() }),
  targets: ({ ability: raised }) => abilityList([raised]).map((each) => `abilities.${each}`),
  references: noReferences,
  values: ['value'],
  change({ ability: set, lower }, { target, number }) {
    const value = target === `abilities.${set}` ? number('value') : undefined;
    if (value === undefined) return undefined;
    return lower ? { priority: 'override', value } : { priority: 'clamp', min: value };
  },
});
