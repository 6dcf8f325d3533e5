import * as z from 'zod';
import { ability, common, slug } from '../../facts/fields.ts';
import { REFRESHES, SPELL_MODES } from '../../vocabulary/vocabulary.ts';
import { defineKind } from '../kind.ts';

export const grantSpell = defineKind({
  schema: (value) =>
    z.strictObject({
      kind: z.literal('grantSpell'),
      ...common,
      spell: slug,
      mode: z.enum(SPELL_MODES),
      entry: slug.optional(),
      ability: ability.optional(),
      freeCasts: z
        .strictObject({
          count: value,
          refresh: z.enum(REFRESHES),
          slot: z.literal('pact').optional().describe('Each of these casts takes a pact slot'),
        })
        .optional(),
      usesSlots: z.boolean().optional().describe('Whether slots cast it; without this an innate spell takes none'),
      atLevel: z.int().min(1).max(20).optional().describe('Character level'),
      castAt: z.int().min(0).max(9).optional(),
      dc: z.int().min(1).max(30).optional().describe('Save DC of an item, whoever casts it'),
    }),
  targets: () => ['spells'],
  references: ({ spell }, check) => check.record('spell', spell, 'spell'),
  values: [],
  nestedValues: ({ freeCasts }) => ({ freeCasts: freeCasts?.count }),
});
