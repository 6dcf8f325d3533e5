/** Rules with a short explanation in the texts. */
export const TOPICS = [
  'ac',
  'initiative',
  'hitPoints',
  'speed',
  'dc',
  'spellAttack',
  'passive',
  'proficiencyBonus',
  'score',
  'modifier',
  'save',
  'skill',
  'attack',
  'damage',
  'slots',
  'resource',
] as const;
export type Topic = (typeof TOPICS)[number];

/** Returns the rule that determines the number at a path. */
export function topicOf(path: string): Topic | undefined {
  const [area, , part] = path.split('.');
  switch (area) {
    case 'ac':
    case 'initiative':
    case 'speed':
    case 'hitPoints':
    case 'proficiencyBonus':
      return area;
    case 'passives':
      return 'passive';
    case 'abilities':
      return part === 'score' || part === 'modifier' ? part : undefined;
    case 'saves':
    case 'deathSaves':
      return 'save';
    case 'checks':
    case 'skills':
      return 'skill';
    case 'attacks':
      return part === 'attack' || part === 'damage' ? part : undefined;
    case 'spellcasting':
      return part === 'dc' ? 'dc' : part === 'attack' ? 'spellAttack' : path.includes('slots') ? 'slots' : undefined;
    case 'resources':
      return 'resource';
    default:
      return undefined;
  }
}
