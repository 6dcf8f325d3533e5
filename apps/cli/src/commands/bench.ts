import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { columns, defineCommand, EXIT, figure, type Terminal, UsageError, workspaceRoot } from '@tessera/terminal';
import * as z from 'zod';

const Bench = z.object({
  machine: z.string(),
  date: z.string(),
  rows: z.array(
    z.object({
      id: z.string(),
      ours: z.number(),
      peer: z.number(),
      unit: z.string(),
      ratio: z.number(),
      target: z.number(),
      ok: z.boolean(),
    }),
  ),
});
type Bench = z.infer<typeof Bench>;

/** Command that runs the benchmarks of the workspace, each against a peer in the same run. */
export const bench = defineCommand({
  name: 'bench',
  topic: 'workspace',
  summary: 'Run the benchmarks of the workspace against their peers',
  about: 'Installs the peers on first use. Exits with 1 if a row misses its target.',
  operands: { usage: '', min: 0, max: 0 },
  flags: { only: { type: 'string', value: 'prefix', about: 'Run only the rows whose id starts with this prefix' } },
  examples: ['tessera bench', 'tessera bench --only kernel', 'tessera bench --json > bench.json'],

  async run({ flags }, terminal) {
    const result = await measure(workspaceRoot(), flags.only ?? '', terminal.note);
    const missed = result.rows.filter(({ ok }) => !ok).length;
    return {
      exit: missed > 0 ? EXIT.findings : EXIT.fine,
      text: benchText(result, terminal),
      document: result,
    };
  },
});

/** Runs the harness of a workspace. Its result is validated because the harness is not compiled with the rest. */
export async function measure(root: string | undefined, only: string, note: (line: string) => void): Promise<Bench> {
  if (root === undefined) {
    throw new UsageError('not-in-workspace', 'The benchmarks live in the workspace; this tessera is not inside it.');
  }
  const harness: { readonly run?: unknown } = await import(pathToFileURL(join(root, 'bench/run.mjs')).href);
  if (typeof harness.run !== 'function') throw new TypeError('bench/run.mjs does not export run()');
  const result = Bench.parse(await harness.run({ only, note }));
  if (result.rows.length > 0 || only === '') return result;
  throw new UsageError('bad-option', `No benchmark has an id that starts with "${only}".`);
}

function benchText({ machine, date, rows }: Bench, { paint, tableWidth }: Terminal): string {
  if (rows.length === 0) return 'no benchmarks yet';
  const heading = ['', 'id', 'ours', 'peer', 'unit', 'ratio', 'target'].map(paint.bold);
  const cells = rows.map(({ id, ours, peer, unit, ratio, target, ok }) => [
    ok ? paint.green('ok') : paint.red('missed'),
    id,
    figure(ours),
    figure(peer),
    unit,
    `${figure(ratio)}x`,
    `${figure(target)}x`,
  ]);
  return [columns([heading, ...cells], [2, 3, 5, 6], tableWidth), '', paint.dim(`${machine}, ${date}`)].join('\n');
}
