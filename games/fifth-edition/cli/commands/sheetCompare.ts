import { columns, defineCommand, EXIT, plainText, type Terminal, UsageError, writeText } from '@tessera/terminal';
import { comparisonReport, rowsOf, summaryOf, summaryText } from '../comparison.ts';
import { type ComparedCase, caseFilesOf, compareFile } from '../sheetCases.ts';

/** Command that compares sheets of the engine with independently calculated ones. SPEC 18 */
export const sheetCompare = defineCommand({
  name: 'sheet compare',
  topic: 'files',
  summary: 'Hold fifth-edition characters against their expected sheets',
  about: [
    'Without files, the worked sheets and rule cases of the workspace. A number that differs is an error, a text or a list a',
    'warning; a difference can be approved in the file, with a reason, for one version of the content.',
  ].join('\n'),
  operands: { usage: '[files...]', min: 0, max: Number.POSITIVE_INFINITY },
  flags: {
    report: { type: 'string', value: 'file', about: 'Also writes a report: .md or .html' },
    tolerance: { type: 'string', value: 'number', about: 'How far off a number may be (0)' },
  },
  examples: [
    'tessera sheet compare',
    'tessera sheet compare my-sheets.json --tolerance 1',
    'tessera sheet compare --report comparison.html',
  ],

  async run({ operands, flags }, terminal) {
    const { io } = terminal;
    const form = flags.report === undefined ? undefined : formOf(flags.report);
    const tolerance = toleranceOf(flags.tolerance);
    const cases: ComparedCase[] = [];
    for (const file of caseFilesOf(operands, io.cwd)) cases.push(...(await compareFile(file, tolerance, io.cwd)));
    if (flags.report !== undefined && form) writeText(flags.report, io.cwd, comparisonReport(cases, form));
    const summary = summaryOf(cases);
    return {
      exit: summary.error > 0 ? EXIT.findings : EXIT.fine,
      text: comparisonText(cases, flags.report, terminal),
      document: {
        summary,
        sheets: cases.map(({ comparison, ...rest }) => ({ ...rest, ...comparison })),
        ...(flags.report !== undefined && { report: flags.report }),
      },
    };
  },
});

function comparisonText(
  cases: readonly ComparedCase[],
  report: string | undefined,
  { paint, tableWidth }: Terminal,
): string {
  const colours = { error: paint.red, warning: paint.yellow, info: paint.cyan, approved: paint.dim };
  const rows = rowsOf(cases).map(({ severity, case: name, path, expected, found, because }) => [
    colours[severity](severity),
    plainText(name),
    plainText(path),
    plainText(severity === 'approved' ? because : `expected ${expected}, found ${found}`),
  ]);
  const summary = summaryOf(cases);
  const verdict = summaryText(summary);
  return [
    ...(rows.length > 0 ? [columns(rows, [], tableWidth)] : []),
    summary.error > 0 ? paint.red(verdict) : paint.green(verdict),
    ...(report === undefined ? [] : [`Written to ${report}`]),
  ].join('\n');
}

function formOf(path: string): 'markdown' | 'html' {
  if (path.endsWith('.html')) return 'html';
  if (path.endsWith('.md')) return 'markdown';
  throw new UsageError('bad-option', `--report wants a file that ends in .md or .html; got "${path}".`);
}

function toleranceOf(text: string | undefined): number {
  const tolerance = Number(text ?? 0);
  if (text !== '' && tolerance >= 0) return tolerance;
  throw new UsageError('bad-option', `--tolerance wants a number, 0 or more; got "${text}".`);
}
