import { RecordId } from '@tessera/rules';
import * as z from 'zod';
import { Effect, SpellEffect } from '../../effects/effect.ts';
import { predicate, slug } from '../../facts/fields.ts';
import { ActivationRecord } from '../../uses/activation.ts';
import { wrong } from '../../vocabulary/contentMessage.ts';
import { Duration } from '../../vocabulary/duration.ts';
import { ABILITIES, EDITIONS, ICON_NAMES, type IconName, SIZES } from '../../vocabulary/vocabulary.ts';
import { type Choice, choiceOf } from './choice.ts';
import { StartingEquipment } from './equipment.ts';
import { SpellRoll } from './spellRoll.ts';

const name = z.string().min(1).max(80);
const summary = z.string().min(1).max(800).optional();
const icon = z.enum(ICON_NAMES).describe('A picture for it; the kind of record decides unless said');
const version = z.string().regex(/^\d+\.\d+\.\d+$/);
const kebab = RecordId.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, wrong('id-in-lower-case'));

const SaveRecord = z.strictObject({
  ability: z.enum(ABILITIES).describe('Whose modifier is added to 8 and the proficiency bonus'),
  against: z
    .array(z.enum(ABILITIES))
    .optional()
    .describe('The ability that others save with, if it is always the same'),
});

/** Saving throw against a feature that is used on other creatures. */
export type SaveRecord = z.output<typeof SaveRecord>;

/** A named part of a source: its effects, choices and level. SPEC 3.2 */
export interface Feature {
  id: string;
  name: string;
  summary?: string | undefined;
  at?: number | undefined;
  prerequisites?: unknown;
  predicate?: unknown;
  effects?: Effect[] | undefined;
  choices?: Choice[] | undefined;
  toggles?: { id: string; name: string; predicate?: unknown }[] | undefined;
  activation?: ActivationRecord | undefined;
  save?: SaveRecord | undefined;
  supersedes?: string[] | undefined;
  tags?: string[] | undefined;
  icon?: IconName | undefined;
}

const featureOf = (effects: z.ZodType<Effect>): z.ZodType<Feature> =>
  z.strictObject({
    id: kebab,
    name,
    summary,
    at: z.int().min(1).max(20).optional().describe('Level of the class, or of the character, from which it counts'),
    prerequisites: predicate.optional(),
    predicate: predicate.optional().describe('Gates all of it, all the time'),
    effects: z.array(effects).optional(),
    choices: z.array(choiceOf(effects)).optional(),
    toggles: z
      .array(z.strictObject({ id: slug, name, predicate: predicate.optional() }))
      .optional()
      .describe('Switches of the player'),
    activation: ActivationRecord.optional().describe('For deliberate acts of a player'),
    save: SaveRecord.optional().describe('For what others save against, spells apart'),
    supersedes: z.array(slug).optional().describe('Features that this one takes the place of'),
    tags: z.array(slug).optional(),
    icon: icon.optional(),
  });

const FeatureRecord = featureOf(Effect);
const SpellFeature = featureOf(SpellEffect);

const source = {
  id: kebab,
  name,
  summary,
  edition: z
    .enum([...EDITIONS, 'both'])
    .optional()
    .describe("The pack's own unless said otherwise"),
  contentVersion: version.optional().describe("The pack's own unless said otherwise"),
  tags: z.array(slug).optional(),
  icon: icon.optional(),
};
const features = z.array(FeatureRecord).default([]);

export const SkillRecord = z.strictObject({
  id: RecordId,
  name,
  ability: z.enum(ABILITIES),
});

export const LanguageRecord = z.strictObject({ id: kebab, name, rare: z.boolean().default(false) });

/** Slots per level of a caster, and how levels count when classes are combined. SPEC 10 */
export const Progression = z.strictObject({
  id: RecordId,
  name,
  pool: z.enum(['shared', 'pact', 'none']),
  rows: z
    .array(z.array(z.int().min(0)).max(9))
    .length(20)
    .describe('Slots by class level'),
  slotLevels: z.array(z.int().min(1).max(9)).length(20).optional().describe('Pact slots are all of one level'),
  divide: z.int().min(1).max(6).describe('Levels of this class for one level of caster'),
  round: z.enum(['up', 'down']),
  isCombinedTable: z.boolean().optional().describe('Read when several classes cast'),
});

export const RuleRecord = z.strictObject({ ...source, features });
export const SpeciesRecord = z.strictObject({ ...source, features });
export const LineageRecord = z.strictObject({ ...source, species: slug, features });
export const BackgroundRecord = z.strictObject({
  ...source,
  houseRule: slug.optional().describe('Only for characters whose rules have this switch on'),
  startingEquipment: StartingEquipment,
  features,
});

export const ClassRecord = z.strictObject({
  ...source,
  hitDie: z.int().min(4).max(12),
  subclassAt: z.int().min(1).max(20),
  subclassName: name.describe('What this class calls its subclasses'),
  multiclass: predicate.describe('The requirements of a second class'),
  scales: z.record(slug, z.record(z.string().regex(/^\d+$/), z.number())).optional(),
  startingEquipment: StartingEquipment,
  features,
});
export const SubclassRecord = z.strictObject({ ...source, class: slug, features });

const endsEarly = z
  .strictObject({
    conditions: z.array(slug).min(1).optional().describe('Each of them ends it'),
    withoutTemp: z.literal(true).optional().describe('The loss of the last temporary hit point ends it'),
  })
  .optional()
  .describe('What ends it before its time, once it is on a character');

export const FeatRecord = z.strictObject({
  ...source,
  category: slug.describe('general, origin, fighting-style, epic-boon, invocation, metamagic, ...'),
  prerequisites: predicate.optional(),
  repeatable: z.union([z.boolean(), z.strictObject({ distinctBy: slug })]).optional(),
  endsEarly,
  features,
});

const ArmorFacts = z.strictObject({
  category: z.enum(['light', 'medium', 'heavy', 'shield']),
  base: z.int(),
  dexCap: z.int().optional(),
  strength: z.int().optional(),
  stealthDisadvantage: z.boolean().optional(),
});

const WeaponFacts = z.strictObject({
  category: z.enum(['simple', 'martial']),
  range: z.enum(['melee', 'ranged']),
  damage: z.string().describe('"1d8"; "1" for a blowgun'),
  damageType: slug,
  versatile: z.string().optional(),
  properties: z.array(slug),
  mastery: slug.optional(),
  reach: z.int().optional(),
  normalRange: z.int().optional(),
  longRange: z.int().optional(),
  ammunition: slug.optional(),
});

export const ItemRecord = z.strictObject({
  ...source,
  category: z.enum(['weapon', 'armor', 'shield', 'ammunition', 'tool', 'instrument', 'gaming-set', 'gear', 'magic']),
  group: slug.optional().describe('artisan, focus, potion, ring, ...'),
  armor: ArmorFacts.optional(),
  weapon: WeaponFacts.optional(),
  magical: z.boolean().default(false),
  rarity: slug.optional(),
  attunement: z.boolean().default(false),
  attunementBy: predicate.optional(),
  bases: z.array(slug).optional().describe('Mundane items it can be made of; the first unless the character says'),
  bonus: z.int().optional().describe('What @item.bonus is'),
  applies: z.enum(['equipped', 'carried', 'used']).default('equipped'),
  weight: z.number().optional(),
  cost: z.number().optional().describe('In gold pieces'),
  duration: Duration.optional().describe('How long it works once used'),
  features,
});

export const SpellRecord = z.strictObject({
  ...source,
  level: z.int().min(0).max(9),
  school: slug,
  lists: z.array(slug),
  ritual: z.boolean().default(false),
  concentration: z.boolean().default(false),
  castingTime: z.string(),
  range: z.string(),
  components: z.array(z.string()),
  lasts: z.string().describe('In words'),
  duration: Duration.optional().describe('For spells that change a sheet'),
  endsEarly,
  save: z.array(z.enum(ABILITIES)).optional(),
  attack: z.boolean().optional(),
  creatures: z
    .strictObject({ count: z.int().min(1).max(20), higher: z.int().min(1).max(5).optional() })
    .optional()
    .describe('How many creatures it is aimed at, and how many more with each level of a higher slot'),
  damage: z.string().optional(),
  damageTypes: z.array(slug).optional(),
  rolls: z.array(SpellRoll).min(1).max(8).optional().describe('Its rolls, when cast or while it lasts'),
  features: z.array(SpellFeature).default([]),
});

export const ConditionRecord = z.strictObject({ ...source, levels: z.int().min(1).optional(), features });

/** A stat block that replaces parts of a character's. */
export const FormRecord = z.strictObject({
  ...source,
  size: z.enum(SIZES),
  challenge: z.number(),
  abilities: z.record(z.enum(ABILITIES), z.int().min(1).max(30)),
  ac: z.int(),
  hitPoints: z.int(),
  speed: z.record(slug, z.int()),
  senses: z.record(slug, z.int()).optional(),
  skills: z.record(slug, z.int()).optional().describe('Bonuses of the skills that it is proficient in'),
  saves: z
    .partialRecord(z.enum(ABILITIES), z.int())
    .optional()
    .describe('Bonuses of the saves that it is proficient in'),
  attacks: z
    .array(
      z.strictObject({
        id: kebab,
        name,
        toHit: z.int(),
        dice: z
          .string()
          .regex(/^\d+(?:d\d+)?$/)
          .describe('"1d8"; "1" for a scratch'),
        bonus: z.int(),
        damageType: slug,
        reach: z.string().describe('"5 ft", "30/60 ft"'),
        extra: z
          .array(z.strictObject({ dice: z.string(), type: slug }))
          .optional()
          .describe('Damage of another kind'),
        note: z.string().max(200).optional().describe('Further effects of a hit'),
      }),
    )
    .optional(),
  traits: z.array(z.strictObject({ id: kebab, name, summary: z.string().min(1).max(400) })).optional(),
});

/** Renamed and removed ids between two versions of a pack. SPEC 15 */
export const MigrationRecord = z.strictObject({
  id: RecordId.describe('The version that made the change'),
  renamed: z.array(z.strictObject({ kind: slug, from: slug, to: slug })).optional(),
  removed: z.array(z.strictObject({ kind: slug, id: slug, because: z.string() })).optional(),
  errata: z.array(z.strictObject({ kind: slug, id: slug, what: z.string() })).optional(),
});

export type FormRecord = z.output<typeof FormRecord>;
export type ClassRecord = z.output<typeof ClassRecord>;
export type FeatRecord = z.output<typeof FeatRecord>;
export type ItemRecord = z.output<typeof ItemRecord>;
export type SpellRecord = z.output<typeof SpellRecord>;
export type Progression = z.output<typeof Progression>;
export type ArmorFacts = z.output<typeof ArmorFacts>;
export type WeaponFacts = z.output<typeof WeaponFacts>;
