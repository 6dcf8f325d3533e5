import * as z from 'zod';
import { ability, common, slug } from '../../facts/fields.ts';
import { defineKind, noReferences } from '../kind.ts';

export const spellcastingAbility = defineKind({
  schema: () => z.strictObject({ kind: z.literal('spellcastingAbility'), ...common, entry: slug, ability }),
  targets: () => ['spellcasting'],
  references: noReferences,
  values: [],
});
