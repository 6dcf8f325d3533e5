import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkPlaythrough } from '@tessera/testkit';
import { expect, test } from 'vitest';
import { game as template } from './template/src/index.ts';
import { writeGame } from './writeGame.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** A workspace with just what a new game is written into. */
function workspace(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-new-game-'));
  for (const path of [
    'apps/cli/src/newGame/template',
    'apps/catalog/src/manifests.ts',
    'apps/catalog/package.json',
    'apps/catalog/tsconfig.json',
    'tsconfig.json',
  ]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path), { recursive: true });
  }
  return folder;
}

test('a new game is a folder with rules, texts, a case and a playthrough that is its own', () => {
  const folder = workspace();
  const { files } = writeGame(folder, 'hex-chess');
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  expect(files).toEqual(
    expect.arrayContaining([
      'games/hex-chess/src/game.ts',
      'games/hex-chess/texts/de.ts',
      'games/hex-chess/cases/taking.json',
      'games/hex-chess/manifest.ts',
    ]),
  );
  expect(read('games/hex-chess/src/game.ts')).toContain("id: 'hex-chess'");
  expect(read('games/hex-chess/manifest.ts')).toContain("name: 'Hex Chess'");
  for (const path of files.filter((file) => file.startsWith('games/'))) expect(read(path)).not.toMatch(/'pebbles'/);
  const own = { ...template, id: 'hex-chess' };
  expect(checkPlaythrough(own, read('games/hex-chess/playthroughs/first.txt'))).toMatchObject({ ok: true });
});

test('it has a line in the registry, and in whatever builds and installs it', () => {
  const folder = workspace();
  writeGame(folder, 'hex-chess');
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  const registry = read('apps/catalog/src/manifests.ts');
  expect(registry).toContain("import { manifest as hexChess } from '@tessera/hex-chess/manifest';");
  expect(registry).toMatch(/= \[\n {2}heistCity,\n[^\]]*,\n {2}hexChess,\n\];/);
  const lines = (text: string) => text.split('\n');
  const before = lines(readFileSync(join(root, 'apps/catalog/package.json'), 'utf8'));
  const added = lines(read('apps/catalog/package.json')).filter((line) => !before.includes(line));
  expect(added).toEqual(['    "@tessera/hex-chess": "*",']);
  expect(read('apps/catalog/tsconfig.json')).toContain('../../games/hex-chess');
  expect(read('tsconfig.json')).toContain('"games/hex-chess"');
});

test('the formatter and the linter have nothing to say about what was written', () => {
  const folder = workspace();
  writeGame(folder, 'hex-chess');
  const config = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'));
  // A folder of its own is no repository, whose list of ignored files Biome would ask for.
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ ...config, $schema: undefined, vcs: undefined }));
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const args = [biome, 'check', '--error-on-warnings', 'games', 'apps/catalog', 'tsconfig.json'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  expect(status, stdout + stderr).toBe(0);
});

test.each(['Hex', 'hex--chess', '../hex', '-hex', ''])('%s is no id of a game', (id) => {
  expect(() => writeGame(workspace(), id)).toThrow('lower-case words');
});

test('nothing is written over', () => {
  const folder = workspace();
  writeGame(folder, 'hex-chess');
  expect(() => writeGame(folder, 'hex-chess')).toThrow('already a folder');
});
