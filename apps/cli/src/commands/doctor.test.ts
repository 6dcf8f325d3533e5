import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { scratchFolder, tessera } from '../testing/tessera.ts';

const Doctor = z.strictObject({
  ok: z.boolean(),
  checks: z.array(
    z.strictObject({
      id: z.string(),
      status: z.enum(['ok', 'missing', 'optional']),
      found: z.string().min(1),
      advice: z.string().optional(),
    }),
  ),
});

test('doctor checks versions, folders, the port and the programs for tests', async () => {
  const { exit, json } = await tessera(['doctor', '--port', '0', '--data', scratchFolder(), '--json']);
  const { ok, checks } = Doctor.parse(json());
  expect([exit, ok]).toEqual([0, true]);
  expect(checks.map(({ id }) => id)).toEqual([
    ...['tessera', 'node', 'workspace', 'data', 'disk', 'port', 'chromium', 'postgres', 'redis'],
  ]);
  expect(checks.find(({ id }) => id === 'node')).toMatchObject({ status: 'ok', found: process.versions.node });
});

test('doctor exits with 1 and says what to do when the data folder is a file', async () => {
  const cwd = scratchFolder();
  writeFileSync(join(cwd, 'taken'), '');
  const { exit, out } = await tessera(['doctor', '--port', '0', '--data', 'taken'], { cwd });
  expect(exit).toBe(1);
  expect(out).toContain('Choose another with --data');
  expect(out).toContain('npm start needs 1 more.');
});
