// `npm test`: runs all checks and tests, in the order that finds errors earliest. Each stage prints its name and its
// time; the first failure ends the run. With arguments (`npm test -- <file>`, `npm test -- --coverage`) it passes them to
// Vitest and runs only those tests.
import { provision } from './provision.mjs';
import { dependency, prepare, print, root, run, runLocal, runTogether } from './setup.mjs';
import { announceTests, recordRun } from './testPlan.mjs';
import { runVitest } from './testRuns/run.mjs';

const named = process.argv.slice(2);
if (named.length > 0) process.exit(runLocal('vitest/vitest.mjs', ['run', ...named]));

const started = Date.now();
const cli = `${root}apps/cli/bin/tessera.mjs`;
const counts = { passed: 0, failed: 0, retried: 0 };

/** Read-only checks. They run in parallel, because each alone leaves a core idle most of the time. */
const READERS = [
  [dependency('typescript/bin/tsc'), ['-p', 'tsconfig.test.json']],
  [dependency('@biomejs/biome/bin/biome'), ['check', '--error-on-warnings', '.']],
  [dependency('knip/bin/knip.js'), ['--no-progress']],
];

/** Single-threaded checks, which run in parallel. */
const CHECKS = [
  [cli, ['cases']],
  [cli, ['playthrough', 'check']],
  [`${root}scripts/spec-coverage.mjs`, ['--check']],
  [`${root}scripts/spec-coverage.mjs`, ['--mutate', '--sample', '20']],
  [cli, ['validate-content', '--strict']],
  // Left out of the unit tests by vitest.config.ts, because it runs from sources.
  [dependency('vitest/vitest.mjs'), ['run', 'scripts/language/newLanguage.test.mjs']],
  [`${root}scripts/build-web.mjs`, []],
];

const stages = [
  ['install and build', () => prepare().then(() => 0)],
  ['types of tests, lint and format, dead code', () => runTogether(READERS)],
  ['unit, property, conformance and integration tests', unitTests],
  ['rule cases, playthroughs, coverage of the specifications, content, web client', () => runTogether(CHECKS)],
  ['size of the web client', () => run(process.execPath, [`${root}apps/web/scripts/size.mjs`])],
  ['browser tests', browserTests],
];

announceTests();
for (const [name, stage] of stages) {
  print(`\n── ${name}`);
  const start = Date.now();
  if ((await stage()) !== 0) {
    print(`\n${name}: failed`);
    // A failed stage without test counts as one failure.
    console.log(`${counts.passed} passed, ${Math.max(1, counts.failed)} failed`);
    process.exit(1);
  }
  print(`   ${((Date.now() - start) / 1000).toFixed(1)} s`);
}
recordRun((Date.now() - started) / 1000);
if (counts.retried > 0) print(`\n${counts.retried} browser tests passed only when they were retried.`);
print(`\nEverything holds, in ${((Date.now() - started) / 1000).toFixed(0)} s.`);
console.log(`${counts.passed} passed, 0 failed`);

/** Runs Vitest and adds its counts; the reporter has printed the failures. */
async function vitest(args) {
  const { code, passed, failed, retried } = await runVitest(args);
  counts.passed += passed;
  counts.failed += failed;
  counts.retried += retried.length;
  return code;
}

/** Runs the unit tests. Cluster tests start PostgreSQL and Redis themselves; if these are not available, a message says that they are skipped. */
function unitTests() {
  const { problems, failed } = provision({ need: ['postgres', 'redis'] });
  if (problems.length > 0) print('The tests of several nodes on PostgreSQL and Redis are not run.');
  return failed ? 1 : vitest([]);
}

/** Runs the browser tests. If no browser is available, it prints a message; in CI that is a failure. */
function browserTests() {
  const { problems, failed } = provision({ need: ['chromium'] });
  if (problems.length === 0) return vitest(['--config', 'apps/web/e2e/vitest.config.ts']);
  print('The browser tests were not run.');
  return failed ? 1 : 0;
}
