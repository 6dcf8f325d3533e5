import type * as z from 'zod';
import { type Finding, type JsonPath, pointedOut } from '../finding.ts';
import { nearestName } from '../nearestName.ts';
import { problem, saying } from '../saying.ts';
import { suggestion } from '../suggest.ts';
import type { Content, Kinds } from './content.ts';
import type { Entry } from './merge.ts';
import type { ProblemList } from './problem.ts';

/** What a game checks beyond the schema, once all content is together: that references lead somewhere, for one. */
export type RecordChecks<K extends Kinds> = {
  readonly [Kind in keyof K]?: RecordCheck<K, z.output<K[Kind]>>['check'];
};

// Written as a method, which TypeScript compares loosely: the checks of one game can then stand in a list with others'.
interface RecordCheck<K extends Kinds, Checked> {
  check(record: Checked, review: Review<K>): void;
}

/** How a check looks around and speaks up. Paths are inside the record. */
export interface Review<K extends Kinds> {
  readonly content: Content<K>;
  /** Id of the record's pack. */
  readonly pack: string;
  /** A code that starts with `W_` is a warning. */
  report(finding: Finding): void;
  /** Reports `E_UNKNOWN_REFERENCE`, with the nearest id, unless there is such a record. */
  reference(kind: keyof K & string, id: string, path: JsonPath): void;
}

/** Runs the check of one kind over its records; gives back the ids of those with errors. */
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
    report({ code: 'E_UNKNOWN_REFERENCE', path, ...saying({ message, expected, found, hint }) });
  };
}
