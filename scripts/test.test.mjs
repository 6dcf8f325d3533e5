import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

const root = fileURLToPath(new URL('..', import.meta.url));

test('npm test with a file runs that file, with --coverage too', () => {
  const reports = mkdtempSync(join(tmpdir(), 'tessera-coverage-'));
  const named = ['scripts/gameIds.test.mjs', '--coverage', `--coverage.reportsDirectory=${reports}`];
  const { status, stdout } = spawnSync(process.execPath, ['scripts/test.mjs', ...named], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, VITEST: undefined, NO_COLOR: '1', FORCE_COLOR: undefined },
  });
  rmSync(reports, { recursive: true, force: true });
  expect(stdout).toMatch(/Test Files +1 passed/);
  expect(stdout).toContain('Coverage summary');
  expect(status).toBe(0);
});

test('npm run test:backend runs the tests of rules and server', () => {
  expect(manifest.scripts['test:backend']).toMatch(/^vitest run .*\bpackages\b.*\bgames\b.*\bapps\/server\b/);
});
