import type { Difference, Severity } from '@tessera/fifth-edition';
import { htmlPage, panel, safe, table } from '@tessera/terminal/html';
import type { ComparedCase } from './sheetCases.ts';

/** Totals of a comparison. */
export interface ComparisonSummary {
  readonly sheets: number;
  readonly compared: number;
  readonly error: number;
  readonly warning: number;
  readonly info: number;
  readonly approved: number;
}

/** A row of a report: a difference, or an approved one. */
export interface ComparisonRow {
  readonly case: string;
  readonly severity: Severity | 'approved';
  readonly path: string;
  readonly expected: string;
  readonly found: string;
  readonly because: string;
}

export function summaryOf(cases: readonly ComparedCase[]): ComparisonSummary {
  const sum = (count: (each: ComparedCase) => number) => cases.reduce((total, each) => total + count(each), 0);
  return {
    sheets: cases.length,
    compared: sum(({ comparison }) => comparison.compared),
    error: sum(({ comparison }) => comparison.summary.error),
    warning: sum(({ comparison }) => comparison.summary.warning),
    info: sum(({ comparison }) => comparison.summary.info),
    approved: sum(({ comparison }) => comparison.approved.length),
  };
}

/** Returns the differences, worst first, then the approved ones with their reasons. */
export function rowsOf(cases: readonly ComparedCase[]): ComparisonRow[] {
  const rows = cases.flatMap(({ id, title, comparison }) => {
    const name = `${id} ${title}`;
    const differing = comparison.differences.map((difference) => rowOf(name, difference));
    const approved = comparison.approved.map(
      ({ path, because }): ComparisonRow => ({
        case: name,
        severity: 'approved',
        path,
        expected: '',
        found: '',
        because,
      }),
    );
    return [...differing, ...approved];
  });
  return rows.toSorted((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
}

/** Formats the totals in one line. */
export function summaryText({ sheets, compared, error, warning, info, approved }: ComparisonSummary): string {
  return `${sheets} sheets, ${compared} places: ${error} errors, ${warning} warnings, ${info} new, ${approved} approved`;
}

/** Formats a report as Markdown, or as a self-contained HTML file. */
export function comparisonReport(cases: readonly ComparedCase[], form: 'markdown' | 'html'): string {
  return form === 'html' ? htmlReport(cases) : markdownReport(cases);
}

const TITLE = 'Fifth edition: the engine against the expected sheets';
const HEADING = ['Severity', 'Sheet', 'Path', 'Expected', 'Found', 'Because'];
const SHEET_HEADING = ['Sheet', 'Edition', 'Compared', 'Errors', 'Warnings', 'Approved'];
const SEVERITIES: readonly ComparisonRow['severity'][] = ['error', 'warning', 'info', 'approved'];

function markdownReport(cases: readonly ComparedCase[]): string {
  const rows = rowsOf(cases);
  const parts = [
    `# ${TITLE}`,
    `${summaryText(summaryOf(cases))}.`,
    '## Differences',
    rows.length === 0 ? 'None.' : markdownTable(HEADING, rows.map(cellsOf)),
    '## Sheets',
    markdownTable(SHEET_HEADING, cases.map(sheetCells)),
  ];
  return `${parts.join('\n\n')}\n`;
}

function htmlReport(cases: readonly ComparedCase[]): string {
  const rows = rowsOf(cases);
  const differences = rows.length === 0 ? '<p>None.</p>' : table(HEADING, rows.map(cellsOf));
  const sheets = table(SHEET_HEADING, cases.map(sheetCells));
  return htmlPage({
    title: TITLE,
    lead: safe(summaryText(summaryOf(cases))),
    body: [
      panel('Differences', 'worst first', differences, 'wide'),
      panel('Sheets', 'what was compared', sheets, 'wide'),
    ].join('\n'),
    footer: 'Made by tessera sheet compare. A number that differs is an error, a text or a list a warning.',
  });
}

function markdownTable(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(heading), line(heading.map(() => '---')), ...rows.map(line)].join('\n');
}

function rowOf(name: string, { severity, path, before, after, because }: Difference): ComparisonRow {
  return { case: name, severity, path, expected: spelled(before), found: spelled(after), because: because.join(', ') };
}

function cellsOf({ severity, case: name, path, expected, found, because }: ComparisonRow): string[] {
  return [severity, name, path, expected, found, because];
}

function sheetCells({ id, title, edition, comparison: { compared, summary, approved } }: ComparedCase): string[] {
  return [`${id} ${title}`, edition, ...[compared, summary.error, summary.warning, approved.length].map(String)];
}

function spelled(value: Difference['before']): string {
  if (value === undefined) return 'nothing';
  return Array.isArray(value) ? value.join(', ') || 'none' : String(value);
}
