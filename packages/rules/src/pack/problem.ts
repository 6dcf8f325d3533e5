import { type Finding, formatPath } from '../finding.ts';
import { formatIssue, type IssueText, mapIssueText, problem } from '../issueText.ts';
import type { Label, NestedMessage } from '../message.ts';
import { parseJson, positionAt } from './json.ts';
import type { PackLimits } from './limits.ts';

/** A problem with a pack, with everything an author needs to find and fix it. */
export interface Problem {
  readonly severity: 'error' | 'warning';
  readonly code: string;
  readonly pack: string;
  /** Path inside the pack; absent for a problem of the whole pack. */
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
  /** Place inside the file: `records[3].effects[0].value`. */
  readonly path?: string;
  /** Id of the record that contains the place, if any. */
  readonly record?: string;
  /** In English. */
  readonly message: string;
  readonly expected?: string;
  readonly found?: string;
  readonly hint?: string;
  /** The untranslated message; see `problemIn`. */
  readonly said?: IssueText;
  readonly excerpt?: string;
}

/** Translates a problem, if it has an untranslated message. */
export function problemIn<Spoken extends Problem>(problem: Spoken, t: (label: Label) => string): Spoken {
  return problem.said === undefined ? problem : { ...problem, ...mapIssueText(problem.said, t) };
}

/** Formats a problem in one line: severity, code, place, message and hint. */
export function formatProblem(problem: Problem): string {
  const { severity, code, pack, file, line, path, message, hint } = problem;
  const place = file === undefined ? pack : `${pack}/${file}${line === undefined ? '' : `:${line}`}`;
  const where = path ? `${place} ${path}` : place;
  return `${severity} ${code} ${where}: ${message}${hint === undefined ? '' : ` ${hint}`}`;
}

/** One file of a pack, already read. */
export interface PackFile {
  /** The folder or upload of the pack. The pack's id is in its `pack.json`. */
  readonly pack: string;
  /** Path inside the pack, with `/`. */
  readonly path: string;
  readonly text: string;
}

/** Collects problems up to a limit, which bounds the cost of a malicious pack. */
export class ProblemList {
  readonly #problems: Problem[] = [];
  readonly #limits: Pick<PackLimits, 'problems' | 'depth'>;
  readonly #offsets = new Map<PackFile, ReadonlyMap<string, number>>();

  constructor(limits: Pick<PackLimits, 'problems' | 'depth'>) {
    this.#limits = limits;
  }

  /** Whether the limit is reached. */
  get isFull(): boolean {
    return this.#problems.length >= this.#limits.problems;
  }

  /** Adds a problem of a whole pack. */
  addToPack(pack: string, code: string, message: NestedMessage): void {
    this.#add({ severity: 'error', code, pack, ...formatIssue({ message }) });
  }

  /** Adds a problem at a place in a file: the offset if known, otherwise found by the path. */
  addToFile(file: PackFile, finding: Finding, more: { readonly record?: string; readonly offset?: number } = {}): void {
    const { path, ...rest } = finding;
    const severity = finding.code.startsWith('W_') ? 'warning' : 'error';
    const position = this.isFull ? {} : positionAt(file.text, more.offset ?? this.#offsetOf(file, path));
    const record = more.record === undefined ? {} : { record: more.record };
    const place = { pack: file.pack, file: file.path, ...position, path: formatPath(path), ...record };
    this.#add({ severity, ...rest, ...place });
  }

  /** Returns all problems sorted by place; the last one says if the limit was reached. */
  sorted(): Problem[] {
    const problems = this.#problems.toSorted(comparePlaces);
    const stopped = formatIssue({ message: problem('pack-problems-stopped', { most: this.#limits.problems }) });
    if (this.isFull)
      problems.push({ severity: 'error', code: 'E_PACK_LIMIT', pack: problems.at(-1)!.pack, ...stopped });
    return problems;
  }

  #add(problem: Problem): void {
    if (!this.isFull) this.#problems.push(problem);
  }

  /** Returns the offset of a path; for a missing field, that of the nearest enclosing value. */
  #offsetOf(file: PackFile, path: Finding['path']): number {
    let offsets = this.#offsets.get(file);
    if (offsets === undefined) {
      offsets = parseJson(file.text, { depth: this.#limits.depth, offsets: true }).offsets;
      this.#offsets.set(file, offsets);
    }
    for (let length = path.length; length >= 0; length--) {
      const offset = offsets.get(formatPath(path.slice(0, length)));
      if (offset !== undefined) return offset;
    }
    return 0;
  }
}

function comparePlaces(a: Problem, b: Problem): number {
  return (
    compareTexts(a.pack, b.pack) ||
    compareTexts(a.file ?? '', b.file ?? '') ||
    (a.line ?? 0) - (b.line ?? 0) ||
    (a.column ?? 0) - (b.column ?? 0)
  );
}

/** Compares by code units, which is independent of the locale. */
export function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
