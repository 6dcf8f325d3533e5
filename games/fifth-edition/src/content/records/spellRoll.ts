import * as z from 'zod';
import { dice, slug } from '../../facts/fields.ts';
import { wrong } from '../../vocabulary/contentMessage.ts';
import { ABILITIES } from '../../vocabulary/vocabulary.ts';

/** Use of a rolled number: damage, healing, temporary hit points, or a number to report (how many sleep, which ray). */
export const ROLL_KINDS = ['damage', 'heal', 'temp', 'other'] as const;

/** Damage that remains after a successful save. */
export const SAVE_SUCCESSES = ['half', 'none'] as const;

const times = z.int().min(1).max(12);

/** A roll of a spell: dice at the spell's base level, and their growth. */
export const SpellRoll = z
  .strictObject({
    kind: z.enum(ROLL_KINDS),
    dice: dice.optional(),
    plus: z.int().optional().describe('A number on top, or all of it without dice'),
    modifier: z.boolean().optional().describe('The modifier of the spellcasting ability comes on top'),
    castLevel: z.boolean().optional().describe('The level at which it is cast comes on top'),
    types: z.array(slug).min(1).optional().describe('Kinds of damage; of several it is one, which the caster chooses'),
    times: times.optional().describe('Rolled so often, each on its own: darts, rays, beams'),
    attack: z.boolean().optional().describe('It needs a spell attack that hits'),
    save: z
      .strictObject({ ability: z.enum(ABILITIES), success: z.enum(SAVE_SUCCESSES) })
      .optional()
      .describe('The ability that others save with, and the share of damage after a success'),
    later: z.boolean().optional().describe('Not when it is cast but when something happens while it lasts'),
    scales: z.enum(['dice', 'times']).optional().describe('Grows with the character at levels 5, 11 and 17'),
    levels: z
      .record(z.string().regex(/^(?:[1-9]|1\d|20)$/), dice)
      .optional()
      .describe('Other dice from these levels of the character on'),
    higher: z
      .strictObject({
        dice: dice.optional(),
        plus: z.int().optional(),
        times: times.optional(),
        every: z.int().min(1).max(4).optional().describe('Only every so many levels; each one unless said'),
      })
      .optional()
      .describe('The addition per level of the slot above that of the spell'),
  })
  .refine(
    ({ dice, plus, modifier, levels, attack }) =>
      dice !== undefined || plus !== undefined || modifier === true || levels !== undefined || attack === true,
    wrong('die-or-number'),
  );
export type SpellRoll = z.output<typeof SpellRoll>;
