import * as z from 'zod';
import { ability, common, dice, slug } from '../facts/fields.ts';
import type { ValueField } from '../facts/formulas.ts';
import { WeaponFilter } from '../facts/weaponFilter.ts';
import { ActivationRecord } from '../uses/activation.ts';
import { wrong } from '../vocabulary/contentMessage.ts';

const selector = z
  .strictObject({
    sourceId: z.string().optional().describe('"item:ring-of-protection", or "item:" for every item'),
    effectId: z.string().optional(),
    tag: z.string().optional(),
    kind: z.string().optional(),
    target: z.string().optional(),
    self: z.boolean().optional().describe('Only effects of the same carried item'),
  })
  .refine((select) => Object.keys(select).length > 0, wrong('select-something'));

/** Kinds 29 to 34, 36 to 44 and 46: features, conditions, attacks, equipment, suppression, notes. SPEC 7 */
export const playKinds = (value: ValueField) =>
  [
    z.strictObject({
      kind: z.literal('grantFeature'),
      ...common,
      featureId: slug,
      name: z.string().min(1).max(80),
      summary: z.string().max(600).optional(),
      activation: ActivationRecord.optional(),
    }),
    z.strictObject({
      kind: z.literal('grantFeat'),
      ...common,
      featSlug: slug,
      answers: z.record(slug, z.string()).optional().describe("Answers to the feat's questions that are given with it"),
    }),
    z.strictObject({ kind: z.literal('tag'), ...common, tags: z.array(slug).min(1) }),
    z.strictObject({
      kind: z.literal('equipmentRestriction'),
      ...common,
      restrictionType: z.enum(['cannotWear', 'cannotWield', 'requiresAttunement', 'requiresStrength', 'requiresClass']),
      itemTags: z.array(slug).min(1).describe('"self" is the item this stands in'),
      value: z.union([z.number(), slug]).optional().describe('The score or the class that is required'),
      text: z.string().max(200).optional(),
      soft: z.boolean().optional().describe('Frowned upon, not forbidden: flagged, and it works all the same'),
    }),
    z.strictObject({
      kind: z.literal('condition'),
      ...common,
      condition: slug,
      level: value.optional(),
      stays: z.boolean().optional().describe('Stays when what brought it about ends'),
    }),
    z.strictObject({ kind: z.literal('conditionImmunity'), ...common, conditions: z.array(slug).min(1) }),
    z.strictObject({
      kind: z.literal('attackBonus'),
      ...common,
      filter: WeaponFilter.optional(),
      value: value.optional(),
      dice: dice.optional(),
    }),
    z.strictObject({
      kind: z.literal('damageBonus'),
      ...common,
      filter: WeaponFilter.optional(),
      value: value.optional(),
      dice: dice.optional(),
      damageType: slug.optional(),
      abilityModifier: z.boolean().optional().describe("Adds the modifier of the attack's own ability"),
    }),
    z.strictObject({ kind: z.literal('attackAbility'), ...common, filter: WeaponFilter.optional(), ability }),
    z.strictObject({
      kind: z.literal('weaponDie'),
      ...common,
      filter: WeaponFilter.optional(),
      die: value.describe('Sides'),
      count: value.optional().describe('How many, one unless said otherwise'),
    }),
    z.strictObject({ kind: z.literal('extraAttack'), ...common, total: value }),
    z.strictObject({
      kind: z.literal('criticalRange'),
      ...common,
      value: z.int().min(2).max(20),
      filter: WeaponFilter.optional(),
    }),
    z.strictObject({
      kind: z.literal('attunementSlots'),
      ...common,
      value: value.optional(),
      anyone: z
        .boolean()
        .optional()
        .describe('Requirements of class, species, level and spellcasting no longer bar magic items'),
    }),
    z.strictObject({ kind: z.literal('suppress'), ...common, select: selector }),
    z.strictObject({
      kind: z.literal('note'),
      ...common,
      target: z.string().min(1).max(80),
      text: z.string().min(1).max(300),
    }),
  ] as const;
