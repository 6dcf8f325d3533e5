import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createVitest } from 'vitest/node';
import GroupReporter, { errorText } from './reporter.mjs';

const FILES = {
  'first/passing.test.mjs': `import { test } from 'vitest'; test('a', () => {}); test('b', () => {}); test.skip('c', () => {});`,
  'first/failing.test.mjs': `import { describe, expect, test } from 'vitest';
    describe('sums', () => test('are right', () => { console.log('adding'); expect({ sum: 1 + 1 }).toEqual({ sum: 3 }); }));`,
  'second/retried.test.mjs': `import { test } from 'vitest';
    let attempts = 0;
    test('works at last', { retry: 1 }, () => { if (++attempts === 1) throw new Error('not yet'); });`,
  'third/hook.test.mjs': `import { beforeAll, describe, test } from 'vitest';
    describe('with a hook', () => { beforeAll(() => { throw new Error('no service'); }); test('never runs', () => {}); });`,
  'fourth/broken.test.mjs': `import 'no-such-module-anywhere';`,
  'fifth/calm.test.mjs': `import { test } from 'vitest'; test('a', () => {});`,
};

let folder;
let printed;
let summary;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-reporter-'));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), text.replaceAll("'vitest'", `'${import.meta.resolve('vitest')}'`));
  }
  const lines = [];
  const summaryFile = join(folder, 'summary.json');
  const reporter = new GroupReporter({ print: (text) => lines.push(text), summaryFile });
  const exitCode = process.exitCode;
  const vitest = await createVitest('test', { root: folder, config: false, watch: false, reporters: [reporter] });
  await vitest.start();
  await vitest.close();
  process.exitCode = exitCode;
  printed = lines.join('\n');
  summary = JSON.parse(readFileSync(summaryFile, 'utf8'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the reporter counts passed, failed and skipped tests, failed hooks and files that cannot be loaded', () => {
  expect(summary).toMatchObject({ passed: 4, failed: 3 });
  expect(summary.failures.map(({ file, title }) => `${file} > ${title}`).sort()).toEqual([
    'first/failing.test.mjs > sums > are right',
    'fourth/broken.test.mjs > (file)',
    'third/hook.test.mjs > with a hook',
  ]);
});

test('the reporter prints a failure in full: file, title, difference, place and output of the test', () => {
  const [, failure] = /^FAIL (first[\s\S]*?adding)$/m.exec(printed) ?? [];
  expect(failure).toMatch(/^first\/failing\.test\.mjs > sums > are right\n {2}AssertionError: expected \{ sum: 2 \}/);
  expect(failure).toMatch(/- +"sum": 3,\n.*\+ +"sum": 2,/);
  expect(failure).toMatch(/at first\/failing\.test\.mjs:2:\d+/);
  expect(failure).toMatch(/output:\n {2}adding$/);
});

test('the reporter prints one line per folder, without colours', () => {
  expect(printed).toMatch(/^\[\d\/6\] first: 2 passed, 1 FAILED, 1 skipped, 2 files, \d+\.\d s$/m);
  expect(printed).toMatch(/^\[\d\/6\] fifth: 1 passed, \d+\.\d s$/m);
  expect(printed.match(/^\[\d\/6\] /gm)).toHaveLength(5);
  expect(printed).not.toContain('\u001b');
});

test('the reporter lists a test that passed only after a retry, with the error of its first attempt', () => {
  expect(summary.retried).toEqual([{ file: 'second/retried.test.mjs', title: 'works at last', message: 'not yet' }]);
  expect(printed).toMatch(/^RETRIED second\/retried\.test\.mjs > works at last\n {2}Error: not yet/m);
  expect(printed).toMatch(/^Retried: 1\n {2}second\/retried\.test\.mjs > works at last$/m);
});

test('errorText shows the cause of an error, and the stack if Vitest has not parsed it', () => {
  const cause = { name: 'Error', message: 'the disk is full' };
  expect(errorText({ message: 'not saved', stack: 'Error: not saved\n    at save (store.ts:3:1)', cause })).toBe(
    '  Error: not saved\n  at save (store.ts:3:1)\n  caused by:\n    Error: the disk is full',
  );
});
