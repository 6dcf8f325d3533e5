// `npm run test:faults`: random faults, in any order and overlap, while people play: on one server with a data folder, then on two nodes with PostgreSQL and Redis.
// `--minutes 10` in all, `--seed 7` repeats a run (the seed is printed), `--only embedded|cluster`, `--json` prints one object per world on stdout.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { faultLines } from './faultLines.mjs';
import { dependency, prepare, print, root, run } from './setup.mjs';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000)) },
    only: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});

await prepare();
print(`seed ${values.seed}: repeat with npm run test:faults -- --seed ${values.seed} --minutes ${values.minutes}`);
const folder = mkdtempSync(join(tmpdir(), 'tessera-fault-report-'));
const report = join(folder, 'report.jsonl');
const status = run(
  process.execPath,
  [
    dependency('vitest/vitest.mjs'),
    'run',
    'apps/server/test/faults/faults.test.ts',
    // Progress appears while it runs.
    '--disable-console-intercept',
    '--reporter=dot',
  ],
  {
    cwd: root,
    // With --json stdout is for the report alone.
    stdio: ['ignore', values.json ? 2 : 'inherit', 'inherit'],
    env: {
      ...process.env,
      TESSERA_TEST_FAULT_MINUTES: values.minutes,
      TESSERA_TEST_FAULT_SEED: values.seed,
      TESSERA_TEST_FAULT_REPORT: report,
      ...(values.only !== undefined && { TESSERA_TEST_FAULT_ONLY: values.only }),
    },
  },
);
const reports = readReports(report);
for (const each of reports) process.stdout.write(values.json ? `${JSON.stringify(each)}\n` : faultLines(each));
rmSync(folder, { recursive: true, force: true });
process.exit(status);

function readReports(file) {
  try {
    return readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
  } catch (error) {
    print(`no report: ${error.message}`);
    return [];
  }
}
