import { isRecord, type Json } from './json.ts';

/** Translates a predicate of the specification: the same types with the names of this content. */
export function translatePredicate(given: Json): Json {
  if (Array.isArray(given)) return given.map(translatePredicate);
  if (!isRecord(given)) return given;
  const { predicates, predicate, ...rest } = given;
  const inner = {
    ...(predicates !== undefined && { predicates: translatePredicate(predicates) }),
    ...(predicate !== undefined && { predicate: translatePredicate(predicate) }),
  };
  // The specification checks the character for a tag that only a roll can have.
  if (rest.type === 'hasTag' && rest.tag === 'magical-effect') return { type: 'rollContext', against: ['magic'] };
  if (rest.type === 'hasProficiency') return { ...rest, value: proficiencyName(rest.profType, rest.value ?? null) };
  return { ...rest, ...inner };
}

/** Converts `Animal Handling` to `AnimalHandling`. */
export function skillName(name: Json): Json {
  if (typeof name !== 'string') return name;
  return name
    .split(' ')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('');
}

/** Converts `Heavy armor` to `heavy`, `Martial weapons` to `martial`, `Gnomish` to `gnomish`. */
export function proficiencyName(type: Json | undefined, name: Json): Json {
  if (typeof name !== 'string') return name;
  switch (type) {
    case 'skill':
      return skillName(name);
    case 'armor':
      return slugOf(name.replace(/ armou?r$/i, '')).replace(/^shield$/, 'shields');
    case 'weapon':
      return slugOf(name.replace(/ weapons?$/i, ''));
    case 'tool':
    case 'language':
      return slugOf(name);
    default:
      return name;
  }
}

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9:]+/g, '-');
}
