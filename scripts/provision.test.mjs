import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findChromium, provision } from './provision.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-provision-'));
  vi.stubEnv('TESSERA_CHROMIUM', undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

function program(name) {
  const path = join(folder, name);
  writeFileSync(path, '#!/bin/sh\n');
  chmodSync(path, 0o755);
  return path;
}

test('a program is found on the path, under any of its names', () => {
  vi.stubEnv('PATH', folder);
  const path = program('google-chrome');
  expect(findChromium()).toBe(path);
  expect(provision({ need: ['chromium'] })).toEqual({ found: { chromium: path }, problems: [], failed: false });
});

test('a path given by hand comes first', () => {
  program('chromium');
  vi.stubEnv('PATH', folder);
  vi.stubEnv('TESSERA_CHROMIUM', program('mine'));
  expect(findChromium()).toBe(join(folder, 'mine'));
});

test.each([
  ['true', true],
  ['', false],
])('what is missing is named with the way to get it, and fails in CI (CI=%s)', (ci, failed) => {
  // With an empty folder for a path there is no apt-get either, so nothing is installed.
  vi.stubEnv('PATH', folder);
  vi.stubEnv('TESSERA_REDIS', join(folder, 'nowhere'));
  vi.stubEnv('CI', ci);
  const { problems, ...rest } = provision({ need: ['redis'] });
  expect(rest).toEqual({ found: {}, failed });
  expect(problems).toEqual([expect.stringContaining('apt-get install redis-server')]);
});

test('nothing is asked of a machine of which nothing is needed', () => {
  expect(provision({ need: [] })).toEqual({ found: {}, problems: [], failed: false });
});
