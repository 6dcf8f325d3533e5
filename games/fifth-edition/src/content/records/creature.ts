import { RecordId } from '@tessera/rules';
import * as z from 'zod';
import { COMPANION_KINDS } from '../../record/record.ts';
import { ABILITIES, MOVEMENTS, SENSES, SIZES } from '../../vocabulary/vocabulary.ts';

const CREATURE_TYPES = [
  'aberration',
  'beast',
  'celestial',
  'construct',
  'dragon',
  'elemental',
  'fey',
  'fiend',
  'giant',
  'humanoid',
  'monstrosity',
  'ooze',
  'plant',
  'undead',
] as const;

/** Cost of an action of a stat block. */
const CREATURE_COSTS = ['action', 'bonus', 'reaction', 'legendary'] as const;

const slug = z.string().min(1).max(100);
const id = RecordId.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
const name = z.string().min(1).max(80);
const ability = z.enum(ABILITIES);
const bonus = z.int().min(-10).max(50);
const bonuses = z.partialRecord(ability, bonus);
const dice = z.string().regex(/^\d+(?:d\d+)?(?:[+-]\d+)?$/);

/** A number of the stat block, or one that grows with the slot of the spell that calls the creature. */
const Scaled = z.union([
  z.int(),
  z.strictObject({
    base: z.int(),
    perSlot: z.int(),
    above: z.int().optional().describe('Only the levels above this one count'),
  }),
]);
/** The number of the stat block, or that of the caster who calls the creature. */
const OfCaster = z.union([bonus, z.literal('caster')]);

const uses = {
  uses: z.strictObject({ max: z.int().min(1), per: z.enum(['day', 'rest', 'longRest']) }).optional(),
  recharge: z.int().min(2).max(6).optional().describe('The lowest number of a d6 that brings it back'),
};
const save = z
  .strictObject({ ability, dc: OfCaster, half: z.boolean().optional().describe('A success leaves half the damage') })
  .optional();

const CreatureAttack = z.strictObject({
  id,
  name,
  toHit: OfCaster,
  dice: z.string().regex(/^\d+(?:d\d+)?$/),
  bonus: z.int(),
  perSlot: z.boolean().optional().describe('The level of the slot is added to the damage'),
  damageType: slug,
  reach: z.string().max(40),
  extra: z.array(z.strictObject({ dice, type: slug })).optional(),
  note: z.string().max(200).optional(),
});

const CreatureAction = z.strictObject({
  id,
  name,
  cost: z.enum(CREATURE_COSTS),
  points: z.int().min(2).max(3).optional().describe('How many legendary actions it takes'),
  summary: z.string().max(400).optional(),
  save,
  damage: z.array(z.strictObject({ dice, type: slug.optional() })).optional(),
  area: z.string().max(40).optional(),
  conditions: z.array(slug).optional(),
  ...uses,
});

const CreatureTrait = z.strictObject({ id, name, summary: z.string().max(400).optional(), save, ...uses });

/** A stat block: a creature that stands beside a character, or against it. */
export const CreatureRecord = z.strictObject({
  id,
  name,
  type: z.enum(CREATURE_TYPES),
  subtype: z.string().max(80).optional(),
  size: z.enum(SIZES),
  alignment: z.string().max(80).optional(),
  challenge: z.number().min(0).max(30).optional().describe('Absent: its proficiency bonus is that of its caster'),
  xp: z.int().min(0).optional(),
  abilities: z.record(ability, z.int().min(1).max(30)),
  ac: Scaled,
  hitPoints: Scaled,
  hitDice: z.string().max(20).optional(),
  speed: z.partialRecord(z.enum(MOVEMENTS), z.int().min(0)),
  hover: z.boolean().optional(),
  senses: z.partialRecord(z.enum(SENSES), z.int().min(0)).optional(),
  initiative: bonus.optional().describe('Its dexterity modifier unless said otherwise'),
  skills: z.record(slug, bonus).optional(),
  saves: bonuses.optional(),
  languages: z.string().max(200).optional(),
  resistances: z.array(slug).optional(),
  immunities: z.array(slug).optional(),
  vulnerabilities: z.array(slug).optional(),
  conditionImmunities: z.array(slug).optional(),
  defenseNotes: z.array(z.string().max(200)).optional(),
  attacks: z.array(CreatureAttack).optional(),
  actions: z.array(CreatureAction).optional(),
  traits: z.array(CreatureTrait).optional(),
  spellcasting: z
    .strictObject({
      ability,
      dc: z.int().optional(),
      toHit: z.int().optional(),
      slots: z.record(z.string().regex(/^[1-9]$/), z.int().min(1)).optional(),
      spells: z.array(z.strictObject({ name, uses: z.int().min(1).optional() })),
    })
    .optional(),
});
export type CreatureRecord = z.output<typeof CreatureRecord>;

/** Creatures that a spell calls: their kinds, number and end. */
export const CallRecord = z.strictObject({
  id: id.describe('The spell'),
  kind: z.enum(COMPANION_KINDS),
  creatures: z.array(slug).optional().describe('By name; without them, types and challenge decide'),
  types: z.array(z.enum(CREATURE_TYPES)).optional(),
  most: z
    .strictObject({ challenge: z.number(), perSlot: z.number().optional(), above: z.int().optional() })
    .optional()
    .describe('The highest challenge rating'),
  also: z
    .array(z.strictObject({ feature: slug, creatures: z.array(slug).min(1) }))
    .optional()
    .describe('More of them for a caster with a feature'),
  becomes: z.array(z.enum(CREATURE_TYPES)).optional().describe('The type that they take on, as the caster chooses'),
  peaceful: z
    .strictObject({ unless: slug.optional().describe('A feature of the caster that lets them attack') })
    .optional()
    .describe('They cannot attack'),
  groups: z
    .array(z.strictObject({ challenge: z.number(), count: z.int().min(1) }))
    .optional()
    .describe('How many of which challenge rating; without them, one'),
  leavesAfter: z
    .strictObject({ resource: slug, becomes: z.enum(CREATURE_TYPES).optional() })
    .optional()
    .describe('Called with this resource, they leave with a long rest'),
});
export type CallRecord = z.output<typeof CallRecord>;

const file = { $schema: z.string() };
export const CreatureFile = z.strictObject({
  ...file,
  kind: z.literal('creature'),
  records: z.array(CreatureRecord).min(1),
});
export const CallFile = z.strictObject({ ...file, kind: z.literal('call'), records: z.array(CallRecord).min(1) });
