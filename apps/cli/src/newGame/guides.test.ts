import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lintProblems, newWorkspace, node, root } from './testing/newWorkspace.ts';
import { writeGame } from './writeGame.ts';

const gameGuide = readFileSync(`${root}docs/guides/write-a-game.md`, 'utf8');
const tableGuide = readFileSync(`${root}docs/guides/write-a-table.md`, 'utf8');

let workspace: string;
let folder: string;

beforeAll(() => {
  expect(existsSync(`${root}packages/testkit/dist`), 'run `npm run build` first').toBe(true);
  workspace = newWorkspace(mkdtempSync(join(tmpdir(), 'tessera-guides-')));
  // Use the built packages of this workspace.
  symlinkSync(`${root}node_modules`, join(workspace, 'node_modules'));
  folder = join(workspace, writeGame(workspace, 'my-game').folder);
  const [, removed = ''] = /^rm (.*)$/m.exec(gameGuide) ?? [];
  for (const path of removed.split(' ')) rmSync(join(workspace, path));
});

afterAll(() => rmSync(workspace, { recursive: true }));

/** Writes the code blocks of a guide into the files that they name. Several blocks of one file are joined. */
function follow(guide: string): string[] {
  const texts = new Map<string, string>();
  for (const [, file = '', block = ''] of guide.matchAll(/^```\w+ (\S+)\n(.*?)^```/gms))
    texts.set(file, texts.has(file) ? `${texts.get(file)}\n${block}` : block);
  for (const [file, text] of texts) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return [...texts.keys()].sort();
}

/** Compiles files of the game against the built packages. Returns the errors, or an empty text. */
function compileProblems(include: readonly string[], more: object = {}): string {
  const compilerOptions = { rootDir: '.', outDir: 'dist', ...more };
  const project = { extends: '../../tsconfig.base.json', compilerOptions, include, exclude: ['**/*.test.ts', 'dist'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(project, null, 2));
  const { status, said } = node(folder, `${root}node_modules/typescript/bin/tsc`, '-p', '.');
  return status === 0 ? '' : said;
}

const CHECK = `
import { conformance } from '@tessera/testkit';
import { runCaseFolder } from '@tessera/testkit/files';
import { game, words } from './dist/src/index.js';
import { de } from './dist/texts/de/index.js';
import { en } from './dist/texts/en/index.js';

const { laws } = conformance(game, { optionSets: [{}, { dice: 1 }], texts: { words, bundles: { en, de } } });
const cases = runCaseFolder(game, 'cases');
const failures = [...laws.flatMap(({ failures }) => failures), ...cases.filter(({ ok }) => !ok)];
console.log(JSON.stringify({ laws: laws.length, cases: cases.length, failures }));
`;

test('the files in the guide to games compile and pass the laws and their case', () => {
  expect(follow(gameGuide)).toEqual([
    'cases/bidding.json',
    'src/game.ts',
    'src/index.ts',
    'src/messageFormat.ts',
    'src/state.ts',
    'src/steps.ts',
    'src/table.ts',
    'texts/de/index.ts',
    'texts/en/index.ts',
  ]);
  expect(compileProblems(['src', 'texts'])).toBe('');
  writeFileSync(join(folder, 'check.mjs'), CHECK);
  const { status, said } = node(folder, 'check.mjs');
  expect(status, said).toBe(0);
  const report = JSON.parse(said);
  expect(report.failures).toEqual([]);
  expect(report.laws).toBeGreaterThan(10);
  expect(report.cases).toBe(1);
  expect(lintProblems(workspace, 'games/my-game/src', 'games/my-game/texts')).toBe('');
}, 600_000);

test('the files in the guide to tables compile as a table of that game', () => {
  expect(follow(tableGuide)).toEqual([
    'table/Dock.tsx',
    'table/Table.tsx',
    'table/index.ts',
    'table/story.ts',
    'table/tsconfig.json',
    'texts/de/table.ts',
    'texts/en/table.ts',
  ]);
  const lib = ['es2023', 'dom', 'dom.iterable'];
  expect(compileProblems(['src', 'texts', 'table'], { lib, jsx: 'react-jsx' })).toBe('');
  expect(lintProblems(workspace, 'games/my-game/table')).toBe('');
}, 600_000);
