import * as z from 'zod';
import { common, slug } from '../../facts/fields.ts';
import type { ValueField } from '../../facts/formulas.ts';
import { SpellFilter } from '../../uses/spellFilter.ts';
import { RAISED_ROLLS } from '../../vocabulary/vocabulary.ts';
import { defineKind } from '../kind.ts';

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

export const spellBonus = defineKind({
  schema: (value) =>
    z.strictObject({
      kind: z.literal('spellBonus'),
      ...common,
      entry: slug.optional(),
      dc: value.optional(),
      attack: value.optional(),
      rolls: raisedRolls(value).optional().describe('What rises in the dice that a spell rolls'),
    }),
  targets: () => ['spellcasting'],
  references: ({ rolls }, check) => check.records('spell', rolls?.of?.spells, 'rolls', 'of', 'spells'),
  values: ['dc', 'attack'],
  nestedValues: ({ rolls }) => ({ plus: rolls?.plus }),
});
