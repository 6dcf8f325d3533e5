import { type Finding, pointedOut } from '../finding.ts';
import { formatIssue, problem } from '../issueText.ts';
import { nearestName } from '../nearestName.ts';
import { suggestion } from '../suggest.ts';
import type { Reference } from './contentFile.ts';
import type { PackFile, ProblemList } from './problem.ts';

/** A validated record before it is merged. */
export interface Entry {
  readonly id: string;
  /** Id of its pack. */
  readonly pack: string;
  readonly version: string;
  readonly file: PackFile;
  /** Index in the file. */
  readonly index: number;
  /** The pack whose record of this id it replaces. */
  readonly overrides: string | undefined;
  readonly record: unknown;
}

/** A record that another one has replaced. */
export interface SupersededRecord {
  readonly kind: string;
  readonly id: string;
  readonly pack: string;
  /** The pack that replaced it. */
  readonly by: string;
}

/**
 * Merges the entries of one kind, in the order of their packs. A repeated id must declare which pack's record it
 * replaces and must require that pack, so that the result never depends on the order of files.
 */
export function mergeEntries(
  kind: string,
  entries: readonly Entry[],
  foundations: ReadonlyMap<string, ReadonlySet<string>>,
  problems: ProblemList,
): { readonly merged: ReadonlyMap<string, Entry>; readonly superseded: readonly SupersededRecord[] } {
  const merged = new Map<string, Entry>();
  const superseded: SupersededRecord[] = [];
  for (const entry of entries) {
    const { id, pack, overrides } = entry;
    const present = merged.get(id);
    const fault = faultOf(kind, entry, present, merged.keys(), foundations.get(pack));
    if (fault !== undefined) {
      problems.addToFile(entry.file, fault, { record: id });
      continue;
    }
    if (present !== undefined && overrides !== undefined) superseded.push({ kind, id, pack: overrides, by: pack });
    merged.set(id, entry);
  }
  return { merged, superseded };
}

/** Checks that a file contains a record for each override it declares. */
export function checkOverrides(
  file: PackFile,
  overrides: readonly Reference[],
  ids: ReadonlySet<string>,
  problems: ProblemList,
): void {
  overrides.forEach(({ pack, id }, index) => {
    if (ids.has(id)) return;
    const hint = suggestion(nearestName(id, ids));
    const message = problem('override-without-record', { reference: `${pack}:${id}`, id });
    problems.addToFile(file, {
      code: 'E_PACK_OVERRIDE',
      path: ['overrides', index],
      ...formatIssue({ message, hint }),
    });
  });
}

function faultOf(
  kind: string,
  entry: Entry,
  present: Entry | undefined,
  known: Iterable<string>,
  foundations: ReadonlySet<string> | undefined,
): Finding | undefined {
  const { id, pack, overrides, index } = entry;
  const path = ['records', index, 'id'];
  if (overrides !== undefined && present === undefined) {
    const message = problem('nothing-to-replace', { kind, id, pack: overrides });
    const hint = suggestion(nearestName(id, known));
    return { code: 'E_UNKNOWN_REFERENCE', path, ...formatIssue({ message, hint }) };
  }
  if (present === undefined) return undefined;
  if (overrides !== present.pack) {
    const file = `${present.file.pack}/${present.file.path}`;
    const message = problem('id-taken', { kind, id, file, index: present.index });
    const hint = present.pack === pack ? undefined : problem('list-override', { reference: `${present.pack}:${id}` });
    const issue = formatIssue({ message, expected: problem('own-id'), found: pointedOut(id), hint });
    return { code: 'E_DUPLICATE_ID', path, ...issue };
  }
  if (foundations?.has(present.pack)) return undefined;
  const message = problem('replaces-unrequired', { pack: present.pack });
  return { code: 'E_PACK_DEPENDENCY', path, ...formatIssue({ message }) };
}
