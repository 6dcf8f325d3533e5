import type { DerivedState, Explanation } from '@tessera/fifth-edition';
import type { Label } from '@tessera/rules';
import { sourceOf } from './sourceOf.ts';

interface Entry {
  readonly value: string;
  readonly name: string;
  readonly from: readonly Label[];
}

type Listed = DerivedState['expertise'];

/** Returns the entries of a list on the sheet with their sources; empty if the path is not a list. */
export function listedAt(sheet: DerivedState, path: string, entries: Explanation['entries'] = []): readonly Entry[] {
  const names = new Map(listAt(sheet, path)?.map(({ value, name }) => [value, name]));
  return entries.map(({ value, sources }) => ({
    value,
    name: names.get(value) ?? value,
    from: [...new Set(sources.map(({ id, label }) => sourceOf(sheet, id)?.name ?? label))],
  }));
}

function listAt(sheet: DerivedState, path: string): Listed | undefined {
  const { damage, proficiencies, expertise, masteries, conditionImmunities } = sheet;
  const lists: Readonly<Record<string, Listed>> = {
    expertise,
    conditionImmunities,
    'masteries.weapons': masteries.weapons,
    'damage.resistance': damage.resistance,
    'damage.immunity': damage.immunity,
    'damage.vulnerability': damage.vulnerability,
    ...Object.fromEntries(Object.entries(proficiencies).map(([id, list]) => [`proficiencies.${id}`, list])),
  };
  return Object.hasOwn(lists, path) ? lists[path] : undefined;
}
