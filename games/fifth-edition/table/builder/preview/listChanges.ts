import { type DerivedState, type Difference, isBasic } from '@tessera/fifth-edition';
import type { TranslateFn } from '@tessera/text';
import { pathName, wordOr } from '../../words/pathName.ts';

/** Entries added to and removed from a list of the sheet. */
export interface ListChange {
  readonly path: string;
  readonly label: string;
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/**
 * Returns the list changes of a choice with the names of the entries. A feat, which is a feature too, is listed once.
 * Features that only carry numbers are omitted.
 */
export function listChanges(
  t: TranslateFn,
  before: DerivedState,
  after: DerivedState,
  differences: readonly Difference[],
): readonly ListChange[] {
  return differences.flatMap(({ path, added = [], removed = [] }) => {
    if (path === 'tags') return [];
    const toldOf = (sheet: DerivedState) => (value: string) => path !== 'features' || isToldFeature(sheet, value);
    const come = added.filter(toldOf(after));
    const gone = removed.filter(toldOf(before));
    if (come.length + gone.length === 0) return [];
    // A prepared spell of the book is in the list twice, so duplicates are removed.
    const names = (sheet: DerivedState, values: readonly string[]) => [
      ...new Set(values.map((value) => wordOr(t, wordKey(path, value), entryName(sheet, path, value)))),
    ];
    return [{ path, label: pathName(t, after, path), added: names(after, come), removed: names(before, gone) }];
  });
}

/** Returns the key of an entry's name in the texts. */
function wordKey(path: string, value: string): string {
  if (path === 'proficiencies.armor' || path === 'proficiencies.weapons') return `words.training.${value}`;
  return path === 'proficiencies.savingThrows' ? `words.ability.${value}` : `words.skill.${value}`;
}

function isToldFeature(sheet: DerivedState, value: string): boolean {
  const feature = featureOf(sheet, value);
  return !value.startsWith('feat:') && !(feature && isBasic(feature));
}

/** Finds the feature that a difference names as `source/id`. */
function featureOf(sheet: DerivedState, value: string): DerivedState['features'][number] | undefined {
  const [source, id] = [value.slice(0, value.lastIndexOf('/')), value.slice(value.lastIndexOf('/') + 1)];
  return sheet.features.find((feature) => feature.id === id && feature.source === source);
}

function entryName(sheet: DerivedState, path: string, value: string): string {
  const [area = '', list = ''] = path.split('.');
  switch (area) {
    case 'features':
      return featureOf(sheet, value)?.name ?? value.slice(value.lastIndexOf('/') + 1);
    case 'feats':
      return sheet.feats.find(({ id }) => id === value)?.name ?? value;
    case 'spellcasting':
      return sheet.spellcasting.spells.find(({ spell, mode }) => `${spell} (${mode})` === value)?.name ?? value;
    case 'proficiencies':
      return (
        Object.entries(sheet.proficiencies)
          .find(([id]) => id === list)?.[1]
          .find((each) => each.value === value)?.name ?? value
      );
    case 'expertise':
      return sheet.expertise.find((each) => each.value === value)?.name ?? value;
    case 'masteries':
      return sheet.masteries.weapons.find((each) => each.value === value)?.name ?? value;
    default:
      return value;
  }
}
