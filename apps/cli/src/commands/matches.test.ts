import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { MIGRATIONS } from '../../../server/src/migrations.ts';
import { openStorage } from '../../../server/src/storage/storage.ts';
import { exampleFolder } from '../../../server/src/testing/exampleFolder.ts';
import { scratchFolder, tessera } from '../testing/tessera.ts';

let cwd: string;
beforeEach(async () => {
  cwd = scratchFolder();
  await exampleFolder(join(cwd, 'data'));
});

describe('tessera matches', () => {
  it('matches commands fail without changes while the server is running', async () => {
    const storage = await openStorage({ folder: join(cwd, 'data'), migrations: MIGRATIONS });
    for (const argv of [['list'], ['check'], ['lift', 'k3v9x2m5q8bb'], ['migrate', 'k3v9x2m5q8aa']]) {
      const { exit, out, err } = await tessera(['matches', ...argv], { cwd });
      expect([exit, out, err]).toEqual([1, '', 'tessera: A server is running on data; stop it first.\n']);
    }
    await storage.close();
  });

  it('matches list --json prints one document', async () => {
    const { exit, json } = await tessera(['matches', 'list', '--json'], { cwd });
    expect(exit).toBe(0);
    expect(json()).toMatchObject({
      matches: [{ id: 'k3v9x2m5q8aa', status: 'playing', rules: '1.0.0', entries: 5 }, {}, { status: 'needs-rules' }],
    });
  });

  it('matches check shows a progress bar on a terminal and exits with 1 on findings', async () => {
    const { exit, err, json } = await tessera(['matches', 'check', '--json'], { cwd, isTTY: true });
    expect(exit).toBe(1);
    expect(err).toMatch(/\[#+\] 3\/3 100%/);
    expect(json()).toMatchObject({
      checked: 3,
      findings: 1,
      matches: [{ by: '1.0.0', verdict: { kind: 'same' } }, {}, { verdict: { kind: 'no-rules' } }],
    });
    expect((await tessera(['matches', 'check'], { cwd })).err).toBe('');
  });

  it('matches lift and migrate refuse a match that does not need them', async () => {
    const lifting = await tessera(['matches', 'lift', 'k3v9x2m5q8aa', '--json'], { cwd });
    expect([lifting.exit, lifting.json()]).toMatchObject([1, { error: { code: 'not-lifted' } }]);
    const migrating = await tessera(['matches', 'migrate', 'k3v9x2m5q8aa'], { cwd });
    expect(migrating.exit).toBe(1);
    expect(migrating.err).toContain('Its own rules are installed');
  });

  it('matches list loads the games of TESSERA_CATALOG, like the server', async () => {
    mkdirSync(join(cwd, 'more'));
    writeFileSync(join(cwd, 'more', 'games.mjs'), 'export const manifests = "none";');
    const { exit, err } = await tessera(['matches', 'list'], { cwd, env: { TESSERA_CATALOG: 'more/games.mjs' } });
    expect([exit, err]).toEqual([1, expect.stringMatching(/^tessera: The module .* does not export `manifests`\n$/)]);
  });
});

describe('tessera backup and restore', () => {
  it('backup and restore copy all matches to another folder and report a missing key', async () => {
    const made = await tessera(['backup', 'monday.db', '--json'], { cwd });
    expect(made.json()).toMatchObject({ matches: 3, entries: 8, hasKey: false, wasRunning: false });
    const { exit, out } = await tessera(['restore', 'monday.db', '--data', 'again'], { cwd });
    expect(exit).toBe(0);
    expect(out).toMatch(/^Restored to again: 3 matches, 8 entries\nIt has no key: /);
    expect(readdirSync(join(cwd, 'again'))).toEqual(['tessera.db']);
    const { json } = await tessera(['matches', 'list', '--data', 'again', '--json'], { cwd });
    expect(json()).toMatchObject({ matches: [{ id: 'k3v9x2m5q8aa', entries: 5 }, {}, {}] });
  });
});
