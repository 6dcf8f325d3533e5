// `npm run check`: the daily loop. Compiles, lints the changed files, and runs the tests that the change reaches in the changed
// workspaces. `npm run check -- <base>` compares with that commit instead of the last common one with main.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { changedWorkspaces, lintedFiles, testTypesConfig } from './checkPlan.mjs';
import { print, root, runLocal } from './setup.mjs';

const [base = commonCommit()] = process.argv.slice(2);
const changed = changedFiles(base).filter((file) => existsSync(`${root}${file}`));
if (changed.length === 0) {
  print(`Nothing differs from ${base.slice(0, 12)}.`);
  process.exit(0);
}
const started = Date.now();
const workspaces = changedWorkspaces(changed);
print(`${changed.length} changed files in ${workspaces.join(', ')}`);
step('types', () => runLocal('typescript/bin/tsc', ['-b']));
const whole = JSON.parse(readFileSync(`${root}tsconfig.test.json`, 'utf8'));
const testTypes = testTypesConfig(workspaces, whole, '../../..');
if (testTypes !== undefined) step('types of tests', () => runLocal('typescript/bin/tsc', ['-p', written(testTypes)]));
const files = lintedFiles(changed);
if (files.length > 0)
  step('lint', () => runLocal('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', ...files]));
step('tests', () => runLocal('vitest/vitest.mjs', ['run', '--changed', base, '--passWithNoTests', ...workspaces]));
print(`\nThe change holds as far as this looks (${seconds(started)}). Before you push: npm test.`);

/** Writes a TypeScript configuration and returns its path. */
function written(config) {
  const folder = 'node_modules/.cache/tessera';
  mkdirSync(root + folder, { recursive: true });
  writeFileSync(`${root}${folder}/check.tsconfig.json`, JSON.stringify(config));
  return `${folder}/check.tsconfig.json`;
}

function step(name, run) {
  const start = Date.now();
  print(`\n── ${name}`);
  if (run() !== 0) {
    print(`${name}: failed after ${seconds(start)}`);
    process.exit(1);
  }
  print(`   ${seconds(start)}`);
}

function commonCommit() {
  const branch = ['origin/main', 'main'].find((name) => git('rev-parse', '--verify', '--quiet', name) !== '') ?? 'HEAD';
  return git('merge-base', 'HEAD', branch);
}

function changedFiles(from) {
  return [
    ...git('diff', '--name-only', from).split('\n'),
    ...git('ls-files', '--others', '--exclude-standard').split('\n'),
  ].filter((file) => file !== '');
}

/** Returns the output of a git command, or an empty string if it fails. */
function git(...args) {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch (error) {
    if (error.status === null) throw error;
    return '';
  }
}

function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}
