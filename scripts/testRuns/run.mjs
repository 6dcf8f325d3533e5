// Runs Vitest with the project's reporter and returns its summary.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dependency, root } from '../setup.mjs';

const REPORTER = fileURLToPath(new URL('./reporter.mjs', import.meta.url));

/**
 * Runs the tests that `args` name, on built packages, and returns the exit code with the counts of the reporter. A run that ends without a
 * summary (a crash, a wrong option) counts as one failure.
 */
export async function runVitest(args, { env = {}, stdio = 'inherit' } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-test-'));
  const file = join(folder, 'summary.json');
  try {
    const child = spawn(process.execPath, [dependency('vitest/vitest.mjs'), 'run', `--reporter=${REPORTER}`, ...args], {
      cwd: root,
      stdio,
      env: { ...process.env, TESSERA_TEST_BUILT: 'true', ...env, TESSERA_TEST_SUMMARY: file },
    });
    const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
    return summaryOf(code ?? 1, existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const NOTHING = { passed: 0, failed: 0, skipped: 0, failures: [], retried: [] };

/** Counts a failed run as at least one failure, even if the reporter counted none. */
export function summaryOf(code, summary = NOTHING) {
  if (code === 0 || summary.failed > 0) return { code, ...summary };
  const message = `Vitest ended with exit code ${code}`;
  return { code, ...summary, failed: 1, failures: [{ file: '', title: 'test run', message }] };
}
