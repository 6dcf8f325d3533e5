import * as z from 'zod';
import { ability, common, slug } from '../../facts/fields.ts';
import { defineKind } from '../kind.ts';

export const spellcasting = defineKind({
  schema: (value) =>
    z.strictObject({
      kind: z.literal('spellcasting'),
      ...common,
      entry: slug.optional().describe("The class's name unless said otherwise"),
      class: slug.optional(),
      ability,
      progression: slug.describe('A progression of the content: full, half, pact, none, ...'),
      preparation: z.enum(['known', 'prepared', 'spellbook', 'table', 'none']),
      lists: z.array(slug),
      noCantrips: z.boolean().optional().describe('These lists are for spells of level 1 and higher only'),
      counts: z
        .strictObject({
          cantrips: value.optional(),
          known: value.optional(),
          prepared: value.optional(),
          spellbook: value.optional(),
        })
        .optional(),
      ritual: z.enum(['none', 'prepared', 'spellbook', 'known']).optional(),
      focus: z.string().optional(),
    }),
  targets: () => ['spellcasting'],
  references: (effect, check) => {
    check.record('progression', effect.progression, 'progression');
    check.record('class', effect.class, 'class');
    check.spellLists(effect.lists, 'lists');
  },
  values: [],
  nestedValues: ({ counts = {} }) => counts,
});
