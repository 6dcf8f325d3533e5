import * as z from 'zod';
import { abilities, common, dice } from '../../facts/fields.ts';
import { defineKind, noReferences } from '../kind.ts';
import { saveTargets } from '../targets.ts';

export const saveBonus = defineKind({
  schema: (value) =>
    z.strictObject({
      kind: z.literal('saveBonus'),
      ...common,
      abilities,
      value: value.optional(),
      dice: dice.optional(),
    }),
  targets: ({ abilities: raised }) => saveTargets(raised),
  references: noReferences,
  values: ['value'],
});
