import { descriptionKey, type Rulebook } from '@tessera/fifth-edition';

/**
 * Returns the description keys of an offer by id and name: a spell, feat, class, species, background or item; for a
 * weapon, those of its mastery. Empty for offers that need no description (a skill, a language).
 */
export function describedBy(rulebook: Rulebook, id: string, name: string): readonly string[] {
  const { spells, feats, classes, subclasses, species, lineages, backgrounds, items, conditions } = rulebook;
  const shelves = { spell: spells, feat: feats, class: classes, subclass: subclasses, species, lineage: lineages };
  const others = { background: backgrounds, item: items, condition: conditions };
  const kind = Object.entries({ ...shelves, ...others }).find(([, shelf]) => shelf.get(id)?.facts.name === name)?.[0];
  if (kind === undefined) return [];
  if (kind !== 'item') return [descriptionKey(kind, id)];
  const { weapon, armor, magical } = items.get(id)!.record;
  const mastery = weapon?.mastery === undefined ? [] : [descriptionKey('mastery', weapon.mastery)];
  // Plain weapons and armor are described by their numbers.
  return (weapon ?? armor) !== undefined && !magical ? mastery : [descriptionKey('item', id), ...mastery];
}
