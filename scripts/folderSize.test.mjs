// A folder has at most 25 source files, so that its contents can be read as a list. Tests are not counted.
import { execFileSync } from 'node:child_process';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const MAX_FILES = 25;
/** Larger folders with their present size, which may only shrink. The icons are one generated file per icon. */
const LARGER = {
  'packages/ui/src/icons/game': 117,
  'apps/server/src/storage': 34,
};

/** Returns the number of source files per folder. */
function folderSizes() {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: ROOT, encoding: 'utf8' }).split('\n');
  const sources = files.filter((file) => file !== '' && !/\.(test|e2e)\.tsx?$/.test(file));
  const sizes = new Map();
  for (const file of sources) sizes.set(posix.dirname(file), (sizes.get(posix.dirname(file)) ?? 0) + 1);
  return sizes;
}

test('no folder has more than 25 source files', () => {
  const sizes = folderSizes();
  expect(sizes.size).toBeGreaterThan(100);
  const large = [...sizes].filter(([folder, size]) => size > (LARGER[folder] ?? MAX_FILES));
  expect(large).toEqual([]);
});

test('the list of larger folders has no folder that has become small', () => {
  const sizes = folderSizes();
  expect(Object.keys(LARGER).filter((folder) => (sizes.get(folder) ?? 0) <= MAX_FILES)).toEqual([]);
});
