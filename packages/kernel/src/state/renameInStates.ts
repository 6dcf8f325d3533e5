import type { MatchFile, MatchOperation } from '../match/matchFile.ts';
import { inOrder } from './json.ts';
import type { Path } from './patches.ts';

/** How to rename fields and values in states of older rules. */
export interface StateRenaming {
  /** The new name of each old state field. */
  readonly fields: Readonly<Record<string, string>>;
  /** Maps a text at this path (in new names) to its new value. */
  readonly text?: (path: Path, text: string) => string;
}

type Origin = NonNullable<MatchFile['header']['origin']>;
type Json = Origin['state'][string];

/**
 * Returns a file with the states in it renamed, for a `migrate`: the initial state of a fork, and manual edits. The
 * other parts of a file contain no states.
 */
export function renameInStates(file: MatchFile, renaming: StateRenaming): MatchFile {
  const { header, deeds } = file;
  const { origin } = header;
  // Applied in file order: a new name may occur elsewhere in the file.
  const begun = origin && {
    ...header,
    origin: { ...origin, state: inOrder(fieldsOf(origin.state, [], renaming)) as Origin['state'] },
  };
  return { ...file, header: begun ?? header, deeds: deeds.map((deed) => renamedIn(deed, renaming)) };
}

function renamedIn(deed: MatchOperation, renaming: StateRenaming): MatchOperation {
  if (!('edit' in deed)) return deed;
  return {
    ...deed,
    edit: deed.edit.map((patch) => {
      const [field, ...rest] = patch[0];
      const path = field === undefined ? [] : [nameOf(field, renaming), ...rest];
      return patch.length === 1 ? [path] : [path, renamedValue(patch[1], path, renaming)];
    }),
  };
}

function renamedValue(value: Json, path: Path, renaming: StateRenaming): Json {
  if (typeof value === 'string') return renaming.text?.(path, value) ?? value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item, n) => renamedValue(item, [...path, n], renaming));
  return fieldsOf(value, path, renaming);
}

function fieldsOf(value: Readonly<Record<string, Json>>, path: Path, renaming: StateRenaming): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      const name = path.length === 0 ? nameOf(key, renaming) : key;
      return [name, renamedValue(item, [...path, name], renaming)];
    }),
  );
}

function nameOf<Key extends string | number>(key: Key, { fields }: StateRenaming): Key | string {
  return typeof key === 'string' && Object.hasOwn(fields, key) ? (fields[key] ?? key) : key;
}
