import * as z from 'zod';
import { ability, common, slug } from '../facts/fields.ts';
import type { ValueField } from '../facts/formulas.ts';
import { SpellFilter } from '../uses/spellFilter.ts';
import { RAISED_ROLLS, REFRESHES, SPELL_COUNTS, SPELL_MODES } from '../vocabulary/vocabulary.ts';

/** Bonus of a feature to the dice of spells, and the spells it applies to. */
const raisedRolls = (value: ValueField) =>
  z.strictObject({
    on: z.enum(RAISED_ROLLS),
    plus: value.optional().describe('A number on top'),
    castLevel: z.boolean().optional().describe('The level at which the spell is cast comes on top'),
    once: z.boolean().optional().describe('Only on the first throw of a casting, not on each'),
    full: z.boolean().optional().describe('Dice are not thrown: each counts as its highest number'),
    halfOnSave: z.boolean().optional().describe('A save that succeeds leaves half, where it would leave nothing'),
    of: SpellFilter.optional().describe('Which spells; all unless said'),
  });

/** Kinds 22 to 28: resources and spellcasting. SPEC 7, 10 */
export const magicKinds = (value: ValueField) =>
  [
    z.strictObject({
      kind: z.literal('resource'),
      ...common,
      resourceId: slug,
      name: z.string().max(80).optional(),
      max: z.union([z.literal('unlimited'), value]),
      refresh: z.enum(REFRESHES),
      die: value.optional().describe('Sides of the die that a use is'),
      dice: value.optional().describe('How many dice, where a use is several'),
      pool: z.boolean().optional().describe('Points, not uses'),
    }),
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
    z.strictObject({ kind: z.literal('spellcastingAbility'), ...common, entry: slug, ability }),
    z.strictObject({ kind: z.literal('spellCount'), ...common, entry: slug, count: z.enum(SPELL_COUNTS), value }),
    z.strictObject({
      kind: z.literal('spellSlots'),
      ...common,
      slots: z.record(z.string().regex(/^[1-9]$/), z.int()),
    }),
    z.strictObject({
      kind: z.literal('spellBonus'),
      ...common,
      entry: slug.optional(),
      dc: value.optional(),
      attack: value.optional(),
      rolls: raisedRolls(value).optional().describe('What rises in the dice that a spell rolls'),
    }),
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
    }),
  ] as const;
