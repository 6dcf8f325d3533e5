import type { TranslateFn } from '@tessera/text';
import type { DerivedState } from '../sheet/sheet.ts';
import { type Line, sheetLines } from '../sheet/sheetLines.ts';
import { engineMessage, messageText } from '../vocabulary/message.ts';
import type { Difference, Severity } from './diff.ts';

/**
 * Expected values of a sheet by path, from an external source: numbers, texts and lists. `null` means that the path
 * must be empty.
 */
export type Expectation = Readonly<Record<string, number | string | readonly string[] | null>>;

/** A known and accepted difference with its reason. It expires when the version of the content changes. */
export interface Approval {
  readonly path: string;
  readonly because: string;
  readonly contentVersion: string;
}

export interface Comparison {
  readonly differences: readonly Difference[];
  readonly approved: readonly Approval[];
  readonly compared: number;
  readonly summary: Readonly<Record<Severity, number>>;
}

/** Compares a sheet with an expectation, path by path, with a tolerance for numbers. SPEC 18 */
export function compareSheet(
  expected: Expectation,
  sheet: DerivedState,
  options: {
    readonly tolerance?: number;
    readonly approvals?: readonly Approval[];
    readonly contentVersion?: string;
  } = {},
): Comparison {
  const { tolerance = 0, approvals = [], contentVersion } = options;
  const lines = sheetLines(sheet);
  const valid = approvals.filter(
    (approval) => contentVersion === undefined || approval.contentVersion === contentVersion,
  );
  const differences: Difference[] = [];
  const approved: Approval[] = [];
  for (const [path, value] of Object.entries(expected)) {
    const difference = compareValue(path, value, lines.get(path), tolerance);
    if (difference === undefined) continue;
    const approval = valid.find((each) => each.path === path);
    if (approval === undefined) differences.push(difference);
    else approved.push(approval);
  }
  const count = (severity: Severity) => differences.filter((difference) => difference.severity === severity).length;
  const summary = { error: count('error'), warning: count('warning'), info: count('info') };
  return { differences, approved, compared: Object.keys(expected).length, summary };
}

/** Returns one localized line per difference, worst first, and a summary line. */
export function comparisonLines(
  name: string,
  { differences, approved, compared, summary }: Comparison,
  t: TranslateFn,
): string[] {
  const rank: Readonly<Record<Severity, number>> = { error: 0, warning: 1, info: 2 };
  const worstFirst = differences.toSorted((a, b) => rank[a.severity] - rank[b.severity]);
  const lines = worstFirst.map(({ severity, path, before, after }) =>
    engineMessage('compare-line', { severity, name, path, expected: String(before), found: String(after) }),
  );
  const { error: errors, warning: warnings, info } = summary;
  const counts = { compared, errors, warnings, new: info, approved: approved.length };
  return [...lines, engineMessage('compare-total', { name, ...counts })].map((line) => messageText(line, t));
}

function compareValue(
  path: string,
  expected: Expectation[string],
  found: Line | undefined,
  tolerance: number,
): Difference | undefined {
  if (expected === null) {
    if (found === undefined) return undefined;
    return { path, severity: 'error', before: undefined, after: found.value, because: [] };
  }
  if (typeof expected === 'number') {
    const value = found?.kind === 'number' ? found.value : undefined;
    if (value !== undefined && Math.abs(value - expected) <= tolerance) return undefined;
    const because = found?.kind === 'number' ? (found.stat?.parts ?? []).map(({ id }) => id) : [];
    return { path, severity: 'error', before: expected, after: found?.value, because };
  }
  if (typeof expected === 'string') {
    if (found?.value === expected) return undefined;
    return { path, severity: 'warning', before: expected, after: found?.value, because: [] };
  }
  if (found?.kind !== 'list') return { path, severity: 'warning', before: expected, after: found?.value, because: [] };
  const values = found.value;
  const missing = expected.filter((value) => !values.includes(value));
  const extra = values.filter((value) => !expected.includes(value));
  if (missing.length === 0 && extra.length === 0) return undefined;
  return { path, severity: 'warning', before: expected, after: values, added: extra, removed: missing, because: [] };
}
