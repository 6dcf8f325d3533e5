import * as z from 'zod';
import { abilities, common, dice } from '../../facts/fields.ts';
import { defineKind, noReferences } from '../kind.ts';
import { abilityList, checkTargets } from '../targets.ts';

export const checkBonus = defineKind({
  schema: (value) =>
    z.strictObject({
      kind: z.literal('checkBonus'),
      ...common,
      abilities: abilities.optional(),
      value: value.optional(),
      dice: dice.optional(),
    }),
  targets: ({ abilities: raised = 'all' }, names) => checkTargets(abilityList(raised), names),
  references: noReferences,
  values: ['value'],
});
