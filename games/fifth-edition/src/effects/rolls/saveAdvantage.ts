import * as z from 'zod';
import { abilities, common } from '../../facts/fields.ts';
import { defineKind, noReferences } from '../kind.ts';
import { saveTargets } from '../targets.ts';

export const saveAdvantage = defineKind({
  schema: () => z.strictObject({ kind: z.literal('saveAdvantage'), ...common, abilities }),
  targets: ({ abilities: raised }) => saveTargets(raised),
  references: noReferences,
  values: [],
  mode: () => 'advantage',
});
