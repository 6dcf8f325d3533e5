import * as z from 'zod';
import { type Finding, findingsOf, pointedOut } from '../finding.ts';
import { formatIssue, problem, schemaError } from '../issueText.ts';
import { isForbiddenName } from '../names.ts';
import { nearestName } from '../nearestName.ts';
import { suggestion } from '../suggest.ts';
import { type Json, parseJson } from './json.ts';
import type { PackFile, ProblemList } from './problem.ts';

/** The layout of a content file: records of one kind, and the records of other packs that they replace. */
export const ContentFile = z.strictObject({
  $schema: z.string().optional(),
  kind: z.string(),
  overrides: z.array(z.string().regex(/^[^:]+:.+$/, 'expected "pack:id"')).optional(),
  records: z.array(z.unknown()),
});

/** A content file with a valid layout; its records are not yet validated. */
export interface ContentFile {
  readonly file: PackFile;
  readonly kind: string;
  readonly overrides: readonly Reference[];
  readonly records: readonly RawRecord[];
}

/** A record of another pack, written `pack:id`. */
export interface Reference {
  readonly pack: string;
  readonly id: string;
}

/** A record of a content file before its schema is checked. */
export interface RawRecord {
  readonly id: string;
  /** Index in the file. */
  readonly index: number;
  readonly json: unknown;
}

/** Parses one JSON file of a pack and reports its problems; undefined if the syntax is broken. */
export function readJson(file: PackFile, depth: number, problems: ProblemList): Json | undefined {
  const { value, faults } = parseJson(file.text, { depth });
  for (const { offset, ...finding } of faults) problems.addToFile(file, finding, { offset });
  return value;
}

/** Parses the layout of a content file; undefined if it is invalid. */
export function readContentFile(
  file: PackFile,
  kinds: readonly string[],
  depth: number,
  problems: ProblemList,
): ContentFile | undefined {
  const json = readJson(file, depth, problems);
  if (json === undefined) return undefined;
  const layout = ContentFile.safeParse(json);
  if (!layout.success) {
    for (const finding of findingsOf(layout.error, json)) problems.addToFile(file, finding);
    return undefined;
  }
  const { kind, overrides = [], records } = layout.data;
  if (!kinds.includes(kind)) {
    problems.addToFile(file, unknownKind(kind, kinds));
    return undefined;
  }
  const identified = records.flatMap((record, index) => identify(file, record, index, problems));
  return { file, kind, overrides: overrides.map(parseReference), records: identified };
}

/** The schema of ids: short, printable, without spaces, and no member of Object.prototype. */
export const RecordId = z
  .string()
  .max(100)
  .regex(/^[A-Za-z0-9][\w.:@/+-]*$/, { abort: true })
  .refine((id) => !isForbiddenName(id), schemaError('E_SCHEMA', formatIssue({ message: problem('name-forbidden') })));

/** Splits a reference at its first colon; the part before it is the pack. */
function parseReference(text: string): Reference {
  const colon = text.indexOf(':');
  return { pack: text.slice(0, colon), id: text.slice(colon + 1) };
}

const identified = z.object({ id: RecordId });

function identify(file: PackFile, json: unknown, index: number, problems: ProblemList): RawRecord[] {
  const parsed = identified.safeParse(json);
  if (parsed.success) return [{ id: parsed.data.id, index, json }];
  for (const finding of findingsOf(parsed.error, json))
    problems.addToFile(file, { ...finding, path: ['records', index, ...finding.path] });
  return [];
}

function unknownKind(kind: string, kinds: readonly string[]): Finding {
  const expected = problem('one-of', { options: kinds.map((each) => `"${each}"`) });
  const found = pointedOut(kind);
  const hint = suggestion(nearestName(kind, kinds));
  const message = problem('no-such-kind', { found });
  return { code: 'E_UNKNOWN_KIND', path: ['kind'], ...formatIssue({ message, expected, found, hint }) };
}
