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
});
