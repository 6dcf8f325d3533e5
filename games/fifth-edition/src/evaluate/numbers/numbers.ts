import type { Stat } from '@tessera/rules';
import type { Rulebook } from '../../content/rulebook.ts';
import { proficiencyKey } from '../../facts/facts.ts';
import type { DerivedState, SkillStat } from '../../sheet/sheet.ts';
import type { Mutable } from '../../vocabulary/draft.ts';
import { type Ability, isAbility, MOVEMENTS, type Movement } from '../../vocabulary/vocabulary.ts';
import { type Evaluation, writersOf } from '../state/evaluation.ts';
import { contributionOf, settleStat } from '../state/stats.ts';
import { abilityScore } from './abilities.ts';
import { attacks } from './attacks.ts';
import { armorClass, armorClassBase, senses, size, speed, walkBase } from './body.ts';
import { defenses } from './defenses.ts';
import { hitDice, hitPoints, temporaryHitPoints } from './hitPoints.ts';
import { training } from './proficiencies.ts';
import { resource } from './resources.ts';
import { check, initiative, save, skill } from './rolls.ts';
import { castingEntries, slots } from './spellcasting.ts';

type Found<Name extends string, T> = Partial<Record<Name, T | undefined>>;
type Single =
  | 'proficiencyBonus'
  | 'hitDice'
  | 'hitPoints'
  | 'initiative'
  | 'ac'
  | 'senses'
  | 'size'
  | 'damage'
  | 'attacks';

/** Results of the calculation so far. */
export interface Numbers extends Mutable<{ readonly [Name in Single]?: DerivedState[Name] | undefined }> {
  entries?: ReturnType<typeof castingEntries> | undefined;
  slotState?: ReturnType<typeof slots> | undefined;
  trained?: ReturnType<typeof training> | undefined;
  readonly scores: Found<Ability, DerivedState['abilities'][Ability]>;
  readonly ownSaves: Found<Ability, DerivedState['saves'][Ability]>;
  readonly ownChecks: Found<Ability, DerivedState['checks'][Ability]>;
  readonly ownSkills: Record<string, SkillStat>;
  readonly speeds: Partial<Record<Movement, NonNullable<ReturnType<typeof speed>>>>;
  readonly uses: Record<string, DerivedState['resources'][string]>;
}

/** Calculates every target in dependency order. SPEC 4 */
export function workOut(evaluation: Evaluation): Numbers {
  const numbers: Numbers = { scores: {}, ownSaves: {}, ownChecks: {}, ownSkills: {}, speeds: {}, uses: {} };
  for (const target of planOf(evaluation.rulebook))
    if (!isIdle(target, evaluation)) workOutTarget(evaluation, target, numbers);
  return numbers;
}

/** Whether a resource has no writers, like those of other classes. */
function isIdle({ name, family }: Target, { byTarget }: Evaluation): boolean {
  return family === 'resources' && !byTarget.has(name);
}

/** A parsed target: `skills.Stealth` belongs to the family `skills`. */
interface Target {
  readonly name: string;
  readonly family: string;
  readonly which: string;
  /** The ability itself, or the ability of the roll. */
  readonly ability: Ability | undefined;
  /** Key of the relevant proficiency in the facts. */
  readonly training: string | undefined;
}

const plans = new WeakMap<Rulebook, readonly Target[]>();

function planOf(rulebook: Rulebook): readonly Target[] {
  let plan = plans.get(rulebook);
  if (plan === undefined) {
    plan = rulebook.order.map((name) => targetOf(name, rulebook));
    plans.set(rulebook, plan);
  }
  return plan;
}

function targetOf(name: string, { skills }: Rulebook): Target {
  const dot = name.indexOf('.');
  const family = dot < 0 ? name : name.slice(0, dot);
  const which = name.slice(dot + 1);
  switch (family) {
    case 'skills':
      return { name, family, which, ability: skills.get(which)?.ability, training: proficiencyKey('skill', which) };
    case 'saves':
      return { name, family, which, ability: abilityIn(which), training: proficiencyKey('savingThrow', which) };
    case 'initiative':
      return { name, family, which, ability: 'DEX', training: undefined };
    default:
      return { name, family, which, ability: abilityIn(which), training: undefined };
  }
}

function abilityIn(text: string): Ability | undefined {
  return isAbility(text) ? text : undefined;
}

function workOutTarget(evaluation: Evaluation, { family, which, ability }: Target, numbers: Numbers): void {
  switch (family) {
    case 'abilities':
      if (ability !== undefined) numbers.scores[ability] = abilityScore(evaluation, ability);
      break;
    case 'proficiencyBonus':
      numbers.proficiencyBonus = proficiencyBonus(evaluation);
      break;
    case 'proficiencies':
      numbers.trained = training(evaluation);
      break;
    case 'saves':
      if (ability !== undefined) numbers.ownSaves[ability] = save(evaluation, ability);
      break;
    case 'checks':
      if (ability !== undefined) numbers.ownChecks[ability] = check(evaluation, ability);
      break;
    case 'skills':
      if (evaluation.rulebook.skills.has(which)) numbers.ownSkills[which] = skill(evaluation, which);
      break;
    case 'initiative':
      numbers.initiative = initiative(evaluation);
      break;
    case 'base':
      if (which === 'ac') armorClassBase(evaluation);
      else walkBase(evaluation);
      break;
    case 'ac':
      numbers.ac = armorClass(evaluation);
      break;
    case 'speed': {
      const movement = MOVEMENTS.find((each) => each === which);
      const stat = movement && speed(evaluation, movement);
      if (stat !== undefined) numbers.speeds[movement!] = stat;
      break;
    }
    case 'senses':
      numbers.senses = senses(evaluation);
      break;
    case 'size':
      numbers.size = size(evaluation);
      break;
    case 'hitPoints':
      if (which === 'max') {
        numbers.hitDice = hitDice(evaluation);
        numbers.hitPoints = hitPoints(evaluation);
      } else {
        const offeredTemp = temporaryHitPoints(evaluation);
        if (offeredTemp !== undefined) numbers.hitPoints = { ...numbers.hitPoints!, offeredTemp };
      }
      break;
    case 'damage':
      numbers.damage = defenses(evaluation);
      break;
    case 'slots':
      numbers.slotState = slots(evaluation);
      break;
    case 'spellcasting':
      numbers.entries = castingEntries(evaluation);
      break;
    case 'attacks':
      numbers.attacks = attacks(evaluation, numbers.trained!.masteries);
      break;
    case 'resources': {
      const uses = resource(evaluation, which);
      if (uses !== undefined) numbers.uses[which] = uses;
      break;
    }
  }
}

function proficiencyBonus(evaluation: Evaluation): Stat {
  const bonuses = writersOf(evaluation, 'proficiencyBonus').flatMap(
    (instance) => contributionOf(evaluation, instance, 'proficiencyBonus') ?? [],
  );
  const stat = settleStat(evaluation, 'proficiencyBonus', bonuses);
  evaluation.facts.proficiencyBonus = stat.value;
  return stat;
}
