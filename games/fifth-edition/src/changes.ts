import type { CharacterRecord, ChoiceValue, LevelEntry } from './record.ts';
import { MAX_LEVEL } from './vocabulary.ts';

/** The record with an answer; lineage and subclasses are answers too. Nothing given is changed. SPEC 20 */
export function applyChoice(record: CharacterRecord, key: string, value: ChoiceValue | undefined): CharacterRecord {
  if (key === 'lineage') {
    const { lineage: _, ...rest } = record;
    return typeof value === 'string' ? { ...rest, lineage: value } : rest;
  }
  const [, className] = key.split('subclass:');
  if (className !== undefined)
    return { ...record, levels: record.levels.map((level) => withSubclass(level, className, value)) };
  const { [key]: _, ...others } = record.choices;
  return { ...record, choices: value === undefined ? others : { ...others, [key]: value } };
}

function withSubclass(level: LevelEntry, className: string, value: ChoiceValue | undefined): LevelEntry {
  if (level.class !== className) return level;
  const { subclass: _, ...rest } = level;
  return typeof value === 'string' ? { ...rest, subclass: value } : rest;
}

/** One more level; nothing when the character is at the highest already. */
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

/** One level less; nothing when only one is left. Answers are kept, for when the level comes back. */
export function levelDown(record: CharacterRecord): CharacterRecord | undefined {
  return record.levels.length < 2 ? undefined : { ...record, levels: record.levels.slice(0, -1) };
}

/** The record without something that was at work. */
export function removeEffect(record: CharacterRecord, instanceId: string): CharacterRecord {
  return { ...record, active: record.active.filter((effect) => effect.instanceId !== instanceId) };
}
