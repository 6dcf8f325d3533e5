import * as z from 'zod';

/** The fields of an actor's item that are read; all others are ignored. */
const FoundryItem = z.object({
  name: z.string().max(200),
  type: z.string().max(50),
  system: z
    .object({
      identifier: z.string().max(200).optional().catch(undefined),
      levels: z.int().min(1).max(20).optional().catch(undefined),
      classIdentifier: z.string().max(200).optional().catch(undefined),
      equipped: z.boolean().optional().catch(undefined),
      attuned: z.boolean().optional().catch(undefined),
      quantity: z.number().min(0).optional().catch(undefined),
      advancement: z
        .union([z.array(z.unknown()), z.record(z.string(), z.unknown()).transform((all) => Object.values(all))])
        .optional()
        .catch(undefined),
      source: z.object({ rules: z.string().optional() }).optional().catch(undefined),
    })
    .prefault({}),
});
export type FoundryItem = z.output<typeof FoundryItem>;

const ability = z.object({ value: z.int().min(1).max(30) });
const coins = z.int().min(0).max(1_000_000).default(0).catch(0);
const named = z.string().max(200).nullish().catch(undefined);
const long = z.string().max(200_000).nullish().catch(undefined);
const points = z.int().min(0).max(9_999).nullish().catch(undefined);
const slot = z.object({ value: points, max: points, override: points }).catch({});
const saves = z.int().min(0).max(3).default(0).catch(0);

/** State of play. */
const attributes = z.object({
  hp: z.object({ value: points, max: points, temp: points }).prefault({}),
  exhaustion: z.int().min(0).max(6).default(0).catch(0),
  inspiration: z.boolean().default(false).catch(false),
  death: z.object({ success: saves, failure: saves }).prefault({}),
});

const details = z.object({
  race: named,
  background: named,
  originalClass: named,
  alignment: named,
  biography: z.object({ value: long }).prefault({}),
  appearance: long,
  trait: long,
  ideal: long,
  bond: long,
  flaw: long,
  xp: z.object({ value: points }).prefault({}),
});

/** An actor of Foundry's dnd5e system with the fields that are read. */
export const FoundryActor = z.object({
  name: z.string().max(100),
  type: z.literal('character'),
  system: z.object({
    abilities: z.object({ str: ability, dex: ability, con: ability, int: ability, wis: ability, cha: ability }),
    details: details.prefault({}),
    attributes: attributes.prefault({}),
    spells: z.record(z.string().max(50), slot).default({}).catch({}),
    currency: z.object({ pp: coins, gp: coins, ep: coins, sp: coins, cp: coins }).prefault({}),
    skills: z.record(z.string(), z.object({ value: z.number().catch(0) })).default({}),
    traits: z
      .object({ languages: z.object({ value: z.array(z.string()).catch([]) }).prefault({ value: [] }) })
      .prefault({}),
  }),
  items: z
    .array(z.object({ _id: z.string().optional(), ...FoundryItem.shape }))
    .max(1_000)
    .default([]),
  effects: z.array(z.unknown()).max(1_000).default([]).catch([]),
});
export type FoundryActor = z.output<typeof FoundryActor>;

/** Hit points of a class by level: the full die, the average, or a number. */
export const HitPointsAdvancement = z.object({
  type: z.literal('HitPoints'),
  value: z.record(z.string(), z.union([z.literal(['max', 'avg']), z.int().min(1).max(20)])),
});

/** Ability score increases by level. */
export const ScoresAdvancement = z.object({
  type: z.literal('AbilityScoreImprovement'),
  level: z.int().min(0).max(20).optional(),
  value: z.object({ assignments: z.record(z.string(), z.int().min(0).max(10)) }),
});
