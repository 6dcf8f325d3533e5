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

/** Everything a message says of a file that is wrong in many places. */
const MOST_FINDINGS = 5;

/** A character from a file. What does not fit the schema is an error that names each place. */
export function readCharacter(path: string, cwd: string): CharacterRecord {
  const text = readText(path, cwd);
  const json = withoutOpenChoices(jsonOf(path, text));
  const parsed = CharacterRecord.safeParse(json);
  if (parsed.success) return parsed.data;
  const findings = findingsOf(parsed.error, json);
  const { offsets } = parseJson(text, { offsets: true });
  const lines = findings.slice(0, MOST_FINDINGS).map(({ path: place, message, hint }) => {
    const where = [lineOf(text, offsets, place), formatPath(place) || 'the whole file'].filter(Boolean).join(' ');
    return `  ${[`${where}:`, message, hint].filter(Boolean).join(' ')}`;
  });
  const more = findings.length > MOST_FINDINGS ? [`  and ${findings.length - MOST_FINDINGS} more`] : [];
  throw new FindingError('bad-character', [`${path} is no character:`, ...lines, ...more].join('\n'));
}

/** `3:12`, where a value begins; of one that is missing, where the object begins in which it should stand. */
function lineOf(text: string, offsets: ReadonlyMap<string, number>, place: JsonPath): string | undefined {
  for (let length = place.length; length >= 0; length--) {
    const offset = offsets.get(formatPath(place.slice(0, length)));
    if (offset === undefined) continue;
    const { line, column } = positionAt(text, offset);
    return `${line}:${column}`;
  }
  return undefined;
}

/** The character as it was, or would be, at this level; further levels go to the class of the last one. */
export function atLevel(record: CharacterRecord, level: number): CharacterRecord {
  let changed: CharacterRecord | undefined = record;
  while (changed && changed.levels.length > level) changed = levelDown(changed);
  while (changed && changed.levels.length < level) changed = levelUp(changed, changed.levels.at(-1)?.class ?? '');
  return changed ?? record;
}

/** The content of an edition with the packs in some folders; errors in those are a FindingError. */
export async function rulebookWith(edition: Edition, folders: readonly string[], cwd: string): Promise<Rulebook> {
  const guests = folders.flatMap((folder) => packsIn(folder, cwd)).flatMap(({ files }) => files);
  const { rulebook, problems } = loadRulebook([...(await editionFiles(edition)), ...guests], edition);
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return rulebook;
  throw new FindingError('bad-pack', ['These packs cannot be used:', ...errors.map(formatProblem)].join('\n'));
}

/** The sheet of a character, by the content of its edition and the packs in some folders. */
export async function sheetOf(record: CharacterRecord, folders: readonly string[], cwd: string): Promise<DerivedState> {
  return evaluateCharacter(record, await rulebookWith(record.edition, folders, cwd));
}

/** JSON from a file, or a FindingError with line and column. */
export function jsonOf(path: string, text: string): unknown {
  const read = readJsonText(text);
  if (read.ok) return read.value;
  throw new FindingError('bad-file', `${path} is not JSON: ${read.why}`);
}
