// Runs mutations: breaks one place in a copy of the repository, runs the cited tests, and reports whether each of them failed.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { citedTest } from './cited.mjs';
import { copyRepository } from './copy.mjs';
import { entriesOf, mutate, rowKey } from './mutations.mjs';

const PID_RECORDER = new URL('./recordPid.mjs', import.meta.url).href;
/** Longest run of a file with cited tests of one mutation. A test that never yields is not ended by its own timeout. */
const RUN_LIMIT_MS = 600_000;

/**
 * Runs the given mutations, one after the other, and returns their outcomes:
 * - `killed`: every cited test failed, or the process that ran them was ended after `limitMs`;
 * - `survived`: a cited test passed, or does not exist;
 * - `skipped`: a cited test is skipped on this machine (a service is missing);
 * - `broken`: a file no longer loads, or a cited test fails without the mutation. Such a mutation proves nothing.
 *
 * @param {{ sheet: object, mutation: object }[]} plan
 * @param {{ root: string, onOutcome?: (outcome: object) => void, limitMs?: number }} options
 */
export async function runMutations(plan, { root, onOutcome = () => {}, limitMs = RUN_LIMIT_MS }) {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-mutations-'));
  try {
    copyRepository(root, folder);
    const tests = await startTests(folder, limitMs);
    try {
      const outcomes = [];
      await runUnmutated(tests, plan);
      for (const { sheet, mutation } of plan) {
        const outcome = {
          sheet: sheet.name,
          name: mutation.name,
          ...(await outcomeOf(folder, tests, sheet, mutation)),
        };
        outcomes.push(outcome);
        onOutcome(outcome);
      }
      return outcomes;
    } finally {
      await tests.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs the cited tests of all mutations without a mutation, file by file, so that each file is loaded once. */
async function runUnmutated(tests, plan) {
  const byFile = new Map();
  for (const { sheet, mutation } of plan)
    for (const cited of citableTests(sheet, mutation))
      byFile.set(cited.file, [...(byFile.get(cited.file) ?? []), cited]);
  for (const cited of byFile.values()) await tests.run(cited);
}

/** Returns undefined if a row cites a test that cannot be run; the outcome of the mutation reports it. */
function citableTests(sheet, mutation) {
  try {
    return citedTests(sheet, mutation);
  } catch {
    return [];
  }
}

async function outcomeOf(folder, tests, sheet, mutation) {
  try {
    return await tryOut(folder, tests, sheet, mutation);
  } catch (error) {
    return { outcome: 'broken', why: messageOf(error) };
  }
}

async function tryOut(folder, tests, sheet, mutation) {
  const cited = citedTests(sheet, mutation);
  const before = await tests.run(cited);
  const skipped = cited.filter((_, index) => before.states[index] === 'skipped');
  if (skipped.length > 0) return { outcome: 'skipped', why: `is skipped on this machine: ${titlesOf(skipped)}` };
  const unfit = cited.filter((_, index) => before.states[index] !== 'passed');
  if (unfit.length > 0) return { outcome: 'broken', why: `does not pass without the mutation: ${titlesOf(unfit)}` };
  const { path, text } = mutate(folder, sheet, mutation);
  const file = join(folder, path);
  const original = readFileSync(file, 'utf8');
  try {
    writeFileSync(file, text);
    tests.forget(file);
    const { states, errors, hasTimedOut } = await tests.run(cited, { isMutated: true });
    if (hasTimedOut) return { outcome: 'killed', why: 'timeout' };
    if (errors.length > 0) return { outcome: 'broken', why: errors[0] };
    const survivors = cited.filter((_, index) => states[index] !== 'failed');
    return survivors.length === 0
      ? { outcome: 'killed' }
      : { outcome: 'survived', why: `still passes: ${titlesOf(survivors)}` };
  } finally {
    writeFileSync(file, original);
    tests.forget(file);
  }
}

function titlesOf(cited) {
  return cited.map(({ place }) => place).join('; ');
}

/** Returns the cited tests of a mutation's rows without duplicates. */
function citedTests(sheet, { rows }) {
  const entries = entriesOf(sheet).filter((entry) => rows.includes(rowKey(entry)));
  const places = [...new Set(entries.map(({ test }) => test))];
  return places.map((place) => ({ place, ...citedTest(sheet, place) }));
}

/** Vitest instance that caches transformed files between runs, and reloads every module in each run. */
async function startTests(folder, limitMs) {
  const pidFile = join(folder, 'node_modules', 'mutation.pid');
  const limit = new FileLimit(pidFile, limitMs);
  const { createVitest } = await import('vitest/node');
  const vitest = await createVitest('test', {
    root: folder,
    config: join(folder, 'vitest.config.ts'),
    watch: false,
    isolate: true,
    // A process can be ended while it loops; a thread could not.
    pool: 'forks',
    execArgv: ['--import', PID_RECORDER],
    env: { TESSERA_MUTATION_PID: pidFile },
    maxWorkers: 1,
    reporters: [{ onTestModuleQueued: () => limit.begin(), onTestModuleEnd: () => limit.end() }],
    // Titles are compared, so placeholder values must not be truncated.
    chaiConfig: { truncateThreshold: 0 },
    // A test that waits for ever has failed. One that loops for ever is ended by the limit of the run.
    testTimeout: 120_000,
    teardownTimeout: 60_000,
  });
  /** Cached states of tests without a mutation, by place. */
  const known = new Map();
  return {
    forget: (file) => vitest.invalidateFile(file),
    close: () => vitest.close(),
    async run(cited, { isMutated = false } = {}) {
      if (!isMutated && cited.every(({ place }) => known.has(place)))
        return { states: cited.map(({ place }) => known.get(place)), errors: [] };
      const files = [...new Set(cited.map(({ file }) => join(folder, file)))];
      const project = vitest.getRootProject();
      vitest.setGlobalTestNamePattern(new RegExp(`(?:^| )(?:${cited.map(({ pattern }) => pattern).join('|')})$`, 's'));
      limit.arm(isMutated);
      const { testModules, unhandledErrors } = await vitest
        .runTestSpecifications(files.map((file) => project.createSpecification(file)))
        .finally(() => limit.end());
      const states = cited.map((one) => stateOf(testModules, join(folder, one.file), one.pattern));
      if (!isMutated) for (const [index, { place }] of cited.entries()) known.set(place, states[index]);
      const errors = [...testModules.flatMap(errorsOf), ...unhandledErrors.map(messageOf)];
      return { states, errors, hasTimedOut: limit.hasPassed };
    },
  };
}

/**
 * Ends the process with the recorded id when a file takes longer than the limit. The time counts from the moment its process has begun
 * with the file: Vitest waits a minute for a process that is killed while it starts.
 */
class FileLimit {
  #pidFile;
  #limitMs;
  #isArmed = false;
  #timer;
  hasPassed = false;

  constructor(pidFile, limitMs) {
    this.#pidFile = pidFile;
    this.#limitMs = limitMs;
  }

  /** Prepares for the next run; without a mutation it has no limit. */
  arm(isArmed) {
    this.#isArmed = isArmed;
    this.hasPassed = false;
  }

  begin() {
    if (this.#isArmed) this.#timer = setTimeout(() => this.#pass(), this.#limitMs);
  }

  end() {
    clearTimeout(this.#timer);
  }

  #pass() {
    const pid = existsSync(this.#pidFile) ? Number(readFileSync(this.#pidFile, 'utf8')) : 0;
    if (pid > 0) this.hasPassed = endProcess(pid) || this.hasPassed;
  }
}

/** Returns whether the process was still running. */
function endProcess(pid) {
  try {
    return process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
    return false;
  }
}

/** A title may match several tests (the rows of a table): if one fails, the title counts as failed. */
function stateOf(testModules, file, pattern) {
  const title = new RegExp(`^(?:${pattern})$`, 's');
  const tests = testModules
    .filter(({ moduleId }) => moduleId === file)
    .flatMap((testModule) => [...testModule.children.allTests()])
    .filter(({ name }) => title.test(name));
  if (tests.some((test) => test.result().state === 'failed')) return 'failed';
  if (tests.length === 0) return 'missing';
  return tests.every((test) => test.result().state === 'passed') ? 'passed' : 'skipped';
}

/** Returns errors outside of tests: the file, or one of its imports, could not be loaded. */
function errorsOf(testModule) {
  return testModule.errors().map(messageOf);
}

function messageOf(error) {
  return String(error?.message ?? error).split('\n')[0];
}
