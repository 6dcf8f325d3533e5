// Follows section 5 of docs/guides/write-a-card.md in a copy of the game.
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
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const guide = readFileSync(join(root, 'docs/guides/write-a-card.md'), 'utf8');
const section = guide.split('## 5. Add a new kind of modifier')[1]!;

/** The steps of the guide: a file and the code blocks for it. */
const steps = [...section.matchAll(/^\d\. `([^`]+)`.*\n((?:\n```ts\n[\s\S]*?```\n)+)/gm)].map(([, file, blocks]) => ({
  file: file!,
  blocks: [...blocks!.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code]) => code!),
}));

/** The lines after which the guide inserts an entry of a list. */
const LISTS = /^(const examples: KindExamples|const plainKinds|export const modifierTexts\b.*) = \{\n/m;

const [kind] = steps;
/** Members of the kind, its effect and its role, one line each. */
const parts = [...kind!.blocks[0]!.matchAll(/^(?: {2}){1,3}(\w+)[,:] .*$|^ {2}(schema),$/gm)]
  .map(([line, name, shorthand]) => ({ line, name: (name ?? shorthand)! }))
  .filter(({ line, name }) => !line.endsWith('{') && name !== 'happens');

let folder: string;
const game = () => join(folder, 'games/gloomhaven');

/** Copies the parts of the game that the example needs, and follows the steps. */
beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'tessera-kind-')));
  mkdirSync(game(), { recursive: true });
  const linked = ['node_modules', 'packages', 'tsconfig.base.json', 'games/gloomhaven/content'];
  for (const path of linked) symlinkSync(join(root, path), join(folder, path));
  for (const part of ['src', 'bot', 'texts', 'test', 'package.json']) {
    cpSync(join(root, 'games/gloomhaven', part), join(game(), part), { recursive: true });
  }
  for (const { file, blocks } of steps) follow(join(game(), file), blocks);
  for (const { name, line } of parts) {
    writeFileSync(withoutPart(name), kind!.blocks[0]!.replace(`${line}\n`, ''));
  }
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a new file, or inserts imports before the first import and entries at the start of the list. */
function follow(file: string, blocks: readonly string[]): void {
  const isNew = file === join(game(), kind!.file);
  let text = isNew ? '' : readFileSync(file, 'utf8');
  for (const block of blocks) {
    if (isNew) text = block;
    else if (block.startsWith('import ')) text = block + text;
    else text = text.replace(LISTS, (head) => head + block);
  }
  writeFileSync(file, text);
}

/** Returns the path of a copy of the kind that lacks a part. */
function withoutPart(name: string): string {
  return join(game(), `src/modifiers/kinds/health/without-${name}.ts`);
}

/** Returns the files with type errors, relative to the game. */
function filesWithErrors(): string[] {
  const config = {
    extends: '../../tsconfig.base.json',
    compilerOptions: {
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
    },
    include: ['src/game/game.ts', 'src/modifiers/kinds/health/*.ts', 'bot/index.ts', 'texts/**/*.ts'],
  };
  writeFileSync(join(game(), 'tsconfig.json'), JSON.stringify(config));
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const { stdout, stderr } = spawnSync(process.execPath, [tsc, '-p', game(), '--pretty', 'false'], {
    cwd: game(),
    encoding: 'utf8',
  });
  const files = [...stdout.matchAll(/^(\S.*?)\(\d+,\d+\): error/gm)].map(([, file]) => join(game(), file!));
  expect(stderr).toBe('');
  return [...new Set(files)].toSorted();
}

describe('the guide to a new kind of modifier', () => {
  test('it touches five files: the kind, its test, the registry and two texts', () => {
    expect(steps.map(({ file }) => file)).toEqual([
      'src/modifiers/kinds/health/drain.ts',
      'src/modifiers/kinds/health/health.test.ts',
      'src/modifiers/modifier.ts',
      'texts/en/modifiers.ts',
      'texts/de/modifiers.ts',
    ]);
  });

  test('the game compiles after its steps, and a kind without one of its parts does not', () => {
    const names = parts.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['schema', 'on', 'describe', 'order', 'enhance', 'worth', 'ownTargets', 'inDefence']),
    );
    expect(filesWithErrors()).toEqual(names.map(withoutPart).toSorted());
  });

  test('the example of the guide has its texts and its effect in the changed game', async () => {
    writeFileSync(join(game(), 'test/newExample.ts'), EXAMPLE_HEAD + steps[1]!.blocks.join('') + EXAMPLE_TAIL);
    const { checkExample } = await load<{ checkExample(): readonly string[] }>('test/newExample.ts');
    expect(checkExample()).toEqual(['Drain 2', 'Entzug 2']);
  });
});

/** Loads a module of the copy. */
async function load<Module>(file: string): Promise<Module> {
  return await import(/* @vite-ignore */ pathToFileURL(join(game(), file)).href);
}

/** Around the block of the guide: a module that checks the example and returns its texts. */
const EXAMPLE_HEAD = `
import { createTranslator } from '@tessera/text';
import { expect } from 'vitest';
import { describerOf } from '../src/modifiers/describe.ts';
import { describeModifier, modifier as schema } from '../src/modifiers/modifier.ts';
import { de as germanTexts } from '../texts/de.ts';
import { en as englishTexts } from '../texts/en.ts';
import { attack, strike } from './kindExamples.ts';
import { BRUTE, GUARD, stage } from './stage.ts';
function textIn(language, texts, json) {
  const { say } = createTranslator(language, texts);
  return describeModifier(schema.parse(json), describerOf({ language, say, name: (id) => id }));
}
const examples = {
`;
const EXAMPLE_TAIL = `
};
export function checkExample() {
  const [{ modifier, en, de, effect }] = Object.values(examples);
  effect(stage());
  expect([en, de]).toEqual([textIn('en', englishTexts, modifier), textIn('de', germanTexts, modifier)]);
  return [en, de];
}
`;
