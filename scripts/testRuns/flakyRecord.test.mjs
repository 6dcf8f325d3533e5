import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openRecord } from './flakyRecord.mjs';
import { flakyRuns, readOptions } from './flakyRuns.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'flaky-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs one invocation with these arguments. Returns the numbers of its runs, and of all runs of its series. */
async function invoke(...argv) {
  const options = readOptions(argv);
  const record = openRecord(join(folder, 'cache', 'record.json'), options);
  const numbers = [];
  const all = await flakyRuns(options, {
    record,
    startLoad: () => ({ end: async () => {} }),
    runOnce: async ({ run, isLoaded }) => {
      numbers.push(isLoaded ? `${run} loaded` : `${run}`);
      return { code: 0, passed: 1, failed: 0, failures: [], retried: [] };
    },
    onRun: () => {},
  });
  return { numbers, all: all.map(({ run }) => run) };
}

test('test:flaky continues a series over several invocations until all its runs are recorded', async () => {
  const series = ['--runs', '4', '--loaded', '2', 'packages'];
  expect(await invoke(...series, '--most', '1')).toEqual({ numbers: ['1'], all: [1] });
  const more = await invoke(...series, '--continue', '--most', '2');
  expect(more).toEqual({ numbers: ['2 loaded', '3'], all: [1, 2, 3] });
  expect((await invoke(...series, '--continue')).numbers).toEqual(['4 loaded']);
  expect(await invoke(...series, '--continue')).toEqual({ numbers: [], all: [1, 2, 3, 4] });
});

test('test:flaky starts a new series without --continue, and with other options', async () => {
  await invoke('--runs', '2', '--loaded', '0', '--most', '1');
  expect((await invoke('--runs', '2', '--loaded', '0', '--most', '1')).numbers).toEqual(['1']);
  expect((await invoke('--runs', '3', '--loaded', '0', '--continue')).numbers).toEqual(['1', '2', '3']);
});

test('test:flaky repeats a run that was interrupted', async () => {
  const options = readOptions(['--runs', '1', '--loaded', '0']);
  const record = openRecord(join(folder, 'cache', 'record.json'), options);
  const interrupted = flakyRuns(options, {
    record,
    startLoad: () => ({ end: async () => {} }),
    runOnce: () => Promise.reject(new Error('interrupted')),
    onRun: () => {},
  });
  await expect(interrupted).rejects.toThrow('interrupted');
  expect((await invoke('--runs', '1', '--loaded', '0', '--continue')).numbers).toEqual(['1']);
});
