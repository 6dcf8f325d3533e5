import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { candidates, findChromium, provision, sentence } from './provision.mjs';

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

test('provision finds a program on the path under any of its names', () => {
  vi.stubEnv('PATH', folder);
  const path = program('google-chrome');
  expect(findChromium()).toBe(path);
  expect(provision({ need: ['chromium'] })).toEqual({ found: { chromium: path }, problems: [], failed: false });
});

test('findChromium prefers the path of TESSERA_CHROMIUM', () => {
  program('chromium');
  vi.stubEnv('PATH', folder);
  vi.stubEnv('TESSERA_CHROMIUM', program('mine'));
  expect(findChromium()).toBe(join(folder, 'mine'));
});

test.each([
  ['true', true],
  ['', false],
])('provision tells how to install a missing program, and fails in CI (CI=%s)', (ci, failed) => {
  // The path is an empty folder without apt-get, so nothing is installed.
  vi.stubEnv('PATH', folder);
  vi.stubEnv('TESSERA_REDIS', join(folder, 'nowhere'));
  vi.stubEnv('CI', ci);
  const { problems, ...rest } = provision({ need: ['redis'] });
  expect(rest).toEqual({ found: {}, failed });
  expect(problems).toEqual([expect.stringContaining('apt-get install redis-server')]);
});

test('provision reports no problem when no program is needed', () => {
  expect(provision({ need: [] })).toEqual({ found: {}, problems: [], failed: false });
});

test('candidates for a browser on macOS are the apps of the machine and of the user', () => {
  const paths = candidates('chromium', {
    platform: 'darwin',
    env: { PATH: '/usr/bin' },
    home: '/Users/ada',
    list: () => [],
  });
  expect(paths).toEqual(
    expect.arrayContaining([
      '/usr/bin/chromium',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/Users/ada/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ]),
  );
});

test('candidates for a browser on Windows are in the program folders and in that of the user', () => {
  const env = {
    Path: 'C:\\bin;D:\\tools',
    ProgramFiles: 'C:\\Program Files',
    'ProgramFiles(x86)': 'C:\\Program Files (x86)',
    LOCALAPPDATA: 'C:\\Users\\ada\\AppData\\Local',
  };
  const paths = candidates('chromium', { platform: 'win32', env, home: 'C:\\Users\\ada', list: () => [] });
  expect(paths).toEqual(
    expect.arrayContaining([
      'D:\\tools\\chromium.exe',
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
      'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
      'C:\\Users\\ada\\AppData\\Local\\Chromium\\Application\\chrome.exe',
    ]),
  );
});

test('candidates for PostgreSQL list the newest version of Debian and of Homebrew first', () => {
  const list = (folder) =>
    ({ '/usr/lib/postgresql': ['9', '15'], '/opt/homebrew/opt': ['zlib', 'postgresql@14', 'postgresql@17'] })[folder] ??
    [];
  const at = (platform) => candidates('postgres', { platform, env: {}, home: '/', list });
  expect(at('linux')).toEqual(['/usr/lib/postgresql/15/bin/postgres', '/usr/lib/postgresql/9/bin/postgres']);
  expect(at('darwin')).toEqual([
    '/opt/homebrew/opt/postgresql@17/bin/postgres',
    '/opt/homebrew/opt/postgresql@14/bin/postgres',
  ]);
});

test('PostgreSQL and Redis have no candidates on Windows, and the sentence says why', () => {
  expect(candidates('redis', { platform: 'win32', env: { Path: 'C:\\bin' }, home: '', list: () => [] })).toEqual([]);
  expect(sentence('redis', 'win32')).toBe('redis is not used on Windows; Linux and macOS run the tests that need it.');
  expect(sentence('chromium', 'win32')).toContain('install Chromium, Chrome or Edge');
});
