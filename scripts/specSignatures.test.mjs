// The lists of function signatures and tests in `games/*/spec/signatures.json`, compared with the specifications.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const GAMES = new URL('../games/', import.meta.url);
/** Beside the repository; where it is missing, the lists are only read. */
const SHARED = new URL('../../shared/spec/', import.meta.url);

/** The lists of every game that has some, with the folder of the game. */
const documents = readdirSync(GAMES).flatMap((game) => {
  const file = new URL(`${game}/spec/signatures.json`, GAMES);
  if (!existsSync(file)) return [];
  return JSON.parse(readFileSync(file, 'utf8')).documents.map((each) => ({ ...each, game }));
});

function documentText(document) {
  const name = existsSync(SHARED) ? readdirSync(SHARED).find((each) => each.startsWith(`${document}_`)) : undefined;
  return name === undefined ? '' : readFileSync(new URL(name, SHARED), 'utf8');
}

/** A function, a constant or a field that is one, or a method, up to its parameters. */
const DECLARATION =
  /^ *(?:(?:export )?(?:async )?function (?<named>\w+)|(?:export )?const (?<constant>\w+) = (?:async )?(?=\([^()]*\)[^=\n]*=>)|(?<field>\w+)\??: (?=\([^()]*\) => )|(?:async )?(?<method>\w+)(?=\([^()]*\)(?:: [^\n;{]+)? \{\n))\((?<parameters>[^()]*)\)/gm;
const STATEMENTS = ['if', 'for', 'while', 'switch', 'catch'];

function signaturesIn(text) {
  const blocks = text.split(/^```/m).filter((_, index) => index % 2 === 1);
  return blocks.flatMap((block) =>
    [...block.matchAll(DECLARATION)].flatMap(({ groups = {} }) => {
      const name = groups.named ?? groups.constant ?? groups.field ?? groups.method ?? '';
      const parameters = (groups.parameters ?? '').matchAll(/(?:^|[,{\n])\s*(\w+)\??(?=:|,|\s*$)/g);
      return STATEMENTS.includes(name) ? [] : [`${name}(${[...parameters].map(([, each]) => each).join(', ')})`];
    }),
  );
}

test('two games have lists', () => {
  expect(new Set(documents.map(({ game }) => game))).toEqual(new Set(['fifth-edition', 'gloomhaven']));
});

describe.each(documents)('the list of specification $document', ({ game, document, signatures, tests }) => {
  const written = documentText(document);

  test('names a test file of ours for each test of the document', () => {
    expect([signatures.length, tests.length]).not.toContain(0);
    expect(tests.filter(({ file }) => !existsSync(new URL(`${game}/${file}`, GAMES)))).toEqual([]);
  });

  test.skipIf(written === '')('has every function signature of the document in order', () => {
    expect(signatures).toEqual(signaturesIn(written));
  });

  test.skipIf(written === '')('has every test of the document in order', () => {
    const named = [...written.matchAll(/\btest\('([^']*)'|([\w.-]+\.(?:test|spec)\.ts)/g)];
    const found = named.map(([, title, file]) => title ?? file);
    expect(tests.map(({ name }) => name)).toEqual([...new Set(found)]);
  });
});
