import type { DerivedState } from '@tessera/fifth-edition';
import { messageText } from '@tessera/fifth-edition';
import type { TranslateFn } from '@tessera/text';

/** Returns the localized name of a path: `skills.Stealth.bonus` is Stealth, `spellcasting.bard.dc` is the spell DC. */
export function pathName(say: TranslateFn, sheet: DerivedState, path: string): string {
  const [area = '', id = '', part = '', last = ''] = path.split('.');
  const word = (key: string, params?: Readonly<Record<string, string | number>>) => say(`words.path.${key}`, params);
  switch (area) {
    case 'abilities':
      return part === 'score' ? abilityName(say, id) : word(part, { ability: abilityShort(say, id) });
    case 'saves':
      return word(part === 'rolling' ? 'saveRolling' : 'save', { ability: abilityShort(say, id) });
    case 'checks':
      return word('check', { ability: abilityShort(say, id) });
    case 'skills':
      return part === 'rolling' ? word('rolling', { name: skillName(say, sheet, id) }) : skillName(say, sheet, id);
    case 'passives':
      return word('passive', { name: skillName(say, sheet, id) });
    case 'deathSaves':
      return id === 'rolling' ? word('rolling', { name: word('deathSaves') }) : word('deathSaves');
    case 'initiative':
      return id === 'rolling' ? word('rolling', { name: word('initiative') }) : word('initiative');
    case 'speed':
      return say(`words.movement.${id}`);
    case 'senses':
      return say(`words.sense.${id}`);
    case 'proficiencies':
      return say(`words.list.${id}`);
    case 'damage':
      return word(id);
    case 'hitPoints':
      return word(id === 'temp' || id === 'offeredTemp' ? 'hitPointsTemp' : 'hitPointsMax');
    case 'hitDice':
      return word('hitDice', { die: id.slice(1) });
    case 'attacks':
      return id === 'perAction' ? word('attacks') : word(part, { name: attackName(sheet, id) });
    case 'spellcasting':
      return castingName(say, sheet, id, part, last);
    case 'difficulties':
      return word('difficulty', { name: sheet.difficulties.find(({ feature }) => feature === id)?.name ?? id });
    case 'resources':
      return resourceName(say, sheet, path);
    default:
      return word(area);
  }
}

/** Returns the text of a key, or the given name when there is none. */
export function wordOr(say: TranslateFn, key: string, other: string): string {
  const text = say(key);
  return text === key ? other : text;
}

export function abilityName(say: TranslateFn, id: string): string {
  return wordOr(say, `words.ability.${id}`, id);
}

export function abilityShort(say: TranslateFn, id: string): string {
  return wordOr(say, `words.short.${id}`, id);
}

export function skillName(say: TranslateFn, { skills }: Pick<DerivedState, 'skills'>, id: string): string {
  return wordOr(say, `words.skill.${id}`, skills[id]?.name ?? id);
}

function attackName({ attacks }: DerivedState, id: string): string {
  return attacks.lines.find((line) => line.id === id)?.name ?? id;
}

/** Returns the name of a resource; ids may contain dots: `resources.free.shield.max`. */
function resourceName(say: TranslateFn, { resources }: DerivedState, path: string): string {
  const id = path.slice('resources.'.length, path.lastIndexOf('.'));
  return messageText(resources[id]?.name ?? id, say);
}

/** Returns the name of a casting number by the last part of its path. */
function castingPart(say: TranslateFn, part: string): string {
  if (part === 'rolling') return say('words.path.rolling', { name: say('words.path.spellAttack') });
  return say(`words.path.${part === 'attack' ? 'spellAttack' : part}`);
}

function innateName(say: TranslateFn, ability: string, part: string): string {
  return say('words.path.ofAbility', { name: castingPart(say, part), ability: abilityShort(say, ability) });
}

function castingName(say: TranslateFn, { spellcasting }: DerivedState, id: string, part: string, last: string): string {
  if (id === 'slots') return say('words.path.slots', { level: part });
  if (id === 'pact') return say(part === 'level' ? 'words.path.pactLevel' : 'words.path.pact');
  if (id === 'cantripTier' || id === 'spells') return say(`words.path.${id}`);
  if (id === 'innate') return innateName(say, part, last);
  const name = castingPart(say, part);
  const entry = spellcasting.entries.find((each) => each.id === id);
  const isAlone = spellcasting.entries.length < 2;
  return isAlone || entry === undefined ? name : say('words.path.ofClass', { name, class: entry.name });
}
