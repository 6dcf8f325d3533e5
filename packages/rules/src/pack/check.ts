import type * as z from 'zod';
import { type Finding, type JsonPath, pointedOut } from '../finding.ts';
import { formatIssue, problem } from '../issueText.ts';
import { nearestName } from '../nearestName.ts';
import { suggestion } from '../suggest.ts';
import type { Content, Kinds } from './content.ts';
import type { Entry } from './merge.ts';
import type { ProblemList } from './problem.ts';

/** Checks of a game beyond the schema, run on the complete content: for example that references exist. */
export type RecordChecks<K extends Kinds> = {
  readonly [Kind in keyof K]?: RecordCheck<K, z.output<K[Kind]>>['check'];
};

// A method, because TypeScript checks its parameters bivariantly: the checks of different games can be in one list.
interface RecordCheck<K extends Kinds, Checked> {
  check(record: Checked, review: Review<K>): void;
}

/** The context of a check. Paths are relative to the record. */
export interface Review<K extends Kinds> {
  readonly content: Content<K>;
  /** Id of the record's pack. */
  readonly pack: string;
  /** Reports a finding; a code that starts with `W_` is a warning. */
  report(finding: Finding): void;
  /** Reports `E_UNKNOWN_REFERENCE`, with the nearest id, unless the record exists. */
  reference(kind: keyof K & string, id: string, path: JsonPath): void;
}

/** Runs the check of one kind over its records and returns the ids of those with errors. */
export function* failingRecords<K extends Kinds, Kind extends keyof K & string>(
  kind: Kind,
  content: Content<K>,
  entries: ReadonlyMap<string, Entry>,
  check: RecordChecks<K>[Kind],
  problems: ProblemList,
): Generator<'record', Set<string>, void> {
  const failing = new Set<string>();
  if (check === undefined) return failing;
  for (const [id, record] of content[kind]) {
    const { file, index, pack } = entries.get(id)!;
    const report = (finding: Finding): void => {
      if (!finding.code.startsWith('W_')) failing.add(id);
      problems.addToFile(file, { ...finding, path: ['records', index, ...finding.path] }, { record: id });
    };
    check(record, { content, pack, report, reference: referenceCheck(content, report) });
    yield 'record';
  }
  return failing;
}

function referenceCheck<K extends Kinds>(
  content: Content<K>,
  report: (finding: Finding) => void,
): Review<K>['reference'] {
  return (kind, id, path) => {
    if (content[kind].has(id)) return;
    const found = pointedOut(id);
    const expected = problem('id-of', { kind });
    const hint = suggestion(nearestName(id, content[kind].keys()));
    const message = problem('no-such-record', { kind, found });
    report({ code: 'E_UNKNOWN_REFERENCE', path, ...formatIssue({ message, expected, found, hint }) });
  };
}
