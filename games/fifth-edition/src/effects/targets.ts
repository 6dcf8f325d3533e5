import { ABILITIES, type Ability, isAbility, MOVEMENTS } from '../vocabulary/vocabulary.ts';
import type { Effect } from './effect.ts';

/** Parts of content that determine the names of targets. */
export interface TargetNames {
  /** Skills with their ability. */
  readonly skills: ReadonlyMap<string, Ability>;
}

/** Returns the targets that an effect writes to, as named in the order of calculation. SPEC 4 */
export function targetsOf(effect: Effect, names: TargetNames): readonly string[] {
  switch (effect.kind) {
    case 'grantProficiency':
    case 'skillProficiency':
    case 'skillExpertise':
    case 'weaponMastery':
      return ['proficiencies'];
    case 'halfProficiency':
      return halfProficiencyTargets(effect.applies, effect.abilities ?? ABILITIES, names);
    case 'skillBonus':
      return [effect.skill].flat().map((skill) => `skills.${skill}`);
    case 'checkBonus':
      return checkTargets(abilityList(effect.abilities ?? 'all'), names);
    case 'saveBonus':
    case 'saveAdvantage':
      return saveTargets(effect.abilities);
    case 'rollMode':
      return [effect.target].flat().flatMap((target) => rollTargets(target, names));
    case 'rollFloor':
      return rollTargets(effect.target, names);
    case 'initiativeBonus':
      return ['initiative'];
    case 'abilityScoreIncrease':
    case 'abilityScoreSet':
    case 'abilityScoreCap':
      return abilityList([effect.ability]).map((ability) => `abilities.${ability}`);
    case 'proficiencyBonus':
      return ['proficiencyBonus'];
    case 'armorClass':
      return effect.priority === 'base' ? ['base.ac', 'ac'] : ['ac'];
    case 'speed':
      return speedTargets(effect.movementType, effect.priority);
    case 'sense':
      return ['senses'];
    case 'size':
      return ['size'];
    case 'hitPointMax':
      return ['hitPoints.max'];
    case 'temporaryHitPoints':
      return ['hitPoints.temp'];
    case 'damageModifier':
      return ['damage'];
    case 'formOverlay':
      return formTargets(effect.replace, effect.keep ?? [], names);
    case 'resource':
      return [`resources.${effect.resourceId}`];
    case 'spellcasting':
    case 'spellcastingAbility':
    case 'spellCount':
    case 'spellBonus':
      return ['spellcasting'];
    case 'spellSlots':
      return ['slots'];
    case 'grantSpell':
      return ['spells'];
    case 'attackBonus':
    case 'damageBonus':
    case 'attackAbility':
    case 'weaponDie':
    case 'extraAttack':
    case 'criticalRange':
      return ['attacks'];
    case 'tag':
      return ['tags'];
    case 'condition':
    case 'conditionImmunity':
      return ['conditions'];
    case 'suppress':
      return ['suppression'];
    case 'attunementSlots':
      return ['attunement'];
    case 'equipmentRestriction':
      return ['restrictions'];
    case 'grantFeature':
    case 'grantFeat':
      return ['features'];
    case 'note':
      return ['notes'];
  }
}

/** Returns the targets of a roll: an ability check includes its skills, and initiative is a DEX check. */
function rollTargets(target: string, names: TargetNames): readonly string[] {
  const [kind = '', which] = target.split('.');
  switch (kind) {
    case 'saves':
      return saveTargets(which === undefined ? 'all' : [which]);
    case 'checks':
      return checkTargets(abilityList(which === undefined ? 'all' : [which]), names);
    case 'skills':
      if (which === undefined || which === 'proficient')
        return [...names.skills.keys()].map((skill) => `skills.${skill}`);
      return [target];
    case 'spellAttacks':
      return ['spellcasting'];
    default:
      return [kind];
  }
}

/** Returns the saving throws of the abilities; `all` includes death saves, which belong to no ability. */
function saveTargets(abilities: 'all' | readonly string[]): readonly string[] {
  const saves = abilityList(abilities).map((ability) => `saves.${ability}`);
  return abilities === 'all' ? [...saves, 'deathSaves'] : saves;
}

/** A placeholder stands for any ability until the choice is made. */
function abilityList(abilities: 'all' | readonly string[]): readonly Ability[] {
  if (abilities === 'all' || abilities.some((each) => !isAbility(each))) return ABILITIES;
  return abilities.filter(isAbility);
}

function checkTargets(abilities: readonly Ability[], { skills }: TargetNames): readonly string[] {
  const ofSkills = [...skills].filter(([, ability]) => abilities.includes(ability)).map(([skill]) => `skills.${skill}`);
  const initiative = abilities.includes('DEX') ? ['initiative'] : [];
  return [...abilities.map((ability) => `checks.${ability}`), ...ofSkills, ...initiative];
}

function halfProficiencyTargets(
  applies: readonly ('skills' | 'checks' | 'initiative')[],
  abilities: readonly string[],
  { skills }: TargetNames,
): readonly string[] {
  const targets: string[] = [];
  if (applies.includes('skills') || applies.includes('checks'))
    for (const [skill, ability] of skills) if (abilities.includes(ability)) targets.push(`skills.${skill}`);
  if (applies.includes('checks')) targets.push(...abilityList(abilities).map((ability) => `checks.${ability}`));
  if (applies.includes('initiative')) targets.push('initiative');
  return targets;
}

function speedTargets(movement: string, priority: string): readonly string[] {
  if (movement === 'all') return MOVEMENTS.map((each) => `speed.${each}`);
  const isWalkBase = movement === 'walk' && priority === 'base';
  return isWalkBase ? ['base.speed.walk', 'speed.walk'] : [`speed.${movement}`];
}

function formTargets(replace: readonly string[], keep: readonly string[], { skills }: TargetNames): readonly string[] {
  return replace
    .filter((part) => !keep.includes(part))
    .flatMap((part) => {
      if (isAbility(part)) return [`abilities.${part}`];
      if (part === 'speed') return ['base.speed.walk', ...MOVEMENTS.map((movement) => `speed.${movement}`)];
      if (part === 'ac') return ['base.ac', 'ac'];
      if (part === 'skills') return [...skills.keys()].map((skill) => `skills.${skill}`);
      if (part === 'saves') return ABILITIES.map((ability) => `saves.${ability}`);
      return [FORM_TARGETS[part] ?? part];
    });
}

/** Parts of a form whose targets have another name. The character's proficiencies are no separate target. */
const FORM_TARGETS: Readonly<Record<string, string>> = {
  hitPoints: 'hitPoints.max',
  temporaryHitPoints: 'hitPoints.temp',
  traits: 'features',
  proficiencies: 'features',
};
