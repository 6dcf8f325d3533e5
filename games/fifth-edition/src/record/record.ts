import { schemaError } from '@tessera/rules';
import * as z from 'zod';
import { formatIssue, problem, wrong } from '../vocabulary/contentMessage.ts';
import { Duration } from '../vocabulary/duration.ts';
import { ABILITIES, EDITIONS, MAX_LEVEL } from '../vocabulary/vocabulary.ts';

export const slug = z.string().min(1).max(100);

/** An id, or an empty text while undecided. */
const slugOrOpen = z.string().max(100);

/** Size limits of a record. They are above any real use and bound the evaluation time of a hostile file. */
export const MAX = {
  packs: 50,
  choices: 2_000,
  /** Parts of one answer, and answers of one effect. */
  answers: 200,
  items: 500,
  conditions: 50,
  effects: 100,
  toggles: 2_000,
  uses: 2_000,
  details: 100,
  companions: 40,
  manual: 200,
  rules: 20,
} as const;

/** Returns a schema for an object with a limited number of entries. */
export function boundedRecord<Value extends z.ZodType>(value: Value, most: number, key: z.ZodString = slug) {
  return z
    .record(key, value)
    .refine((entries) => Object.keys(entries).length <= most, {
      error: () => schemaError('E_SCHEMA', formatIssue({ message: problem('too-many-entries', { most }) })),
    })
    .meta({ maxProperties: most });
}

export const ChoiceValue = z.union([
  z.string().max(400),
  z.number(),
  z.array(z.string().max(100)).max(MAX.answers),
  boundedRecord(z.int().min(0).max(10), MAX.answers),
]);

const LevelEntry = z.strictObject({
  class: slugOrOpen,
  subclass: slug.optional(),
  hp: z.union([z.literal('fixed'), z.strictObject({ rolled: z.int() })]),
});

/** Upper limit of equal items in one entry. */
export const MAX_COUNT = 9999;

export const InventoryEntry = z.strictObject({
  instanceId: slug,
  item: slug,
  base: slug.optional().describe('The base of a magic item: the longsword of a holy avenger'),
  equipped: z.boolean(),
  attuned: z.boolean(),
  slot: z.enum(['armor', 'shield', 'mainHand', 'offHand', 'worn']).optional(),
  count: z.int().min(2).max(MAX_COUNT).optional().describe('How many, if there are several; they share the entry'),
});

/** Highest number of coins of one type in a purse. */
export const MAX_COINS = 1_000_000;
const coins = z.int().min(0).max(MAX_COINS).default(0);

/** Coins by type, the smallest first. */
const Coins = z.strictObject({ cp: coins, sp: coins, ep: coins, gp: coins, pp: coins });

const score = z.int().min(1).max(30);

export const BaseAbilities = z.strictObject({
  STR: score,
  DEX: score,
  CON: score,
  INT: score,
  WIS: score,
  CHA: score,
});

/** A temporary effect on the character. SPEC 13 */
export const ActiveEffect = z.strictObject({
  instanceId: slug,
  ref: z
    .string()
    .max(200)
    .regex(/^(?:spell|item|feat|condition|rule):[\w-]+$/),
  appliedAt: z.int().min(0).describe('Seconds of game time'),
  duration: Duration,
  slot: z.int().min(0).max(9).optional(),
  on: slug.optional().describe('Whom it is on, if not the character, who only concentrates on it'),
  casterId: slug.optional().describe('Who cast it; the character unless said otherwise'),
  ability: z.enum(ABILITIES).optional().describe('The slot or feature that cast it'),
  choices: boundedRecord(ChoiceValue, MAX.answers).optional(),
});

/** Ways in which a companion belongs to a character. */
export const COMPANION_KINDS = ['familiar', 'steed', 'summon', 'companion'] as const;

/** A creature beside the character, with its current state. Its numbers come from its stat block. */
export const Companion = z.strictObject({
  instanceId: slug,
  creature: slug.describe('Its stat block'),
  name: z.string().min(1).max(100),
  kind: z.enum(COMPANION_KINDS),
  spell: slug.optional().describe('The spell that called it'),
  slot: z.int().min(0).max(9).optional().describe('The level at which it was cast'),
  ability: z.enum(ABILITIES).optional().describe('The ability of that casting'),
  becomes: slug.optional().describe('The type that it took on'),
  effect: slug.optional().describe('The active effect with which it leaves'),
  peaceful: z.literal(true).optional().describe('It cannot attack'),
  leaves: z.literal('longRest').optional().describe('The rest with which it leaves'),
  damage: z.int().min(1).max(9999).optional(),
  temp: z.int().min(1).max(9999).optional(),
});

/** The saved data of a character; the sheet is derived from it. SPEC 3.1 */
export const CharacterRecord = z.strictObject({
  $schema: z.string().max(1000).optional(),
  schemaVersion: z.literal(1),
  id: slug,
  name: z.string().max(100),
  edition: z.enum(EDITIONS),
  packs: z
    .array(z.strictObject({ id: slug, version: z.string().max(50) }))
    .max(MAX.packs)
    .default([]),
  baseAbilities: BaseAbilities,
  abilityMethod: z.enum(['standardArray', 'pointBuy', 'rolled', 'manual']).optional(),
  species: slugOrOpen,
  lineage: slug.optional(),
  background: slugOrOpen,
  rules: boundedRecord(z.boolean(), MAX.rules)
    .optional()
    .describe('House rules that are on for this character: "customBackground"'),
  levels: z
    .array(LevelEntry)
    .min(1)
    .max(MAX_LEVEL)
    .refine((levels) => levels.slice(1).every((level) => level.class !== ''), {
      error: wrong('class-left-open'),
    }),
  choices: boundedRecord(ChoiceValue, MAX.choices, z.string().max(200)).default({}),
  inventory: z.array(InventoryEntry).max(MAX.items).default([]),
  coins: Coins.default({ cp: 0, sp: 0, ep: 0, gp: 0, pp: 0 }),
  conditions: z
    .array(z.strictObject({ id: slug, level: z.int().min(1).max(10).optional(), source: slug.optional() }))
    .max(MAX.conditions)
    .default([]),
  active: z.array(ActiveEffect).max(MAX.effects).default([]),
  companions: z.array(Companion).max(MAX.companions).optional().describe('Familiars, steeds, summoned creatures'),
  toggles: boundedRecord(z.boolean(), MAX.toggles).default({}),
  used: boundedRecord(z.int().min(0), MAX.uses)
    .default({})
    .describe('Spent uses by resource; "slot.3", "pact", "hitDie.d8", "damage" and "temp" besides'),
  time: z.int().min(0).default(0).describe('Seconds of game time'),
  details: boundedRecord(z.string().max(20_000), MAX.details)
    .default({})
    .describe('Looks, notes, who plays it: words by field, of which no number is made'),
  manual: z
    .array(
      z.strictObject({
        target: slug,
        value: z.union([z.number(), z.string().max(1000)]),
        reason: z.string().min(1).max(200),
      }),
    )
    .max(MAX.manual)
    .default([]),
});

export type CharacterRecord = z.output<typeof CharacterRecord>;
export type Coins = CharacterRecord['coins'];
export type LevelEntry = z.output<typeof LevelEntry>;
export type InventoryEntry = z.output<typeof InventoryEntry>;
export type Companion = z.output<typeof Companion>;
export type ActiveEffect = z.output<typeof ActiveEffect>;
export type ChoiceValue = z.output<typeof ChoiceValue>;
