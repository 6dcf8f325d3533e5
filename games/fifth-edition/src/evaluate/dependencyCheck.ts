import { FormulaError, isSameLabel } from '@tessera/rules';
import { isProficient } from '../facts.ts';
import type { EffectInstance } from '../instance.ts';
import type { Ability } from '../vocabulary.ts';
import { attackAbilities } from './attacks.ts';
import { blockOf, type Evaluation, verdictOf } from './evaluation.ts';
import type { Numbers, Target } from './numbers.ts';

/** An evaluation with its numbers. */
export interface CompletedEvaluation {
  readonly evaluation: Evaluation;
  readonly numbers: Numbers;
}

/**
 * Whether a target would have the same result as before, because none of its inputs changed. Effects are compared one
 * by one with their current verdicts and numbers; inputs of the sheet itself are compared here.
 */
export function isUnchanged(
  { name, family, which, ability, training }: Target,
  now: Evaluation,
  numbers: Numbers,
  before: CompletedEvaluation,
): boolean {
  const then = before.evaluation;
  if (!hasSameWriters(name, now, then)) return false;
  switch (family) {
    case 'abilities':
      return ability !== undefined && now.record.baseAbilities[ability] === then.record.baseAbilities[ability];
    case 'saves':
    case 'checks':
    case 'initiative':
      return hasSameRoll(now, then, ability, training);
    case 'skills':
      return (
        now.facts.expertise.has(which) === then.facts.expertise.has(which) && hasSameRoll(now, then, ability, training)
      );
    case 'speed':
      return now.facts.bases.walk === then.facts.bases.walk && (which === 'walk' || hasSameWalk(now, then));
    case 'hitPoints':
      // Offered temporary hit points are part of the hit points entry.
      return (
        which === 'max' &&
        before.numbers.hitPoints?.offeredTemp === undefined &&
        hasSamePast(now, then) &&
        now.facts.ownModifiers.CON === then.facts.ownModifiers.CON
      );
    case 'slots':
      return hasSamePast(now, then) && hasSameWriters('spellcasting', now, then);
    case 'resources':
      return now.record.used === then.record.used;
    case 'spellcasting':
      return (
        now.record.levels === then.record.levels &&
        hasSameModifiers(now, then, before.numbers.entries?.map(({ ability }) => ability) ?? []) &&
        hasSameWriters('attacks', now, then)
      );
    case 'attacks':
      return (
        now.record.inventory === then.record.inventory &&
        hasSameHands(now, then) &&
        (numbers.trained === before.numbers.trained || hasSameArms(now, numbers, before)) &&
        hasSameModifiers(now, then, attackAbilities(now))
      );
    default:
      return true;
  }
}

/** Whether the same items are equipped; refusals can unequip items of the same inventory. */
function hasSameHands({ facts: { equipment: now } }: Evaluation, { facts: { equipment: then } }: Evaluation): boolean {
  return (
    now.wielded.length === then.wielded.length &&
    now.wielded.every(({ instance }, index) => instance === then.wielded[index]!.instance)
  );
}

/** Whether proficiencies and masteries with the held weapons are the same. */
function hasSameArms(
  { facts }: Evaluation,
  { trained }: Numbers,
  { evaluation: { facts: then }, numbers }: CompletedEvaluation,
) {
  const masteries = trained?.masteries.weapons ?? [];
  const known = numbers.trained?.masteries.weapons ?? [];
  return (
    masteries.length === known.length &&
    masteries.every(({ value }, index) => value === known[index]!.value) &&
    facts.equipment.wielded.every(({ id }) => isProficient(facts, 'weapon', id) === isProficient(then, 'weapon', id))
  );
}

/** Whether levels and counters are the same. */
function hasSamePast({ record: now }: Evaluation, { record: then }: Evaluation): boolean {
  return now.levels === then.levels && now.used === then.used;
}

function hasSameWalk({ facts: now }: Evaluation, { facts: then }: Evaluation): boolean {
  return now.speeds.walk === then.speeds.walk;
}

function hasSameRoll(
  { facts: now }: Evaluation,
  { facts: then }: Evaluation,
  ability: Ability | undefined,
  training: string | undefined,
): boolean {
  return (
    ability !== undefined &&
    now.modifiers[ability] === then.modifiers[ability] &&
    now.proficiencyBonus === then.proficiencyBonus &&
    (training === undefined || now.proficiencies.has(training) === then.proficiencies.has(training))
  );
}

function hasSameModifiers(
  { facts: now }: Evaluation,
  { facts: then }: Evaluation,
  abilities: readonly Ability[],
): boolean {
  return (
    now.proficiencyBonus === then.proficiencyBonus &&
    abilities.every((ability) => now.modifiers[ability] === then.modifiers[ability])
  );
}

/** Whether the same effects write to a target with the same values. */
export function hasSameWriters(target: string, now: Evaluation, then: Evaluation): boolean {
  const own = now.byTarget.get(target);
  const others = then.byTarget.get(target);
  if (own === undefined || others === undefined) return own === others;
  if (own.length !== others.length) return false;
  for (let index = 0; index < own.length; index++)
    if (!saysTheSame(now, own[index]!, then, others[index]!)) return false;
  return true;
}

function saysTheSame(now: Evaluation, one: EffectInstance, then: Evaluation, other: EffectInstance): boolean {
  if (one !== other && !isSameInstance(one, other)) return false;
  const blocked = blockOf(now, one);
  const was = blockOf(then, other);
  if (blocked !== undefined || was !== undefined)
    return blocked?.reason === was?.reason && isSameLabel(blocked?.detail, was?.detail);
  return verdictOf(now, one) === verdictOf(then, other) && hasSameNumbers(now, one, then, other);
}

function isSameInstance(one: EffectInstance, other: EffectInstance): boolean {
  return (
    one.effect === other.effect &&
    one.id === other.id &&
    one.gained === other.gained &&
    one.remaining === other.remaining &&
    one.castingAbility === other.castingAbility
  );
}

function hasSameNumbers(now: Evaluation, one: EffectInstance, then: Evaluation, other: EffectInstance): boolean {
  const { formulas } = one.effect;
  if (formulas.length === 0) return true;
  now.facts.self = one;
  then.facts.self = other;
  try {
    for (const formula of formulas) if (formula.evaluate(now.facts) !== formula.evaluate(then.facts)) return false;
    return true;
  } catch (error) {
    // The calculation itself reports the error.
    if (error instanceof FormulaError) return false;
    throw error;
  } finally {
    now.facts.self = undefined;
    then.facts.self = undefined;
  }
}
