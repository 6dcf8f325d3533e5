import * as z from 'zod';
import { common } from '../../facts/fields.ts';
import { defineKind, noReferences } from '../kind.ts';
import { rollTarget } from '../rollTarget.ts';
import { rollTargets } from '../targets.ts';

export const rollFloor = defineKind({
  schema: (value) =>
    z.strictObject({
      kind: z.literal('rollFloor'),
      ...common,
      target: rollTarget.describe('"skills.proficient" is every skill the character is proficient in'),
      die: z.int().min(2).max(20).optional().describe('A lower d20 counts as this'),
      total: value.optional().describe('A lower result counts as this'),
    }),
  targets: ({ target }, names) => rollTargets(target, names),
  references: noReferences,
  values: ['total'],
  floor: ({ die, target }) => ({ die, isForProficient: target.endsWith('.proficient') }),
});
