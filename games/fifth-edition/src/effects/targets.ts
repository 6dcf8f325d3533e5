import { ABILITIES, type Ability, isAbility } from '../vocabulary/vocabulary.ts';

/** Parts of content that determine the names of targets. */
export interface TargetNames {
  /** Skills with their ability. */
  readonly skills: ReadonlyMap<string, Ability>;
}

/** Returns the targets of a roll: an ability check includes its skills, and initiative is a DEX check. */
export function rollTargets(target: string, names: TargetNames): readonly string[] {
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
export function saveTargets(abilities: 'all' | readonly string[]): readonly string[] {
  const saves = abilityList(abilities).map((ability) => `saves.${ability}`);
  return abilities === 'all' ? [...saves, 'deathSaves'] : saves;
}

/** A placeholder stands for any ability until the choice is made. */
export function abilityList(abilities: 'all' | readonly string[]): readonly Ability[] {
  if (abilities === 'all' || abilities.some((each) => !isAbility(each))) return ABILITIES;
  return abilities.filter(isAbility);
}

/** Returns the ability checks with their skills, and initiative for DEX. */
export function checkTargets(abilities: readonly Ability[], { skills }: TargetNames): readonly string[] {
  const ofSkills = [...skills].filter(([, ability]) => abilities.includes(ability)).map(([skill]) => `skills.${skill}`);
  const initiative = abilities.includes('DEX') ? ['initiative'] : [];
  return [...abilities.map((ability) => `checks.${ability}`), ...ofSkills, ...initiative];
}
