import {
  compileFormula,
  defineScope,
  type Formula,
  formulaField,
  numberVariable,
  type ParseOptions,
  type Scope,
  schemaError,
  unavailable,
} from '@tessera/rules';
import * as z from 'zod';
import { formatIssue, problem } from '../vocabulary/contentMessage.ts';
import { ABILITIES, type Ability, isAbility, MOVEMENTS } from '../vocabulary/vocabulary.ts';
import type { Facts } from './facts.ts';

/** A compiled number or formula of content. */
export type Value = Formula<Facts>;

/** SPEC 6: numbers only, and short. */
export const FORMULA_OPTIONS: ParseOptions = { strings: false, limits: { length: 200, depth: 16, nodes: 64 } };

const number = numberVariable<Facts>;

/** Variables that any effect may read. */
export const effectScope: Scope<Facts> = defineScope<Facts>({
  level: number((facts) => facts.level),
  'classLevel.*': { bind: (name) => number((facts) => facts.classLevels.get(name) ?? 0) },
  sourceLevel: number((facts) => facts.classLevels.get(facts.self?.feature.source.className ?? '') ?? facts.level),
  'abilities.*.score': {
    bind: (name) => ability(name, (facts, each) => facts.scores[each]),
    names: abilityNames('score'),
  },
  'abilities.*.modifier': {
    bind: (name) => ability(name, (facts, each) => facts.modifiers[each]),
    names: abilityNames('modifier'),
  },
  'abilities.{spellcastingAbility}.modifier': number(
    (facts) => facts.modifiers[facts.castingAbility ?? facts.self?.castingAbility ?? 'INT'],
  ),
  proficiencyBonus: number((facts) => facts.proficiencyBonus),
  casterLevel: number((facts) => facts.casting.casterLevel),
  pactLevel: number((facts) => facts.casting.pactLevel),
  'speed.*': {
    bind: (name) => {
      const movement = MOVEMENTS.find((each) => each === name);
      return movement && number((facts) => facts.speeds[movement]);
    },
    names: MOVEMENTS.map((movement) => `speed.${movement}`),
  },
  'base.speed.walk': number((facts) => facts.bases.walk),
  'base.ac': number((facts) => facts.bases.ac),
  'armor.base': number((facts) => facts.equipment.armor?.armor?.base ?? 0),
  'armor.dexCap': number((facts) => facts.equipment.armor?.armor?.dexCap ?? NO_CAP),
  'shield.bonus': number((facts) => facts.equipment.shield?.armor?.base ?? 0),
  'resource.*.max': { bind: (id) => number((facts) => facts.resources.get(id)?.max ?? 0) },
  'spellSlots.*.max': { bind: (level) => number((facts) => facts.slots[Number(level) - 1] ?? 0) },
  'hitPoints.max': number((facts) => facts.hitPoints.max),
  'hitDice.total': number((facts) => facts.hitDice),
  size: number((facts) => facts.size),
  'condition.*.level': { bind: (id) => number((facts) => facts.conditions.get(id) ?? 0) },
  'attuned.count': number((facts) => facts.equipment.attunedCount),
  'choice.*': {
    bind: (id) =>
      number(({ numericChoices, self }) => numericChoices.get(`${self?.scope}/${id}`) ?? numericChoices.get(id) ?? 0),
  },
  'scale.*': { bind: (name) => number((facts) => facts.scales.get(name) ?? 0) },
  points: number((facts) => facts.self?.points ?? 0),
  'item.bonus': number((facts) => facts.self?.item?.bonus ?? 0),
  slot: unavailable('only available in effects of a cast spell'),
});

/** Additional variables for the effects of a cast spell. */
export const spellScope: Scope<Facts> = effectScope.extend({ slot: number((facts) => facts.self?.slot ?? 0) });

/** Schema for a number, a formula, or a formula with the variables that its author declares. */
export function valueField(scope: Scope<Facts>): ValueField {
  const plain = formulaField(scope, FORMULA_OPTIONS);
  const declared = z
    .strictObject({ expression: plain, variables: z.array(z.string()).describe('Must be those of the expression') })
    .superRefine(({ expression, variables }, context) => {
      const read = compileFormula(expression, scope, FORMULA_OPTIONS).variables.map((name) => `@${name}`);
      const missing = read.filter((name) => !variables.includes(name));
      const unused = variables.filter((name) => !read.includes(name));
      const wrong = [
        ...missing.map((name) => problem('missing-variable', { name })),
        ...unused.map((name) => problem('unused-variable', { name })),
      ];
      const message = schemaError('E_SCHEMA', formatIssue({ message: problem('variables-differ', { wrong }) }));
      if (wrong.length > 0) context.addIssue({ code: 'custom', path: ['variables'], message });
    })
    .transform(({ expression }) => expression);
  return z.union([plain, declared]);
}

/** Compiles a number of content and caches it by text. Content is validated, so this does not throw. */
export function compileValue(source: number | string): Value {
  let value = compiled.get(source);
  if (value === undefined) {
    value = compileFormula(source, spellScope, FORMULA_OPTIONS);
    if (compiled.size >= MAX_KEPT) compiled.clear();
    compiled.set(source, value);
  }
  return value;
}

const MAX_KEPT = 10_000;
const compiled = new Map<number | string, Value>();

/** Returns the targets that a formula reads, as named in the order of calculation. */
export function readsOf(value: Value): string[] {
  return value.variables.flatMap((name) => {
    const [first, second = ''] = name.split('.');
    switch (first) {
      case 'abilities':
        return second.startsWith('{') ? ABILITIES.map((each) => `abilities.${each}`) : [`abilities.${second}`];
      case 'proficiencyBonus':
      case 'size':
        return [first];
      case 'speed':
        return [`speed.${second}`];
      case 'base':
        return [name];
      case 'resource':
        return [`resources.${second}`];
      case 'spellSlots':
        return ['slots'];
      case 'hitPoints':
        return ['hitPoints.max'];
      case 'condition':
        return ['conditions'];
      case 'armor':
      case 'shield':
      case 'attuned':
      case 'item':
        return ['equipment'];
      default:
        return [];
    }
  });
}

/** Limit of the dexterity bonus without armor. */
const NO_CAP = 99;

function ability(name: string, read: (facts: Facts, each: Ability) => number) {
  return isAbility(name) ? number((facts) => read(facts, name)) : undefined;
}

function abilityNames(field: string): string[] {
  return ABILITIES.map((each) => `abilities.${each}.${field}`);
}

/** Schema of a number in an effect: a plain number, or a formula in the scope of its record. */
export type ValueField = z.ZodType<number | string>;
