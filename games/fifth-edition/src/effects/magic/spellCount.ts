import * as z from 'zod';
import { common, slug } from '../../facts/fields.ts';
import { SPELL_COUNTS } from '../../vocabulary/vocabulary.ts';
import { defineKind, noReferences } from '../kind.ts';

export const spellCount = defineKind({
  schema: (value) =>
    z.strictObject({ kind: z.literal('spellCount'), ...common, entry: slug, count: z.enum(SPELL_COUNTS), value }),
  targets: () => ['spellcasting'],
  references: noReferences,
  values: ['value'],
});
