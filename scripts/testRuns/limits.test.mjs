import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '../setup.mjs';
import { testFiles } from './testFiles.mjs';

/** Minimum of all timeouts. They end a hanging test; a busy machine would reach shorter ones. */
const LEAST_MS = 100_000;

/** Returns the lines of a test file that set a timeout below the minimum. */
function shortLimits(text) {
  return text.split('\n').filter((line) => {
    const [, limit] = /\btimeout: ([\d_]+)|^\s*\}, ([\d_]+)\);$/.exec(line)?.filter(Boolean) ?? [];
    if (limit !== undefined) return Number(limit.replaceAll('_', '')) < LEAST_MS && !line.includes('}, 0)');
    return /\bvi\.wait(For|Until)\(/.test(line);
  });
}

test('shortLimits finds short timeouts of tests and polls, and polls without a timeout', () => {
  const short = ['}, 30_000);', "it('is', { timeout: 60_000 }, () => {", '  await vi.waitFor(() => heard);'];
  const long = [
    '}, 180_000);',
    '  await vi.waitUntil(isSo, { timeout: 100_000 });',
    '  await expect.poll(count).toBe(1);',
  ];
  expect(shortLimits([...short, ...long].join('\n'))).toEqual(short);
});

test('no unit test has a timeout below 100 s', () => {
  const own = 'scripts/testRuns/limits.test.mjs';
  const found = testFiles(/\.test\.(ts|tsx|mjs)$/)
    .filter((file) => file !== own)
    .flatMap((file) => shortLimits(readFileSync(root + file, 'utf8')).map((line) => `${file}: ${line.trim()}`));
  expect(found).toEqual([]);
});

/** `drawn` and `atRest` of `support/frames.ts` wait for a page; `expect.poll` and `waitFor` wait for a state. */
test('no browser test waits for a fixed time', () => {
  const files = testFiles(/\.ts$/).filter((file) => file.startsWith('apps/web/e2e/'));
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => readFileSync(root + file, 'utf8').includes('waitForTimeout'))).toEqual([]);
});
