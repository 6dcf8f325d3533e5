import * as z from 'zod';
import { ability, common } from '../../facts/fields.ts';
import { defineKind, noReferences } from '../kind.ts';
import { abilityList } from '../targets.ts';

export const abilityScoreCap = defineKind({
  schema: (value) => z.strictObject({ kind: z.literal('abilityScoreCap'), ...common, ability, value }),
  targets: ({ ability: raised }) => abilityList([raised]).map((each) => `abilities.${each}`),
  references: noReferences,
  values: ['value'],
  // Raises the limit of increases, which `abilityScore` reads.
  change: () => undefined,
});
