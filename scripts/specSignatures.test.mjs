// The lists of function signatures and tests in `games/*/spec/signatures.json`, compared with the specifications.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const GAMES = new URL('../games/', import.meta.url);
/** Folder beside the repository. If it is missing, the lists are not compared. */
const SHARED = new URL('../../shared/spec/', import.meta.url);

/** Lists of signatures of every game that has any, with the folder of the game. */
const documents = readdirSync(GAMES).flatMap((game) => {
  const file = new URL(`${game}/spec/signatures.json`, GAMES);
  if (!existsSync(file)) return [];
  return JSON.parse(readFileSync(file, 'utf8')).documents.map((each) => ({ ...each, game }));
});

function documentText(document) {
  const name = existsSync(SHARED) ? readdirSync(SHARED).find((each) => each.startsWith(`${document}_`)) : undefined;
  return name === undefined ? '' : readFileSync(new URL(name, SHARED), 'utf8');
}

/** Matches a function, a function in a constant or field, or a method, up to its parameters. */
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

test('fifth-edition and gloomhaven have lists of signatures', () => {
  expect(new Set(documents.map(({ game }) => game))).toEqual(new Set(['fifth-edition', 'gloomhaven']));
});

describe.each(documents)('signatures of $document', ({ game, document, signatures, tests }) => {
  const written = documentText(document);

  test('signatures.json names an existing test file for each test of the specification', () => {
    expect([signatures.length, tests.length]).not.toContain(0);
    expect(tests.filter(({ file }) => !existsSync(new URL(`${game}/${file}`, GAMES)))).toEqual([]);
  });

  test.skipIf(written === '')('signatures.json has every function signature of the specification in order', () => {
    expect(signatures).toEqual(signaturesIn(written));
  });

  test.skipIf(written === '')('signatures.json has every test of the specification in order', () => {
    const named = [...written.matchAll(/\btest\('([^']*)'|([\w.-]+\.(?:test|spec)\.ts)/g)];
    const found = named.map(([, title, file]) => title ?? file);
    expect(tests.map(({ name }) => name)).toEqual([...new Set(found)]);
  });
});
