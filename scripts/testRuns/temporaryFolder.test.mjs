import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import setup from './temporaryFolder.mjs';

test('tests run with a temporary folder of their run', () => {
  expect(basename(tmpdir())).toMatch(/^tessera-run-/);
});

test('temporaryFolder removes everything that was left in it and restores the variables', () => {
  const before = tmpdir();
  const teardown = setup();
  const folder = tmpdir();
  expect(folder).not.toBe(before);
  writeFileSync(join(mkdtempSync(join(folder, 'left-')), 'file'), 'text');
  teardown();
  expect(existsSync(folder)).toBe(false);
  expect(tmpdir()).toBe(before);
});
