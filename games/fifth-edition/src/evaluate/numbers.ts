import type { Stat } from '@tessera/rules';
import type { DerivedState, SkillStat } from '../sheet.ts';
import { type Ability, isAbility, MOVEMENTS, type Movement } from '../vocabulary.ts';
import { abilityScore } from './abilities.ts';
import { attacks } from './attacks.ts';
import { armorClass, armorClassBase, senses, size, speed, walkBase } from './body.ts';
import { defenses } from './defenses.ts';
import { type Evaluation, writersOf } from './evaluation.ts';
import { hitDice, hitPoints, temporaryHitPoints } from './hitPoints.ts';
import { training } from './proficiencies.ts';
import { resource } from './resources.ts';
import { check, initiative, save, skill } from './rolls.ts';
import { castingEntries, slots } from './spellcasting.ts';
import { bonusOf, settleStat } from './stats.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** What has been worked out so far. */
export interface Numbers extends Partial<Mutable<DerivedState>> {
  entries?: ReturnType<typeof castingEntries>;
  slotState?: ReturnType<typeof slots>;
  trained?: ReturnType<typeof training>;
  readonly scores: Partial<Record<Ability, DerivedState['abilities'][Ability]>>;
  readonly ownSaves: Partial<Record<Ability, DerivedState['saves'][Ability]>>;
  readonly ownChecks: Partial<Record<Ability, DerivedState['checks'][Ability]>>;
  readonly ownSkills: Record<string, SkillStat>;
  readonly speeds: Partial<Record<Movement, NonNullable<ReturnType<typeof speed>>>>;
  readonly uses: Record<string, DerivedState['resources'][string]>;
}

/** Every target, in an order in which nothing is read before it stands. SPEC 4 */
export function workOut(evaluation: Evaluation): Numbers {
  const numbers: Numbers = { scores: {}, ownSaves: {}, ownChecks: {}, ownSkills: {}, speeds: {}, uses: {} };
  for (const target of evaluation.rulebook.order) workOutTarget(evaluation, target, numbers);
  return numbers;
}

function workOutTarget(evaluation: Evaluation, target: string, numbers: Numbers): void {
  const dot = target.indexOf('.');
  const family = dot < 0 ? target : target.slice(0, dot);
  const which = target.slice(dot + 1);
  switch (family) {
    case 'abilities':
      if (isAbility(which)) numbers.scores[which] = abilityScore(evaluation, which);
      break;
    case 'proficiencyBonus':
      numbers.proficiencyBonus = proficiencyBonus(evaluation);
      break;
    case 'proficiencies':
      numbers.trained = training(evaluation);
      break;
    case 'saves':
      if (isAbility(which)) numbers.ownSaves[which] = save(evaluation, which);
      break;
    case 'checks':
      if (isAbility(which)) numbers.ownChecks[which] = check(evaluation, which);
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
    case 'resources':
      if (evaluation.byTarget.has(target)) {
        const uses = resource(evaluation, which);
        if (uses !== undefined) numbers.uses[which] = uses;
      }
      break;
  }
}

function proficiencyBonus(evaluation: Evaluation): Stat {
  const bonuses = writersOf(evaluation, 'proficiencyBonus').flatMap((instance) => bonusOf(evaluation, instance) ?? []);
  const stat = settleStat(evaluation, 'proficiencyBonus', bonuses);
  evaluation.facts.proficiencyBonus = stat.value;
  return stat;
}
