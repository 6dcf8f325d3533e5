import * as z from 'zod';
import { MAX_PARTS } from '../changes/harm.ts';
import { ROLL_KINDS, SAVE_SUCCESSES } from '../content/records/spellRoll.ts';
import { Bar, DEED_KINDS } from '../gate/bar.ts';
import { COINS } from '../record/coins.ts';
import {
  ActiveEffect,
  BaseAbilities,
  boundedRecord,
  CharacterRecord,
  ChoiceValue,
  Companion,
  InventoryEntry,
  MAX,
  MAX_COINS,
  slug,
} from '../record/record.ts';
import { SPARED_OUTCOMES } from '../uses/castOption.ts';
import { ABILITIES, TURN_PARTS } from '../vocabulary/vocabulary.ts';

/** Origin of a complete record. */
export const RECORD_ORIGINS = ['file', 'copy', 'quick', 'random', 'update', 'history'] as const;

/** Rests, and dawn, when some items recharge. */
export const RESTS = ['shortRest', 'longRest', 'dawn'] as const;

/** Ways to make a dying creature stable. */
export const STABLE_MEANS = ['medicine', 'kit', 'spell', 'other'] as const;

/** Ways to bring a dead creature back to life. */
export const REVIVAL_MEANS = ['spell', 'potion', 'other'] as const;

/** Change of the hit points of a companion. */
export const COMPANION_CHANGES = ['damage', 'heal', 'temp'] as const;

/** Methods that determine the base scores. */
export const ABILITY_METHODS = ['standardArray', 'pointBuy', 'rolled', 'manual'] as const;

/** Roll once, or twice and keep the better or the worse die. */
export const ROLL_MODES = ['plain', 'advantage', 'disadvantage'] as const;

const amount = z.int().min(1).max(10_000);
/** Characters of the texts of one action together: no more ever fitted into one message to a server. */
const MAX_TEXT = 65_536;
const details = boundedRecord(z.string().max(20_000), MAX.details).refine(
  (fields) => Object.values(fields).reduce((sum, { length }) => sum + length, 0) <= MAX_TEXT,
);
const dice = z
  .string()
  .regex(/^\d{1,2}d\d{1,3}(\+\d{1,2}d\d{1,3}){0,9}$/)
  .describe('1d20, 2d6+1d8');
const rolledHp = z.strictObject({ rolled: z.int().min(1).max(20) }).describe('Rolled on a real table');
const { instanceId: _id, appliedAt: _at, ...newEffect } = ActiveEffect.shape;
const { instanceId: _companion, effect: _effect, damage: _damage, temp: _temp, ...newCompanion } = Companion.shape;
const carried = InventoryEntry.shape;
const bonus = z.int().min(-100).max(1000);
const mode = z.enum(ROLL_MODES);
const save = z.strictObject({
  ability: z.enum(ABILITIES),
  dc: z.int().min(0).max(100),
  success: z.enum(SAVE_SUCCESSES).optional().describe('The share of damage that remains'),
});

/** Hit points of the sheet; the consequences of damage depend on them. */
const standing = z
  .strictObject({
    current: z.int().min(0).max(9999),
    max: z.int().min(1).max(9999),
    shape: z
      .strictObject({ instanceId: slug, current: z.int().min(0).max(9999) })
      .optional()
      .describe('A form with separate hit points, which are lost first; the form ends with the last'),
    endings: z
      .strictObject({
        withoutTemp: z.array(slug).max(20).optional().describe('With the last temporary hit point'),
        fallen: z.array(slug).max(20).optional().describe('With the last hit point'),
      })
      .optional()
      .describe('Effects that end early, as content says'),
    falls: z.array(slug).max(5).optional().describe('Conditions that stay after losing consciousness, as content says'),
  })
  .optional()
  .describe('Before the harm; without them damage is only counted');

/** One roll of a spell, with its numbers. */
const castRoll = z.strictObject({
  kind: z.enum(ROLL_KINDS),
  types: z.array(slug).max(12).optional().describe('Of damage'),
  dice: dice.optional(),
  bonus,
  times: z.int().min(1).max(30).describe('Each on its own: darts, rays, beams'),
  attack: z.strictObject({ dice, bonus, mode }).optional().describe('Rolled to hit before; a 20 doubles the dice'),
  save: save.optional(),
  fell: z.int().min(0).max(1000).optional().describe('The result of the dice on a real table'),
  full: z.boolean().optional().describe('Nothing is thrown: every die counts as its highest number'),
  own: z.boolean().optional().describe('Points that the character itself gets, or harm that it takes'),
});

/** Damage of one type. */
const attackDamage = z.strictObject({ type: slug.optional(), dice: dice.optional(), bonus });

/** The caster's options for a spell that concern its targets. */
export const castShape = {
  shaped: z.array(slug).max(8).optional().describe('The features that were used on it'),
  hinders: z.int().min(1).max(20).optional().describe('So many targets save with disadvantage'),
  spares: z
    .strictObject({ count: z.int().min(0).max(100), leaves: z.enum(SPARED_OUTCOMES) })
    .optional()
    .describe('So many targets succeed without a roll'),
};
const stays = z
  .array(slug)
  .max(5)
  .optional()
  .describe('Conditions that it brings about and that stay when it ends, as content says');

const singleActions = [
  z.strictObject({ type: z.literal('load'), record: CharacterRecord, from: z.enum(RECORD_ORIGINS) }),
  z.strictObject({ type: z.literal('name'), name: z.string().max(100) }),
  z.strictObject({ type: z.literal('details'), details }).describe('Looks, notes, who plays it'),

  // Building.
  z.strictObject({ type: z.literal('choose'), key: z.string().min(1).max(200), value: ChoiceValue.optional() }),
  z.strictObject({
    type: z.literal('abilities'),
    method: z.enum(ABILITY_METHODS),
    scores: BaseAbilities,
  }),
  z.strictObject({ type: z.literal('rollAbilities') }).describe('Six times four dice, the lowest of each four dropped'),
  z.strictObject({
    type: z.literal('levelUp'),
    class: slug,
    hp: z.union([z.literal(['fixed', 'roll']), rolledHp]),
    die: z.int().min(4).max(20).describe('Of the class, for a roll'),
  }),
  z.strictObject({ type: z.literal('levelDown') }),
  z.strictObject({
    type: z.literal('changeLevel'),
    level: z.int().min(1).max(20),
    class: slug.optional(),
    hp: z.union([z.literal(['fixed', 'roll']), rolledHp]).optional(),
    die: z.int().min(4).max(20).optional().describe('Of the class, for a roll'),
  }),
  z.strictObject({
    type: z.literal('override'),
    target: slug,
    value: z
      .union([z.number(), z.string().max(200)])
      .optional()
      .describe('Absent: no longer'),
    reason: z.string().min(1).max(200),
  }),
  z
    .strictObject({ type: z.literal('houseRule'), id: slug, on: z.boolean() })
    .describe('The number that the table allows'),
  z.strictObject({ type: z.literal('pin'), packs: CharacterRecord.shape.packs.unwrap().max(50) }),

  // Belongings.
  z.strictObject({
    type: z.literal('gain'),
    item: slug,
    base: carried.base,
    equipped: z.boolean().optional(),
    count: carried.count,
  }),
  z.strictObject({ type: z.literal('drop'), instanceId: slug }),
  z.strictObject({
    type: z.literal('carry'),
    instanceId: slug,
    equipped: z.boolean().optional(),
    attuned: z.boolean().optional(),
    slot: carried.slot,
    base: carried.base,
  }),
  z
    .strictObject({
      type: z.literal('coins'),
      add: z.partialRecord(z.enum(COINS), z.int().min(-MAX_COINS).max(MAX_COINS)),
    })
    .describe('Coins gained; negative: spent'),

  // Play.
  z
    .strictObject({
      type: z.literal('damage'),
      amount,
      critical: z.boolean().optional().describe('A critical hit: two failed death saves without hit points'),
      hitPoints: standing,
    })
    .describe('After resistance; temporary hit points go first'),
  z
    .strictObject({
      type: z.literal('harm'),
      parts: z
        .array(
          z.strictObject({
            amount,
            type: slug.optional(),
            taken: z.int().min(0).max(20_000),
            by: z.string().max(200).optional().describe('Cause of the change: a resistance, an immunity'),
          }),
        )
        .min(1)
        .max(MAX_PARTS),
      source: z.string().min(1).max(100).optional().describe('Who or what did it'),
      critical: z.boolean().optional(),
      half: z.boolean().optional().describe('A save left half'),
      hitPoints: standing,
    })
    .describe('Damage as entered, and the damage that the character takes'),
  z
    .strictObject({
      type: z.literal('heal'),
      amount,
      entered: amount.optional().describe('As the player entered it, before the cap at the maximum'),
      source: z.string().min(1).max(100).optional().describe('Who or what did it'),
      hitPoints: z
        .strictObject({ current: z.int().min(0).max(9999), max: z.int().min(1).max(9999) })
        .optional()
        .describe('Before the healing'),
    })
    .describe('Hit points that the character gets back'),
  z
    .strictObject({
      type: z.literal('stabilize'),
      by: z.enum(STABLE_MEANS),
      hitPoints: z.int().min(0).max(9999).describe('Of the sheet, 0 of a dying creature'),
    })
    .describe('A dying creature becomes stable at 0 hit points'),
  z
    .strictObject({
      type: z.literal('revive'),
      by: z.enum(REVIVAL_MEANS),
      name: z.string().min(1).max(100).optional().describe('Of the spell or potion'),
      hitPoints: z.int().min(1).max(9999),
      max: z.int().min(1).max(9999),
      deadBy: slug.optional().describe('The condition that killed, as content says'),
      conditions: CharacterRecord.shape.conditions.unwrap().describe('The conditions that remain afterwards'),
    })
    .describe('A dead creature returns to life'),
  z.strictObject({ type: z.literal('temp'), amount: z.int().min(0).max(10_000) }).describe('The larger number stays'),
  z.strictObject({ type: z.literal('spend'), what: slug, amount }),
  z.strictObject({ type: z.literal('regain'), what: slug, amount }),
  z.strictObject({
    type: z.literal('hitDie'),
    die: z.int().min(4).max(20),
    modifier: z.int().min(-10).max(30),
    least: z.int().min(0).max(1).describe('The minimum that a die heals'),
  }),
  z
    .strictObject({
      type: z.literal('recover'),
      what: z.enum(['heal', 'temp']).describe('Hit points, or temporary ones'),
      label: z.string().min(1).max(100),
      dice,
      bonus: z.int().min(-100).max(1000),
      fell: z.int().min(1).max(1000).optional().describe('The result of the dice on a real table'),
    })
    .describe('Points by dice; one at least'),
  z
    .strictObject({
      type: z.literal('cast'),
      spell: slug,
      level: z.int().min(0).max(9).describe('At which it is cast'),
      again: z.boolean().optional().describe('Not cast now: something that it does while it lasts'),
      on: z.string().max(100).optional().describe('Whom it is cast on, if not on the character itself'),
      rolls: z.array(castRoll).max(16),
      saves: z.array(save).max(6).optional().describe('Effects other than rolls that others save against'),
      hitPoints: standing,
      ...castShape,
    })
    .describe('A spell, with what content says that it rolls'),
  z
    .strictObject({
      type: z.literal('rethrow'),
      spell: slug,
      by: slug.describe('The feature that allows it'),
      throws: z
        .array(
          z.strictObject({
            index: z.int().min(0).max(500).describe('Which throw of the casting'),
            roll: castRoll.describe('What falls again'),
            kept: z.array(z.int().min(1).max(1000)).max(500).describe('What stays of its dice'),
          }),
        )
        .min(1)
        .max(30),
    })
    .describe('Dice of the spell that was just cast fall again'),
  z
    .strictObject({
      type: z.literal('targetSave'),
      spell: slug,
      save,
      on: z.string().max(100).optional().describe('Who saves'),
      by: z.union([
        z.strictObject({ total: z.int().min(-20).max(200) }).describe('Its result on the table'),
        z.strictObject({ bonus, mode }).describe('Rolled here'),
      ]),
      damage: z.int().min(0).max(10_000).optional().describe('The cost of a failure'),
    })
    .describe('Another creature saves against a spell of the character'),
  z.strictObject({
    type: z.literal('deathSave'),
    bonus: z.int().min(-20).max(20),
    dice: dice.optional().describe('Added to the d20'),
    less: dice.optional().describe('Taken off'),
    mode: mode.optional(),
    max: z.int().min(1).max(9999).optional().describe('Of hit points, of which a 20 gives one back'),
  }),
  z.strictObject({ type: z.literal('begin'), ...newEffect, stays }),
  z.strictObject({ type: z.literal('end'), instanceId: slug }),
  z.strictObject({
    type: z.literal('condition'),
    id: slug,
    level: z.int().min(0).max(10),
    source: slug.optional(),
    stays,
  }),
  z
    .strictObject({
      type: z.literal('call'),
      ...newCompanion,
      count: z.int().min(1).max(MAX.companions).optional().describe('Several of a kind'),
      replaces: z.boolean().optional().describe('Those that the same spell called before leave'),
    })
    .describe('A companion comes: a familiar, a steed, a summoned creature'),
  z.strictObject({ type: z.literal('dismiss'), instanceId: slug }).describe('A companion leaves, or is sent away'),
  z
    .strictObject({
      type: z.literal('companion'),
      instanceId: slug,
      change: z.enum(COMPANION_CHANGES),
      amount: z.int().min(0).max(9999),
      max: z.int().min(1).max(9999).describe('Of its hit points, as its stat block says'),
    })
    .describe('Damage, healing or temporary hit points of a companion; one that was called leaves at 0 hit points'),
  z.strictObject({ type: z.literal('toggle'), id: slug, on: z.boolean() }),
  z.strictObject({ type: z.literal('combat'), on: z.boolean() }),
  z.strictObject({ type: z.literal('turn') }).describe('The next turn of the character begins'),
  z.strictObject({ type: z.literal('use'), part: z.enum(TURN_PARTS), used: z.boolean() }),
  z
    .strictObject({
      type: z.literal('deed'),
      kind: z.enum(DEED_KINDS),
      name: z.string().min(1).max(100),
      part: z.enum(TURN_PARTS).optional().describe('What of the turn it takes'),
      attacks: z.int().min(1).max(20).optional().describe('For an attack: how many the action gives'),
      bars: z.array(Bar).max(12).optional().describe('Why the rules forbid it now, as the sheet says'),
      anyway: z.boolean().optional().describe('The player overrides the rules, this once'),
    })
    .describe('Comes before the effect: whether it is possible now'),
  z.strictObject({ type: z.literal('elapse'), seconds: z.int().min(1).max(10_000_000) }),
  z.strictObject({
    type: z.literal('rest'),
    kind: z.enum(RESTS),
    hitPoints: z.int().min(0).max(9999).optional().describe('When the rest begins'),
    used: CharacterRecord.shape.used.unwrap().describe('Costs that are still paid afterwards, by content'),
    conditions: CharacterRecord.shape.conditions.unwrap().describe('The conditions that remain afterwards'),
  }),
  z.strictObject({
    type: z.literal('roll'),
    label: z.string().min(1).max(100),
    dice,
    bonus: z.int().min(-100).max(200),
    mode: z.enum(ROLL_MODES),
  }),
  z
    .strictObject({
      type: z.literal('attack'),
      label: z.string().min(1).max(100),
      attack: z.strictObject({
        dice,
        less: dice.optional().describe('Taken off'),
        bonus,
        mode,
        critOn: z.int().min(2).max(20).optional().describe('The lowest number of the die that is a critical hit'),
        cover: z.int().min(0).max(10).optional().describe('What cover adds to the armor class of the target'),
      }),
      damage: z.array(attackDamage).max(12),
    })
    .describe('An attack roll with its damage, whose dice a critical hit doubles'),
  z
    .strictObject({
      type: z.literal('extra'),
      label: z.string().min(1).max(100),
      critical: z.boolean().optional().describe('Of a critical hit, which doubles the dice'),
      damage: attackDamage,
    })
    .describe('Damage that comes on top of the attack that just hit'),
  z.strictObject({ type: z.literal('retire') }).describe('The end of the story'),
] as const;

const MAX_TOGETHER = 8;

/**
 * Everything that can happen to a character. An action holds the decision and the content values that it needs, such as
 * a die or the result of a rest. The match itself reads no content, so saved characters survive changes of content.
 */
export const CharacterAction = z.discriminatedUnion('type', [
  ...singleActions,
  z
    .strictObject({
      type: z.literal('together'),
      of: z.array(z.discriminatedUnion('type', singleActions)).min(1).max(MAX_TOGETHER),
    })
    .describe('Several actions as one, such as a spell: a slot, an effect, part of the turn'),
]);

export type CharacterAction = z.output<typeof CharacterAction>;
export type ActionOf<Type extends CharacterAction['type']> = Extract<CharacterAction, { type: Type }>;
/** A single action: `together` combines several of them. */
export type SingleAction = Exclude<CharacterAction, { type: 'together' }>;
