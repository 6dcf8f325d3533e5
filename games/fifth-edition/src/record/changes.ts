import { MAX_LEVEL } from '../vocabulary/vocabulary.ts';
import type { CharacterRecord, ChoiceValue, LevelEntry } from './record.ts';

/**
 * Returns a copy of the record with an answer set or removed. Species, lineage, background, class and subclasses are
 * answers too. SPEC 20
 */
export function applyChoice(record: CharacterRecord, key: string, value: ChoiceValue | undefined): CharacterRecord {
  const [standing, className] = key.split(':');
  const id = typeof value === 'string' ? value : '';
  switch (standing) {
    case 'species': {
      if (id === record.species) return record;
      const { lineage: _, ...rest } = record;
      return { ...rest, species: id };
    }
    case 'background':
      return { ...record, background: id };
    case 'lineage': {
      const { lineage: _, ...rest } = record;
      return id === '' ? rest : { ...rest, lineage: id };
    }
    case 'class':
      return { ...record, levels: withFirstClass(record.levels, id) };
    case 'subclass':
      return { ...record, levels: record.levels.map((level) => withSubclass(level, className, id)) };
  }
  const { [key]: _, ...others } = record.choices;
  return { ...record, choices: value === undefined ? others : { ...others, [key]: value } };
}

/** Replaces the starting class in every level of that class. Removing it clears the first level only. */
function withFirstClass(levels: readonly LevelEntry[], id: string): LevelEntry[] {
  const before = levels[0]!.class;
  return levels.map((level, index) => {
    const isMeant = index === 0 || (id !== '' && level.class === before);
    return isMeant && level.class !== id ? { class: id, hp: 'fixed' } : level;
  });
}

function withSubclass(level: LevelEntry, className: string | undefined, id: string): LevelEntry {
  if (level.class !== className) return level;
  const { subclass: _, ...rest } = level;
  return id === '' ? rest : { ...rest, subclass: id };
}

/** Returns the record with one more level, or undefined at the highest level. */
export function levelUp(
  record: CharacterRecord,
  className: string,
  hp: LevelEntry['hp'] = 'fixed',
): CharacterRecord | undefined {
  if (record.levels.length >= MAX_LEVEL) return undefined;
  const subclass = record.levels.findLast((level) => level.class === className)?.subclass;
  return {
    ...record,
    levels: [...record.levels, { class: className, hp, ...(subclass !== undefined && { subclass }) }],
  };
}

/** Returns the record with one level less, or undefined at level 1. Keeps the answers, in case the level comes back. */
export function levelDown(record: CharacterRecord): CharacterRecord | undefined {
  return record.levels.length < 2 ? undefined : { ...record, levels: record.levels.slice(0, -1) };
}

export function removeEffect(record: CharacterRecord, instanceId: string): CharacterRecord {
  return { ...record, active: record.active.filter((effect) => effect.instanceId !== instanceId) };
}
