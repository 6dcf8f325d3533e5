import type { EndReason } from '@tessera/rules';
import * as z from 'zod';
import { ROLL_KINDS, SAVE_SUCCESSES } from '../content/records/spellRoll.ts';
import { Bar, DEED_KINDS } from '../gate/bar.ts';
import { COINS } from '../record/coins.ts';
import { BaseAbilities, CharacterRecord, ChoiceValue } from '../record/record.ts';
import { ABILITIES } from '../vocabulary/vocabulary.ts';
import {
  ABILITY_METHODS,
  COMPANION_CHANGES,
  castShape,
  RECORD_ORIGINS,
  RESTS,
  REVIVAL_MEANS,
  ROLL_MODES,
  STABLE_MEANS,
} from './actions.ts';

/** Reasons for the end of an effect. */
const ENDINGS = [
  'ended',
  'instant',
  'time',
  'turn',
  'event',
  'fact',
  'concentration-broken',
  'concentration-replaced',
] as const satisfies readonly (EndReason | 'ended')[];

/** Result of the die of an attack: a critical hit, a miss on a 1, or that armor class decides. */
const ATTACK_OUTCOMES = ['critical', 'miss', 'open'] as const;

/** Reasons why a companion leaves. */
const LEAVINGS = ['dismissed', 'fallen', 'replaced', 'effect', 'rest'] as const;

const hp = CharacterRecord.shape.levels.element.shape.hp;
const level = z.int();
const amount = z.int();
const rolls = z.array(z.int());

const save = z.strictObject({
  ability: z.enum(ABILITIES),
  dc: z.int(),
  success: z.enum(SAVE_SUCCESSES).optional(),
});
const CastRolled = z.strictObject({
  kind: z.enum(ROLL_KINDS),
  types: z.array(z.string()).optional(),
  dice: z.string().optional(),
  bonus: z.int(),
  rolls,
  total: z.int(),
  attack: z
    .strictObject({
      dice: z.string().optional(),
      rolls,
      dropped: z.int().optional(),
      bonus: z.int(),
      mode: z.enum(ROLL_MODES),
      total: z.int(),
      isCritical: z.boolean(),
    })
    .optional(),
  save: save.optional(),
  full: z.boolean().optional(),
  own: z.boolean().optional(),
});

/** The result of one roll of a spell. */
export type CastRolled = z.output<typeof CastRolled>;

const AttackDamageRolled = z.strictObject({
  type: z.string().optional(),
  dice: z.string().optional(),
  bonus: z.int(),
  rolls,
  total: z.int(),
});
/** The result of the damage dice of one type. */
export type AttackDamageRolled = z.output<typeof AttackDamageRolled>;

/** All log entries of a character. */
export const CharacterEvent = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('loaded'), name: z.string(), from: z.enum(RECORD_ORIGINS) }),
  z.strictObject({ type: z.literal('named'), name: z.string() }),
  z.strictObject({ type: z.literal('described'), fields: z.array(z.string()) }),

  // Building.
  z.strictObject({ type: z.literal('chose'), key: z.string(), value: ChoiceValue.optional() }),
  z.strictObject({ type: z.literal('scored'), method: z.enum(ABILITY_METHODS), scores: BaseAbilities }),
  z.strictObject({ type: z.literal('rolledScores'), dice: z.array(rolls) }),
  z.strictObject({ type: z.literal('levelled'), class: z.string(), level, hp }),
  z.strictObject({ type: z.literal('levelledDown'), level }),
  z.strictObject({ type: z.literal('levelChanged'), level, class: z.string().optional(), hp: hp.optional() }),
  z.strictObject({
    type: z.literal('overridden'),
    target: z.string(),
    reason: z.string(),
    value: z.union([z.number(), z.string()]).optional(),
  }),
  z.strictObject({ type: z.literal('ruled'), id: z.string(), on: z.boolean() }),
  z.strictObject({ type: z.literal('pinned'), packs: CharacterRecord.shape.packs.unwrap() }),

  // Belongings.
  z.strictObject({ type: z.literal('gained'), item: z.string() }),
  z.strictObject({ type: z.literal('dropped'), item: z.string() }),
  z.strictObject({ type: z.literal('carried'), item: z.string(), equipped: z.boolean(), attuned: z.boolean() }),
  z.strictObject({ type: z.literal('coinsChanged'), add: z.partialRecord(z.enum(COINS), z.int()) }),

  // Play.
  z.strictObject({ type: z.literal('hurt'), amount, absorbed: amount }),
  z.strictObject({
    type: z.literal('harmed'),
    parts: z.array(z.strictObject({ amount, type: z.string().optional(), taken: amount, by: z.string().optional() })),
    source: z.string().optional(),
    critical: z.boolean(),
    half: z.boolean(),
    amount,
    absorbed: amount,
  }),
  z.strictObject({ type: z.literal('downed') }),
  z.strictObject({ type: z.literal('deathFailed'), count: z.int(), failures: z.int() }),
  z.strictObject({ type: z.literal('died') }),
  z.strictObject({
    type: z.literal('healed'),
    amount,
    entered: amount.optional(),
    source: z.string().optional(),
    hitPoints: z.strictObject({ current: amount, max: amount }).optional(),
  }),
  z.strictObject({ type: z.literal('stabilized'), by: z.enum(STABLE_MEANS) }),
  z.strictObject({
    type: z.literal('revived'),
    by: z.enum(REVIVAL_MEANS),
    name: z.string().optional(),
    hitPoints: amount,
  }),
  z.strictObject({ type: z.literal('tempered'), amount }),
  z.strictObject({
    type: z.literal('recovered'),
    what: z.enum(['heal', 'temp']),
    label: z.string(),
    dice: z.string(),
    bonus: z.int(),
    rolls,
    total: z.int(),
  }),
  z.strictObject({
    type: z.literal('spellCast'),
    spell: z.string(),
    level,
    again: z.boolean().optional(),
    on: z.string().optional(),
    rolls: z.array(CastRolled),
    saves: z.array(save),
    ...castShape,
  }),
  z.strictObject({
    type: z.literal('rethrown'),
    spell: z.string(),
    by: z.string(),
    throws: z.array(z.strictObject({ index: z.int(), rolled: CastRolled })),
  }),
  z.strictObject({
    type: z.literal('targetSaved'),
    spell: z.string(),
    save,
    on: z.string().optional(),
    rolled: z.int().optional(),
    dropped: z.int().optional(),
    total: z.int(),
    made: z.boolean(),
    damage: z.int().optional(),
  }),
  z.strictObject({ type: z.literal('spent'), what: z.string(), amount }),
  z.strictObject({ type: z.literal('regained'), what: z.string(), amount }),
  z.strictObject({
    type: z.literal('hitDieSpent'),
    die: z.int(),
    rolled: z.int(),
    modifier: z.int(),
    healed: amount,
  }),
  z.strictObject({
    type: z.literal('deathSaved'),
    rolled: z.int(),
    dropped: z.int().optional(),
    bonus: z.int(),
    successes: z.int(),
    failures: z.int(),
  }),
  z.strictObject({ type: z.literal('began'), ref: z.string(), instanceId: z.string() }),
  z.strictObject({ type: z.literal('ended'), ref: z.string(), because: z.enum(ENDINGS) }),
  z.strictObject({ type: z.literal('conditioned'), id: z.string(), level }),
  z.strictObject({ type: z.literal('called'), name: z.string(), creature: z.string(), count: z.int() }),
  z.strictObject({ type: z.literal('left'), name: z.string(), because: z.enum(LEAVINGS) }),
  z.strictObject({
    type: z.literal('companionChanged'),
    name: z.string(),
    change: z.enum(COMPANION_CHANGES),
    amount,
    absorbed: amount,
    left: amount,
    max: amount,
  }),
  z.strictObject({ type: z.literal('toggled'), id: z.string(), on: z.boolean() }),
  z.strictObject({ type: z.literal('combatBegan') }),
  z.strictObject({ type: z.literal('combatEnded') }),
  z.strictObject({ type: z.literal('turnBegan'), round: z.int() }),
  z.strictObject({
    type: z.literal('overrode'),
    kind: z.enum(DEED_KINDS),
    name: z.string(),
    bars: z.array(Bar),
  }),
  z.strictObject({ type: z.literal('timePassed'), seconds: z.int() }),
  z.strictObject({ type: z.literal('rested'), kind: z.enum(RESTS) }),
  z.strictObject({
    type: z.literal('rolled'),
    label: z.string(),
    dice: z.string(),
    bonus: z.int(),
    mode: z.enum(ROLL_MODES),
    rolls,
    dropped: z.int().optional(),
    total: z.int(),
  }),
  z.strictObject({
    type: z.literal('attacked'),
    label: z.string(),
    dice: z.string(),
    rolls,
    dropped: z.int().optional(),
    less: z.int().optional(),
    bonus: z.int(),
    mode: z.enum(ROLL_MODES),
    total: z.int(),
    outcome: z.enum(ATTACK_OUTCOMES),
    cover: z.int().optional(),
    damage: z.array(AttackDamageRolled),
  }),
  z.strictObject({
    type: z.literal('extraDamage'),
    label: z.string(),
    critical: z.boolean(),
    damage: AttackDamageRolled,
  }),
  z.strictObject({ type: z.literal('retired') }),
]);

export type CharacterEvent = z.output<typeof CharacterEvent>;
export type EventOf<Type extends CharacterEvent['type']> = Extract<CharacterEvent, { type: Type }>;
