import { expect, test } from 'vitest';
import { closingTable, failureLines, flakyRuns, plannedRuns, readOptions } from './flakyRuns.mjs';
import { summaryOf } from './run.mjs';

test('readOptions defaults to ten runs with three loaded ones, and passes other options to Vitest', () => {
  expect(readOptions([])).toEqual({
    runs: 10,
    loaded: 3,
    loops: 4,
    most: 10,
    isContinued: false,
    vary: false,
    browser: false,
    json: false,
    vitest: [],
  });
  const argv = ['--runs', '2', 'apps/server', '--json', '-t', 'leaves', '--maxWorkers=2', '--loops=6', '--vary'];
  expect(readOptions([...argv, '--continue', '--most', '1'])).toMatchObject({
    most: 1,
    isContinued: true,
    vitest: readOptions(argv).vitest,
  });
  expect(readOptions(argv)).toMatchObject({
    runs: 2,
    loaded: 2,
    loops: 6,
    vary: true,
    json: true,
    vitest: ['apps/server', '-t', 'leaves', '--maxWorkers=2'],
  });
});

test.each([
  ['--runs', '0'],
  ['--runs', 'many'],
  ['--runs=2', '--loaded=3'],
  ['--loops', '-1'],
  ['--most', '0'],
  ['--help'],
])('readOptions shows the usage for %s %s', (...argv) =>
  expect(readOptions(argv).usage).toContain('npm run test:flaky'),
);

test('plannedRuns distributes the loaded runs, and varies seeds only with --vary', () => {
  const planned = plannedRuns({ runs: 10, loaded: 3, vary: false }, 7);
  expect(planned.filter(({ isLoaded }) => isLoaded).map(({ run }) => run)).toEqual([4, 7, 10]);
  expect(new Set(planned.map(({ propertySeed }) => propertySeed))).toEqual(new Set([7]));
  expect(plannedRuns({ runs: 2, loaded: 0, vary: true }, 7)).toEqual([
    { run: 1, isLoaded: false, propertySeed: 7, sequenceSeed: 7 },
    { run: 2, isLoaded: false, propertySeed: 8, sequenceSeed: 8 },
  ]);
});

const FAILURE = { file: 'apps/server/src/a.test.ts', title: 'closes', message: 'expected 1 to be 2\nand more' };

function newRecord() {
  const runs = [];
  return { runs, add: (run) => runs.push(run) };
}

/** Three runs; the second one, which is loaded, fails. */
async function threeRuns() {
  const events = [];
  const runs = await flakyRuns(
    { runs: 3, loaded: 2, loops: 4, most: 3, vary: true },
    {
      propertySeed: 5,
      record: newRecord(),
      startLoad: (loops) => {
        events.push(`${loops} loops`);
        return { end: async () => void events.push('loops ended') };
      },
      runOnce: async ({ run }) => {
        events.push(`run ${run}`);
        return run === 2
          ? { code: 1, passed: 8, failed: 1, failures: [FAILURE], retried: [] }
          : { code: 0, passed: 9, failed: 0, failures: [], retried: [] };
      },
      onRun: ({ run, failed }) => events.push(`run ${run}: ${failed} failed`),
    },
  );
  return { runs, events };
}

test('flakyRuns continues after a failure, and ends the load after each loaded run', async () => {
  const { runs, events } = await threeRuns();
  expect(runs.map(({ code }) => code)).toEqual([0, 1, 0]);
  expect(events).toEqual([
    'run 1',
    'run 1: 0 failed',
    '4 loops',
    'run 2',
    'loops ended',
    'run 2: 1 failed',
    '4 loops',
    'run 3',
    'loops ended',
    'run 3: 0 failed',
  ]);
});

test('flakyRuns ends the load when a run throws', async () => {
  let hasEnded = false;
  const broken = flakyRuns(
    { runs: 1, loaded: 1, loops: 4, most: 1, vary: false },
    {
      record: newRecord(),
      startLoad: () => ({
        end: async () => {
          hasEnded = true;
        },
      }),
      runOnce: () => Promise.reject(new Error('no vitest')),
      onRun: () => {},
    },
  );
  await expect(broken).rejects.toThrow('no vitest');
  expect(hasEnded).toBe(true);
});

test('failureLines names run, seeds, load, file and title', async () => {
  const { runs } = await threeRuns();
  expect(runs.flatMap(failureLines)).toEqual([
    'FAIL (run 2, FC_SEED 6, sequence seed 6, with busy loops) apps/server/src/a.test.ts > closes: expected 1 to be 2',
  ]);
});

test('closingTable has a line per run and a line per test that failed', async () => {
  const { runs } = await threeRuns();
  expect(closingTable(runs.map((run) => ({ ...run, seconds: 61 }))).split('\n')).toEqual([
    'run  load  passed  failed  retried  seconds',
    '  1    no       9       0        0       61',
    '  2   yes       8       1        0       61',
    '  3   yes       9       0        0       61',
    '1 of 3 runs (2): apps/server/src/a.test.ts > closes',
  ]);
});

test('summaryOf counts a run that ends without a summary as one failure', () => {
  expect(summaryOf(0)).toMatchObject({ code: 0, failed: 0 });
  expect(summaryOf(134)).toMatchObject({ failed: 1, failures: [{ message: 'Vitest ended with exit code 134' }] });
  const counted = { passed: 3, failed: 2, skipped: 0, failures: [FAILURE, FAILURE], retried: [] };
  expect(summaryOf(1, counted)).toEqual({ code: 1, ...counted });
});
