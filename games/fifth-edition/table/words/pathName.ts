import type { DerivedState } from '@tessera/fifth-edition';
import { messageText } from '@tessera/fifth-edition';
import type { TranslateFn } from '@tessera/text';

/** Returns the localized name of a path: `skills.Stealth.bonus` is Stealth, `spellcasting.bard.dc` is the spell DC. */
export function pathName(t: TranslateFn, sheet: DerivedState, path: string): string {
  const [area = '', id = '', part = '', last = ''] = path.split('.');
  const word = (key: string, params?: Readonly<Record<string, string | number>>) => t(`words.path.${key}`, params);
  switch (area) {
    case 'abilities':
      return part === 'score' ? abilityName(t, id) : word(part, { ability: abilityShort(t, id) });
    case 'saves':
      return word(part === 'rolling' ? 'saveRolling' : 'save', { ability: abilityShort(t, id) });
    case 'checks':
      return word('check', { ability: abilityShort(t, id) });
    case 'skills':
      return part === 'rolling' ? word('rolling', { name: skillName(t, sheet, id) }) : skillName(t, sheet, id);
    case 'passives':
      return word('passive', { name: skillName(t, sheet, id) });
    case 'deathSaves':
      return id === 'rolling' ? word('rolling', { name: word('deathSaves') }) : word('deathSaves');
    case 'initiative':
      return id === 'rolling' ? word('rolling', { name: word('initiative') }) : word('initiative');
    case 'speed':
      return t(`words.movement.${id}`);
    case 'senses':
      return t(`words.sense.${id}`);
    case 'proficiencies':
      return t(`words.list.${id}`);
    case 'damage':
      return word(id);
    case 'hitPoints':
      return word(id === 'temp' || id === 'offeredTemp' ? 'hitPointsTemp' : 'hitPointsMax');
    case 'hitDice':
      return word('hitDice', { die: id.slice(1) });
    case 'attacks':
      return id === 'perAction' ? word('attacks') : word(part, { name: attackName(sheet, id) });
    case 'spellcasting':
      return castingName(t, sheet, id, part, last);
    case 'difficulties':
      return word('difficulty', { name: sheet.difficulties.find(({ feature }) => feature === id)?.name ?? id });
    case 'resources':
      return resourceName(t, sheet, path);
    default:
      return word(area);
  }
}

/** Returns the text of a key, or the given name when there is none. */
export function wordOr(t: TranslateFn, key: string, other: string): string {
  const text = t(key);
  return text === key ? other : text;
}

export function abilityName(t: TranslateFn, id: string): string {
  return wordOr(t, `words.ability.${id}`, id);
}

export function abilityShort(t: TranslateFn, id: string): string {
  return wordOr(t, `words.short.${id}`, id);
}

export function skillName(t: TranslateFn, { skills }: Pick<DerivedState, 'skills'>, id: string): string {
  return wordOr(t, `words.skill.${id}`, skills[id]?.name ?? id);
}

function attackName({ attacks }: DerivedState, id: string): string {
  return attacks.lines.find((line) => line.id === id)?.name ?? id;
}

/** Returns the name of a resource; ids may contain dots: `resources.free.shield.max`. */
function resourceName(t: TranslateFn, { resources }: DerivedState, path: string): string {
  const id = path.slice('resources.'.length, path.lastIndexOf('.'));
  return messageText(resources[id]?.name ?? id, t);
}

/** Returns the name of a casting number by the last part of its path. */
function castingPart(t: TranslateFn, part: string): string {
  if (part === 'rolling') return t('words.path.rolling', { name: t('words.path.spellAttack') });
  return t(`words.path.${part === 'attack' ? 'spellAttack' : part}`);
}

function innateName(t: TranslateFn, ability: string, part: string): string {
  return t('words.path.ofAbility', { name: castingPart(t, part), ability: abilityShort(t, ability) });
}

function castingName(t: TranslateFn, { spellcasting }: DerivedState, id: string, part: string, last: string): string {
  if (id === 'slots') return t('words.path.slots', { level: part });
  if (id === 'pact') return t(part === 'level' ? 'words.path.pactLevel' : 'words.path.pact');
  if (id === 'cantripTier' || id === 'spells') return t(`words.path.${id}`);
  if (id === 'innate') return innateName(t, part, last);
  const name = castingPart(t, part);
  const entry = spellcasting.entries.find((each) => each.id === id);
  const isAlone = spellcasting.entries.length < 2;
  return isAlone || entry === undefined ? name : t('words.path.ofClass', { name, class: entry.name });
}
