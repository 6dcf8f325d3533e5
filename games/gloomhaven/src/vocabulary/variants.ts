import * as z from 'zod';

/**
 * A switchable ruling: its number, or the section of the variant rule, and its values. The first value is the
 * rulebook's.
 */
interface Variant {
  readonly ruling: number | `R ${string}`;
  readonly values: readonly [string, ...string[]];
  /** The value of the specification, where it is not the second value. */
  readonly spec?: string;
}

/** Switchable rulings of a scenario by key. The campaign adds its own. */
const VARIANTS = {
  'level.rounding': { ruling: 1, values: ['ceil', 'floor'] },
  'solo.adjust': { ruling: 3, values: ['on', 'off'] },
  'poison.mode': { ruling: 4, values: ['attackPlus1', 'turnDamage', 'damagePlus1'] },
  'heal.poison': { ruling: 5, values: ['blocks', 'removesAndHeals'] },
  'stun.expiry': { ruling: 7, values: ['end', 'start'] },
  'condition.expiry': { ruling: 8, values: ['endOfNextTurn', 'endOfRound'] },
  'condition.persistent': { ruling: 9, values: ['off', 'on'] },
  'curse.value': { ruling: 10, values: ['null', 'minus2'] },
  'bless.value': { ruling: 11, values: ['double', 'plus2'] },
  'amd.reshuffle': { ruling: 14, values: ['endOfRound', 'immediate'] },
  'rolling.basic': { ruling: 15, values: ['all', 'single'] },
  'rolling.advantage': { ruling: 16, values: ['official', 'chains', 'dropRolling'] },
  'rolling.disadvantage': { ruling: 17, values: ['official', 'single'] },
  'advantage.ambiguous': { ruling: 18, values: ['first', 'choose'], spec: 'first' },
  'los.touch': { ruling: 24, values: ['blocks', 'allowed'], spec: 'blocks' },
  'push.full': { ruling: 27, values: ['true', 'false'] },
  'element.infuse': { ruling: 33, values: ['endOfTurn', 'immediate'] },
  'element.autoConsume': { ruling: 35, values: ['monsters', 'all'] },
  'tie.monsters': { ruling: 38, values: ['players', 'alphabetical'] },
  'longRest.when': { ruling: 40, values: ['turn99', 'endOfRound'] },
  'shortRest.reroll': { ruling: 41, values: ['different', 'any'] },
  'negate.two': { ruling: 43, values: ['loseFromDiscard', 'discardFromHand'] },
  'negate.scope': { ruling: 44, values: ['any', 'attacks'] },
  'recover.choice': { ruling: 46, values: ['player', 'random'], spec: 'player' },
  'xp.onKill': { ruling: 49, values: ['off', 'on'] },
  'scenario.finishRound': { ruling: 73, values: ['true', 'false'] },
  'five.rewards': { ruling: 75, values: ['levelMinus2', 'valueMinus2'] },
  'summon.control': { ruling: 78, values: ['auto', 'player'] },
  'focus.mode': { ruling: 80, values: ['official', 'spec'] },
  'cond.brittle': { ruling: 85, values: ['off', 'damage', 'attack'] },
  'cond.bane': { ruling: 86, values: ['off', 'endOfNextTurn', 'startOfTurn'], spec: 'startOfTurn' },
  'cond.regenerate': { ruling: 87, values: ['off', 'on'] },
  'cond.ward': { ruling: 88, values: ['off', 'on'] },
  'loot.endOfTurn': { ruling: 90, values: ['on', 'off'], spec: 'on' },
  'range.throughWalls': { ruling: 104, values: ['false', 'true'] },
  'los.cornerOnWall': { ruling: 111, values: ['blocks', 'free'], spec: 'blocks' },
  'scenario.bothConditions': { ruling: 112, values: ['first', 'loss'], spec: 'first' },
  'level.cap': { ruling: 117, values: ['7', 'none'] },
  'phase.setup': { ruling: 120, values: ['shown', 'skipped'] },
  'focus.candidates': { ruling: 121, values: ['enemies', 'characters'] },
  'items.deckCards': { ruling: 131, values: ['shuffled', 'onTop'] },
  'condition.poisonWound': { ruling: 134, values: ['untilHealed', 'asWritten'] },
  'range.modifier': { ruling: 135, values: ['absolute', 'added'] },
  'invisible.scope': { ruling: 145, values: ['enemies', 'all'] },
  'play.move': { ruling: 146, values: ['afterAction', 'atPlay'] },
  'heal.allies': { ruling: 147, values: ['others', 'withSelf'], spec: 'others' },
  'consume.damage': { ruling: 151, values: ['attackValue', 'damage'] },
  'death.permanent': { ruling: 'R 17.1', values: ['off', 'on'], spec: 'off' },
  'amd.randomness': { ruling: 'R 17.2', values: ['full', 'reduced'], spec: 'full' },
} as const satisfies Record<string, Variant>;

type Variants = typeof VARIANTS;
export type VariantId = keyof Variants;
export type VariantValue<Id extends VariantId> = Variants[Id]['values'][number];

const ids = Object.keys(VARIANTS) as [VariantId, ...VariantId[]];

/** Returns the values of a ruling. */
export function variantValues(id: VariantId): readonly string[] {
  return VARIANTS[id].values;
}

/** Rulings of a match that differ from the rulebook. */
export const VariantChoices = z.partialRecord(z.enum(ids), z.string().max(20)).superRefine((choices, { addIssue }) => {
  for (const [id, value] of Object.entries(choices)) {
    const { values }: Variant = VARIANTS[id as VariantId];
    if (!values.includes(value)) addIssue(`"${id}" is one of ${values.join(', ')}.`);
  }
});
export type VariantChoices = z.infer<typeof VariantChoices>;

export const PRESETS = ['rulebook', 'spec'] as const;
export type Preset = (typeof PRESETS)[number];

/** Returns the rulings of a preset with the table's overrides, reduced to those that differ from the rulebook. */
export function variantsOf(preset: Preset, wishes: VariantChoices): VariantChoices {
  const chosen: VariantChoices = {};
  for (const id of ids) {
    const { values, spec }: Variant = VARIANTS[id];
    const value = wishes[id] ?? (preset === 'spec' ? (spec ?? values[1]) : values[0]);
    if (value !== undefined && value !== values[0]) chosen[id] = value;
  }
  return chosen;
}

/** Returns the value of a ruling in this match. */
export function rulingOf<Id extends VariantId>(
  { variants }: { readonly variants: Readonly<Partial<Record<VariantId, string>>> },
  id: Id,
): VariantValue<Id> {
  // The options and the state schema admit only values of this table.
  return (variants[id] ?? VARIANTS[id].values[0]) as VariantValue<Id>;
}

/** Version of the rules that an older match keeps: `migrate.ts` adds it to older saves. */
export const FormerRules = z.array(z.literal('0.4.0')).max(1);

/**
 * Checks whether a match began before 0.5.0. Such a match keeps the old readings, so that its recorded choices lead to
 * the same state.
 */
export function keepsFormerRules({ formerRules }: { readonly formerRules?: readonly string[] | undefined }): boolean {
  return formerRules !== undefined && formerRules.length > 0;
}
