import { inOrder } from './json.ts';
import type { Deed, MatchFile } from './matchFile.ts';
import type { Path } from './patches.ts';

/** How rules of before spelled a state that these spell otherwise. */
export interface Renaming {
  /** Fields of the state: what each of before is called now. */
  readonly fields: Readonly<Record<string, string>>;
  /** What a text is now that stands at this path, in the names of now. */
  readonly text?: (path: Path, text: string) => string;
}

type Origin = NonNullable<MatchFile['header']['origin']>;
type Json = Origin['state'][string];

/**
 * A file of before whose states are in the words of now, for a `migrate`: the state that it begins with where it began in the middle
 * of another match, and what was changed by hand. Whatever else is in a file comes to such states by itself.
 */
export function renameInStates(file: MatchFile, renaming: Renaming): MatchFile {
  const { header, deeds } = file;
  const { origin } = header;
  // In the order of a file: a name of now may come elsewhere in it.
  const begun = origin && {
    ...header,
    origin: { ...origin, state: inOrder(fieldsOf(origin.state, [], renaming)) as Origin['state'] },
  };
  return { ...file, header: begun ?? header, deeds: deeds.map((deed) => renamedIn(deed, renaming)) };
}

function renamedIn(deed: Deed, renaming: Renaming): Deed {
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

function renamedValue(value: Json, path: Path, renaming: Renaming): Json {
  if (typeof value === 'string') return renaming.text?.(path, value) ?? value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item, n) => renamedValue(item, [...path, n], renaming));
  return fieldsOf(value, path, renaming);
}

function fieldsOf(value: Readonly<Record<string, Json>>, path: Path, renaming: Renaming): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      const name = path.length === 0 ? nameOf(key, renaming) : key;
      return [name, renamedValue(item, [...path, name], renaming)];
    }),
  );
}

function nameOf<Key extends string | number>(key: Key, { fields }: Renaming): Key | string {
  return typeof key === 'string' && Object.hasOwn(fields, key) ? (fields[key] ?? key) : key;
}
