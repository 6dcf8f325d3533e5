import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

// Scripts, tests and benchmarks run on Linux, macOS and Windows: what only some of them have is behind a branch.

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Files of Linux and programs of Unix. Windows has neither, macOS lacks the files. */
const UNIX_ONLY =
  /['"`]\/(?:proc|dev|sys)\/|['"`]\/proc['"`]|(?:spawn|spawnSync|execFile|execFileSync|run)\(\s*\[?'(?:sh|bash|ps|id|mount|umount|ulimit|setpriv)'/;
/** A branch by platform, or one by the presence of the file or program. */
const BRANCH = /process\.platform|process\.getuid|existsSync\('\/proc|provision\(|isUsed\(|skipIf|runIf/;
/** The path of a URL has `/C:/` and `%20` in it; `fileURLToPath` has not. */
const URL_PATH = /new URL\([^()]*import\.meta\.url\)\.pathname/;

function sources() {
  const args = ['ls-files', 'scripts', 'bench', 'packages', 'games', 'examples', 'apps'];
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 })
    .split('\n')
    .filter((file) => /\.(m?js|tsx?|mts)$/.test(file))
    .map((file) => ({ file, text: readFileSync(ROOT + file, 'utf8') }));
}

test('files and programs that only Unix has are used behind a branch', () => {
  const unguarded = sources().filter(({ text }) => UNIX_ONLY.test(text) && !BRANCH.test(text));
  expect(unguarded.map(({ file }) => file)).toEqual([]);
});

test('no path of a file is taken from a URL without fileURLToPath', () => {
  expect(sources().flatMap(({ file, text }) => (URL_PATH.test(text) ? [file] : []))).toEqual([]);
});
