// Follows the guides to a new kind (a modifier, an effect of a character, an effect of a card) in copies of the games.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from './setup.mjs';

const GUIDES = [
  {
    game: 'gloomhaven',
    guide: 'docs/guides/write-a-card.md',
    heading: '## 5. Add a new kind of modifier',
    copied: ['src', 'bot', 'texts', 'test', 'scripts'],
    /** Lines after which the guide inserts an entry of a list. */
    lists: /^(const examples: KindExamples|const plainKinds|export const modifierTexts\b.*) = \{\n/m,
    parts: 'schema on describe order enhance worth ownTargets forAttacker inDefence onFallen'.split(' '),
    checked: ['src/game/game.ts', 'bot/index.ts', 'texts/**/*.ts'],
    example: { file: 'src/modifiers/kinds/health/health.test.ts', title: 'drain' },
  },
  {
    game: 'fifth-edition',
    guide: 'docs/guides/write-content.md',
    heading: '## Add an effect kind',
    copied: ['src', 'texts', 'test', 'examples', 'content', 'descriptions'],
    lists: /^(export const effectKinds = \[| {2}"examples": \[| {4}kind: \{)\n/m,
    parts: 'schema targets references values'.split(' '),
    checked: ['src/index.ts', 'texts/**/*.ts'],
    example: { file: 'test/effectKinds.test.ts', title: 'initiativeMinimum' },
  },
  {
    game: 'war-of-the-ring',
    guide: 'games/war-of-the-ring/src/cards/README.md',
    heading: '## Add a kind',
    copied: ['src', 'bot', 'texts', 'test', 'cases', 'content', 'spec'],
    lists: /^(const plainKinds = \{| {2}"cardCases": \[| {2}effect: \{)\n/m,
    parts: 'schema describe can run'.split(' '),
    checked: ['src/index.ts', 'texts/**/*.ts'],
    example: { file: 'src/cards/cardCases.test.ts', title: 'elven-rope, event: both sides' },
    /** The example needs a card that uses the kind. */
    prepare: (game) =>
      replaceIn(
        `${game}/content/base/cards/free-character.json`,
        /\{\s*"type": "hunt-tile",\s*"tile": "elven-rope"\s*\}/,
        '{ "type": "empty-hunt-box" }',
      ),
  },
];

const TYPES = {
  composite: false,
  noEmit: true,
  declaration: false,
  declarationMap: false,
  allowImportingTsExtensions: true,
  rewriteRelativeImportExtensions: false,
  customConditions: ['@tessera/source'],
  types: ['node'],
  jsx: 'react-jsx',
  lib: ['es2023', 'dom', 'dom.iterable'],
};

describe.each(GUIDES)('the guide to a new kind of $game', (of) => {
  const [, section = ''] = readFileSync(path.join(root, of.guide), 'utf8').split(`${of.heading}\n`);
  /** The steps of the guide: a file and the code blocks for it. */
  const steps = [...section.matchAll(/^\d\. `([^`]+)`.*\n((?:\n```\w+\n[\s\S]*?```\n)+)/gm)].map(
    ([, file, blocks]) => ({
      file: file.replace(`games/${of.game}/`, ''),
      blocks: [...blocks.matchAll(/```\w+\n([\s\S]*?)```/g)].map(([, code]) => code),
    }),
  );
  const [kind] = steps;
  let folder;
  let game;

  beforeAll(() => {
    folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'tessera-kind-')));
    game = path.join(folder, 'games', of.game);
    mkdirSync(game, { recursive: true });
    const linked = ['node_modules', 'packages', 'docs', 'tsconfig.base.json'];
    if (!of.copied.includes('content')) linked.push(`games/${of.game}/content`);
    for (const each of linked) symlinkSync(path.join(root, each), path.join(folder, each));
    for (const part of [...of.copied, 'package.json']) {
      cpSync(path.join(root, 'games', of.game, part), path.join(game, part), { recursive: true });
    }
    of.prepare?.(game);
    for (const { file, blocks } of steps) follow(path.join(game, file), blocks, of.lists);
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  test('it touches five files', () => {
    expect(new Set(steps.map(({ file }) => file)).size).toBe(5);
    expect(steps).toHaveLength(5);
  });

  test('the game compiles after its steps, and a kind without one of its parts or without its text does not', () => {
    const source = readFileSync(path.join(game, kind.file), 'utf8');
    const text = steps.find((step) => step.file.startsWith('texts/en/'));
    // One type check for all, because each reads the whole game again.
    const lacking = [
      ...of.parts.map((part) => ({ file: beside(kind.file, part), code: withoutMember(source, part) })),
      {
        file: beside(text.file, 'kind'),
        code: readFileSync(path.join(game, text.file), 'utf8').replace(text.blocks[0], ''),
      },
    ];
    for (const { file, code } of lacking) writeFileSync(path.join(game, file), code);
    const files = lacking.map(({ file }) => file);
    expect(filesWithErrors(game, [...of.checked, ...files])).toEqual(files.toSorted());
    for (const file of files) rmSync(path.join(game, file));
  });

  test('the example of the guide passes in the changed game', () => {
    const { file, title } = of.example;
    const config = `const resolve = { conditions: ['@tessera/source'] };
// The limits only end a hang.
export default { resolve, ssr: { resolve }, test: { testTimeout: 300_000, hookTimeout: 300_000, teardownTimeout: 60_000 } };
`;
    writeFileSync(path.join(folder, 'vitest.config.mjs'), config);
    const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
    const options = ['run', '--root', folder, `games/${of.game}/${file}`, '-t', title, '--reporter', 'json'];
    const { NODE_PATH, PATH, HOME } = process.env;
    const env = { PATH, HOME, ...(NODE_PATH ? { NODE_PATH } : {}), TMPDIR: tmpdir() };
    const { stdout, stderr } = spawnSync(process.execPath, [vitest, ...options], {
      cwd: folder,
      encoding: 'utf8',
      env,
    });
    const found = stdout.slice(stdout.indexOf('{'));
    expect(found, stderr).not.toBe('');
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(found);
    const messages = testResults.flatMap((result) => [
      result.message,
      ...result.assertionResults.flatMap((each) => each.failureMessages),
    ]);
    expect(messages.filter(Boolean)).toEqual([]);
    expect(numFailedTests).toBe(0);
    expect(numPassedTests).toBeGreaterThan(0);
  });
});

/** Writes a new file, or inserts imports before the first import and entries at the start of the list. */
function follow(file, blocks, lists) {
  for (const block of blocks) {
    if (block.startsWith('import ') && !block.includes('export const'))
      writeFileSync(file, block + readFileSync(file, 'utf8'));
    else if (block.includes('export const')) writeFileSync(file, block);
    else replaceIn(file, lists, (head) => head + block);
  }
}

function replaceIn(file, pattern, replacement) {
  const source = readFileSync(file, 'utf8');
  const changed = source.replace(pattern, replacement);
  expect(changed, file).not.toBe(source);
  writeFileSync(file, changed);
}

/** Returns the path of a copy of a file that lacks a part. */
function beside(file, part) {
  return file.replace(/(\w+)\.ts$/, `$1.without-${part}.ts`);
}

/** Returns the source of a kind without one member of its object. */
function withoutMember(source, name) {
  let found;
  const visitor = new Visitor({
    Property(property) {
      if (property.key.name === name) found ??= property;
    },
  });
  visitor.visit(parseSync('kind.ts', source).program);
  expect(found, name).toBeDefined();
  const end = source[found.end] === ',' ? found.end + 1 : found.end;
  return source.slice(0, found.start) + source.slice(end);
}

/** Returns the files of the game with type errors. */
function filesWithErrors(game, include) {
  const config = { extends: '../../tsconfig.base.json', compilerOptions: TYPES, include, exclude: ['**/*.test.ts'] };
  writeFileSync(path.join(game, 'tsconfig.json'), JSON.stringify(config));
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
  const options = { cwd: game, encoding: 'utf8' };
  const { stdout, stderr } = spawnSync(process.execPath, [tsc, '-p', game, '--pretty', 'false'], options);
  expect(stderr).toBe('');
  return [...new Set([...stdout.matchAll(/^(\S.*?)\(\d+,\d+\): error/gm)].map(([, file]) => file))].toSorted();
}
