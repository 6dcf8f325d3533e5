import {
  CharacterRecord,
  type DerivedState,
  type Edition,
  editionFiles,
  evaluateCharacter,
  levelDown,
  levelUp,
  loadRulebook,
  type Rulebook,
  withoutOpenChoices,
} from '@tessera/fifth-edition';
import {
  findingsOf,
  formatPath,
  formatProblem,
  type JsonPath,
  parseJson,
  positionAt,
  readJsonText,
} from '@tessera/rules';
import { FindingError, packsIn, readText } from '@tessera/terminal';

/** Limit of findings in the message about an invalid file. */
const MAX_FINDINGS = 5;

/** Reads a character from a file. Throws an error that lists each invalid path. */
export function readCharacter(path: string, cwd: string): CharacterRecord {
  const text = readText(path, cwd);
  const json = withoutOpenChoices(jsonOf(path, text));
  const parsed = CharacterRecord.safeParse(json);
  if (parsed.success) return parsed.data;
  const findings = findingsOf(parsed.error, json);
  const { offsets } = parseJson(text, { offsets: true });
  const lines = findings.slice(0, MAX_FINDINGS).map(({ path: place, message, hint }) => {
    const where = [lineOf(text, offsets, place), formatPath(place) || 'the whole file'].filter(Boolean).join(' ');
    return `  ${[`${where}:`, message, hint].filter(Boolean).join(' ')}`;
  });
  const more = findings.length > MAX_FINDINGS ? [`  and ${findings.length - MAX_FINDINGS} more`] : [];
  throw new FindingError('bad-character', [`${path} is no character:`, ...lines, ...more].join('\n'));
}

/** Returns the position of a value, `3:12`; for a missing value, that of its parent object. */
function lineOf(text: string, offsets: ReadonlyMap<string, number>, place: JsonPath): string | undefined {
  for (let length = place.length; length >= 0; length--) {
    const offset = offsets.get(formatPath(place.slice(0, length)));
    if (offset === undefined) continue;
    const { line, column } = positionAt(text, offset);
    return `${line}:${column}`;
  }
  return undefined;
}

/** Returns the character at a level; additional levels use the class of the last one. */
export function atLevel(record: CharacterRecord, level: number): CharacterRecord {
  let changed: CharacterRecord | undefined = record;
  while (changed && changed.levels.length > level) changed = levelDown(changed);
  while (changed && changed.levels.length < level) changed = levelUp(changed, changed.levels.at(-1)?.class ?? '');
  return changed ?? record;
}

/** Loads the content of an edition with the packs in folders; throws a FindingError for errors in them. */
export async function rulebookWith(edition: Edition, folders: readonly string[], cwd: string): Promise<Rulebook> {
  const guests = folders.flatMap((folder) => packsIn(folder, cwd)).flatMap(({ files }) => files);
  const { rulebook, problems } = loadRulebook([...(await editionFiles(edition)), ...guests], edition);
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return rulebook;
  throw new FindingError('bad-pack', ['These packs cannot be used:', ...errors.map(formatProblem)].join('\n'));
}

/** Evaluates a character with the content of its edition and the packs in folders. */
export async function sheetOf(record: CharacterRecord, folders: readonly string[], cwd: string): Promise<DerivedState> {
  return evaluateCharacter(record, await rulebookWith(record.edition, folders, cwd));
}

/** Parses JSON from a file; throws a FindingError with line and column. */
export function jsonOf(path: string, text: string): unknown {
  const read = readJsonText(text);
  if (read.ok) return read.value;
  throw new FindingError('bad-file', `${path} is not JSON: ${read.why}`);
}
