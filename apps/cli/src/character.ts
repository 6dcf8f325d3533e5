import {
  type CharacterRecord,
  characterRecordSchema,
  type DerivedState,
  editionFiles,
  evaluateCharacter,
  levelDown,
  levelUp,
  loadRulebook,
} from '@tessera/fifth-edition';
import { formatPath } from '@tessera/rules';
import { FindingError } from './errors.ts';
import { readText } from './files.ts';

/** A character from a file. What does not fit the schema is an error that names the place. */
export function readCharacter(path: string, cwd: string): CharacterRecord {
  const parsed = characterRecordSchema.safeParse(jsonOf(path, readText(path, cwd)));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const place = formatPath((issue?.path ?? []).filter((key) => typeof key !== 'symbol'));
  throw new FindingError('bad-character', `${path} is no character: ${issue?.message} (${place || 'the whole file'})`);
}

/** The character as it was, or would be, at this level; further levels go to the class of the last one. */
export function atLevel(record: CharacterRecord, level: number): CharacterRecord {
  let changed: CharacterRecord | undefined = record;
  while (changed && changed.levels.length > level) changed = levelDown(changed);
  while (changed && changed.levels.length < level) changed = levelUp(changed, changed.levels.at(-1)?.class ?? '');
  return changed ?? record;
}

/** The sheet of a character, by the content of its edition. */
export async function sheetOf(record: CharacterRecord): Promise<DerivedState> {
  const { rulebook } = loadRulebook(await editionFiles(record.edition), record.edition);
  return evaluateCharacter(record, rulebook);
}

function jsonOf(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new FindingError('bad-file', `${path} is not JSON: ${why}`, { cause });
  }
}
