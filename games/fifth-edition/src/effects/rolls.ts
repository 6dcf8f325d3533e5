import * as z from 'zod';
import { abilities, common, dice, slug } from '../facts/fields.ts';
import type { ValueField } from '../facts/formulas.ts';
import { WeaponFilter } from '../facts/weaponFilter.ts';
import { wrong } from '../vocabulary/contentMessage.ts';
import { ROLL_MODES } from '../vocabulary/vocabulary.ts';

const rollTarget = z
  .string()
  .regex(
    /^(?:saves|skills|checks|attacks|initiative|deathSaves|spellcasting|spellAttacks)(?:\.[\w-]+|\.@choice(?:\.[\w-]+)?)?$/,
    wrong('expected-roll'),
  );

/** Kinds 5 to 10 and 16: bonuses to rolls, and roll modes. SPEC 7 */
export const rollKinds = (value: ValueField) =>
  [
    z.strictObject({
      kind: z.literal('skillBonus'),
      ...common,
      skill: z.union([slug, z.array(slug).min(1)]),
      value: value.optional(),
      dice: dice.optional(),
    }),
    z.strictObject({
      kind: z.literal('checkBonus'),
      ...common,
      abilities: abilities.optional(),
      value: value.optional(),
      dice: dice.optional(),
    }),
    z.strictObject({
      kind: z.literal('saveBonus'),
      ...common,
      abilities,
      value: value.optional(),
      dice: dice.optional(),
    }),
    z.strictObject({ kind: z.literal('saveAdvantage'), ...common, abilities }),
    z.strictObject({
      kind: z.literal('rollMode'),
      ...common,
      target: z.union([rollTarget, z.array(rollTarget).min(1)]),
      mode: z.enum(ROLL_MODES),
      filter: WeaponFilter.optional().describe('For attacks: which ones'),
    }),
    z.strictObject({
      kind: z.literal('rollFloor'),
      ...common,
      target: rollTarget.describe('"skills.proficient" is every skill the character is proficient in'),
      die: z.int().min(2).max(20).optional().describe('A lower d20 counts as this'),
      total: value.optional().describe('A lower result counts as this'),
    }),
    z.strictObject({
      kind: z.literal('initiativeBonus'),
      ...common,
      value: value.optional(),
      dice: dice.optional(),
    }),
  ] as const;
