import type { DerivedState, Line } from '@tessera/fifth-edition';
import type { TranslateFn } from '@tessera/text';
import { numberText } from '../parts/numberText.ts';
import { entryWord } from '../parts/sum/entryWord.ts';
import { abilityShort, skillName, wordOr } from '../words/pathName.ts';

/** Text for an absent value. */
export const NO_VALUE = '–';

/** Formats a value: a number with its sign, a roll mode, or names separated by commas. */
export function valueText(
  line: Pick<Line, 'value'> | undefined,
  signed: boolean,
  path: string,
  sheet: DerivedState,
  t: TranslateFn,
): string {
  if (line === undefined) return path.startsWith('spellcasting.slots.') ? '0' : NO_VALUE;
  const { value } = line;
  if (typeof value === 'number') return numberText(value, signed);
  if (typeof value === 'string')
    return wordOr(t, path.endsWith('.rolling') ? `words.roll.${value}` : `levelup.value.${value}`, value);
  return value.length === 0 ? NO_VALUE : namesOf(value, path, sheet, t).join(', ');
}

/** Returns the names of list entries; names from content are looked up on the sheet. */
export function namesOf(values: readonly string[], path: string, sheet: DerivedState, t: TranslateFn): string[] {
  return values.map((value) => entryName(value, path, sheet, t));
}

function entryName(value: string, path: string, sheet: DerivedState, t: TranslateFn): string {
  const [root, list = ''] = path.split('.');
  switch (root) {
    case 'features':
      return sheet.features.find(({ source, id }) => `${source}/${id}` === value)?.name ?? value;
    case 'feats':
      return sheet.feats.find(({ id }) => id === value)?.name ?? value;
    case 'spellcasting':
      return sheet.spellcasting.spells.find(({ spell }) => value.startsWith(`${spell} (`))?.name ?? value;
    case 'expertise':
      return skillName(t, sheet, value);
    case 'masteries':
      return sheet.masteries.weapons.find((each) => each.value === value)?.name ?? value;
    case 'conditionImmunities':
      return wordOr(t, `condition.${value}`, listedName(sheet.conditionImmunities, value));
    case 'conditions': {
      const [id = '', level = ''] = value.split(' ');
      const name = wordOr(t, `condition.${id}`, sheet.conditions.find((each) => each.id === id)?.name ?? id);
      return Number(level) > 1 ? `${name} ${level}` : name;
    }
    case 'damage':
      return wordOr(t, `damageType.${value}`, value);
    case 'proficiencies':
      return trainedName(list, value, sheet, t);
    default:
      return value;
  }
}

function trainedName(list: string, value: string, sheet: DerivedState, t: TranslateFn): string {
  if (list === 'skills') return skillName(t, sheet, value);
  if (list === 'savingThrows') return abilityShort(t, value);
  const lists: Readonly<Record<string, readonly { value: string; name: string }[]>> = sheet.proficiencies;
  return entryWord(t, value, listedName(lists[list] ?? [], value));
}

function listedName(list: readonly { readonly value: string; readonly name: string }[], value: string): string {
  return list.find((each) => each.value === value)?.name ?? value;
}
