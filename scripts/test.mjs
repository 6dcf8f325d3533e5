// `npm test`: runs all checks and tests, in the order that finds errors earliest. Each stage prints its name and its
// time; the first failure ends the run. With arguments (`npm test -- <file>`, `npm test -- --coverage`) it passes them to
// Vitest and runs only those tests.
import os from 'node:os';
import { provision } from './provision.mjs';
import { dependency, prepare, print, root, run, runLocal, runTogether } from './setup.mjs';
import { announceTests, busyShare, processorTimes, recordRun } from './testPlan.mjs';
import { runVitest } from './testRuns/run.mjs';

const named = process.argv.slice(2);
if (named.length > 0) process.exit(runLocal('vitest/vitest.mjs', ['run', ...named]));

const started = Date.now();
const cli = `${root}apps/cli/bin/tessera.mjs`;
const counts = { passed: 0, failed: 0, retried: 0 };

/** Read-only checks and the web client. They run in parallel, because each alone leaves a core idle most of the time. */
const READERS = [
  [dependency('typescript/bin/tsc'), ['-p', 'tsconfig.test.json']],
  // Before the unit tests, because their servers would read a half-written client.
  [`${root}scripts/build-web.mjs`, []],
  [dependency('knip/bin/knip.js'), ['--no-progress']],
  [dependency('@biomejs/biome/bin/biome'), ['check', '--error-on-warnings', '.']],
];

/**
 * Single-threaded checks, the longest first. They run beside the unit tests, one per two cores: they use the time in which tests wait for
 * servers and timers. They write nothing that a test reads.
 */
const CHECKS = [
  [`${root}scripts/spec-coverage.mjs`, ['--mutate', '--sample', '20']],
  [cli, ['playthrough', 'check']],
  [cli, ['cases']],
  [cli, ['validate-content', '--strict']],
  // Left out of the unit tests by vitest.config.ts, because it runs from sources.
  [dependency('vitest/vitest.mjs'), ['run', 'scripts/language/newLanguage.test.mjs']],
  [`${root}scripts/spec-coverage.mjs`, ['--check']],
];

const stages = [
  ['install and build', () => prepare().then(() => 0)],
  ['types of tests, lint and format, dead code, web client', () => runTogether(READERS)],
  ['size of the web client', () => run(process.execPath, [`${root}apps/web/scripts/size.mjs`])],
  [
    'unit, property, conformance and integration tests, rule cases, playthroughs, coverage of the specifications, content',
    unitTestsAndChecks,
  ],
  ['browser tests', browserTests],
];

announceTests();
for (const [name, stage] of stages) {
  print(`\n── ${name}`);
  const start = Date.now();
  const before = processorTimes();
  if ((await stage()) !== 0) {
    print(`\n${name}: failed`);
    // A failed stage without test counts as one failure.
    console.log(`${counts.passed} passed, ${Math.max(1, counts.failed)} failed`);
    process.exit(1);
  }
  print(`   ${((Date.now() - start) / 1000).toFixed(1)} s, processors ${busyShare(before, processorTimes())} % busy`);
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

async function unitTestsAndChecks() {
  const atOnce = Math.max(1, Math.floor(os.cpus().length / 2));
  const codes = await Promise.all([unitTests(), runTogether(CHECKS, { atOnce })]);
  return codes.find((code) => code !== 0) ?? 0;
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
