import * as z from 'zod';
import { ability, common, dice, requiredPriority, slug } from '../facts/fields.ts';
import type { ValueField } from '../facts/formulas.ts';
import { ABILITIES, MOVEMENTS, SENSES, SIZES } from '../vocabulary/vocabulary.ts';

/**
 * Parts that a form may replace. `proficiencies` drops those of the character, which otherwise count beside the form's.
 */
const FORM_PARTS = [
  ...ABILITIES,
  'ac',
  'speed',
  'size',
  'senses',
  'hitPoints',
  'temporaryHitPoints',
  'attacks',
  'skills',
  'saves',
  'proficiencies',
  'traits',
] as const;

/** Kinds 11 to 15, 17 to 21, 35 and 45: scores, armor class, movement, senses, size, hit points, defenses. SPEC 7 */
export const bodyKinds = (value: ValueField) =>
  [
    z.strictObject({
      kind: z.literal('abilityScoreIncrease'),
      ...common,
      ability,
      value,
      cap: z.int().min(1).max(30).optional().describe('20, or the raised cap, unless said otherwise'),
      afterSet: z.boolean().optional().describe('Comes on top of a score that an item has set'),
    }),
    z.strictObject({ kind: z.literal('abilityScoreSet'), ...common, ability, value, lower: z.boolean().optional() }),
    z.strictObject({ kind: z.literal('abilityScoreCap'), ...common, ability, value }),
    z.strictObject({ kind: z.literal('proficiencyBonus'), ...common, value }),
    z.strictObject({
      kind: z.literal('armorClass'),
      ...common,
      priority: requiredPriority,
      value: value.optional(),
      min: value.optional(),
      max: value.optional(),
      lock: z.boolean().optional(),
    }),
    z.strictObject({
      kind: z.literal('speed'),
      ...common,
      movementType: z.enum([...MOVEMENTS, 'all']).describe('"all" changes every mode that there is, and gives none'),
      priority: requiredPriority,
      value: value.optional(),
      min: value.optional(),
      max: value.optional(),
      equalTo: z.literal('walk').optional(),
      hover: z.boolean().optional(),
      lock: z.boolean().optional(),
    }),
    z.strictObject({
      kind: z.literal('sense'),
      ...common,
      senseType: z.enum(SENSES),
      range: value,
      addIfPresent: value.optional().describe('Added to a range that is there already'),
    }),
    z.strictObject({
      kind: z.literal('size'),
      ...common,
      size: z.union([z.enum(SIZES), z.literal('@choice')]).optional(),
      step: z.int().min(-3).max(3).optional(),
    }),
    z.strictObject({
      kind: z.literal('hitPointMax'),
      ...common,
      priority: z.enum(['additive', 'multiplicative', 'clamp', 'override']).optional(),
      value: value.optional(),
      max: value.optional(),
      dice: dice.optional(),
    }),
    z.strictObject({
      kind: z.literal('temporaryHitPoints'),
      ...common,
      value: value.optional(),
      dice: dice.optional(),
    }),
    z.strictObject({
      kind: z.literal('damageModifier'),
      ...common,
      mode: z.enum(['resistance', 'immunity', 'vulnerability']),
      types: z.array(slug).min(1),
    }),
    z.strictObject({
      kind: z.literal('formOverlay'),
      ...common,
      form: slug,
      replace: z.array(z.enum(FORM_PARTS)).min(1),
      keep: z.array(z.enum(FORM_PARTS)).optional(),
    }),
  ] as const;
