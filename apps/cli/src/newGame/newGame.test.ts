import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPlaythrough } from '@tessera/testkit';
import { expect, test } from 'vitest';
import { game as template } from './template/src/index.ts';
import { lintProblems, newWorkspace, root } from './testing/newWorkspace.ts';
import { writeGame } from './writeGame.ts';

/** Creates a workspace with the files that a new game changes. */
function workspace(): string {
  return newWorkspace(mkdtempSync(join(tmpdir(), 'tessera-new-game-')));
}

test('writeGame writes a folder with rules, texts, a case and a playthrough under the new name', () => {
  const folder = workspace();
  const { files } = writeGame(folder, 'hex-chess');
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  expect(files).toEqual(
    expect.arrayContaining([
      'games/hex-chess/src/game.ts',
      'games/hex-chess/texts/de/index.ts',
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

test('writeGame adds the game to the registry and to the build and dependency files', () => {
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

test('the formatter and the linter accept the files that writeGame writes', () => {
  const folder = workspace();
  writeGame(folder, 'hex-chess');
  expect(lintProblems(folder, 'games', 'apps/catalog', 'tsconfig.json')).toBe('');
});

test.each(['Hex', 'hex--chess', '../hex', '-hex', ''])('writeGame refuses %s as an id', (id) => {
  expect(() => writeGame(workspace(), id)).toThrow('lower-case words');
});

test('writeGame refuses to overwrite a folder', () => {
  const folder = workspace();
  writeGame(folder, 'hex-chess');
  expect(() => writeGame(folder, 'hex-chess')).toThrow('already a folder');
});
