import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';

const Lists = z.strictObject({
  documents: z.array(
    z.strictObject({
      document: z.string(),
      signatures: z.array(z.string()).min(1),
      tests: z.array(z.strictObject({ name: z.string(), file: z.string() })).min(1),
    }),
  ),
});
const { documents } = Lists.parse(JSON.parse(readFileSync(new URL('signatures.json', import.meta.url), 'utf8')));
const SHARED = new URL('../../../../shared/spec/', import.meta.url);

function documentText(document: string): string {
  const name = existsSync(SHARED) ? readdirSync(SHARED).find((each) => each.startsWith(`${document}_`)) : undefined;
  return name === undefined ? '' : readFileSync(new URL(name, SHARED), 'utf8');
}

/** A function, a constant or a field that is one, or a method, up to its parameters. */
const DECLARATION =
  /^ *(?:(?:export )?(?:async )?function (?<named>\w+)|(?:export )?const (?<constant>\w+) = (?:async )?(?=\([^()]*\)[^=\n]*=>)|(?<field>\w+)\??: (?=\([^()]*\) => )|(?:async )?(?<method>\w+)(?=\([^()]*\)(?:: [^\n;{]+)? \{\n))\((?<parameters>[^()]*)\)/gm;
const STATEMENTS = ['if', 'for', 'while', 'switch', 'catch'];

function signaturesIn(text: string): string[] {
  const blocks = text.split(/^```/m).filter((_, index) => index % 2 === 1);
  return blocks.flatMap((block) =>
    [...block.matchAll(DECLARATION)].flatMap(({ groups = {} }) => {
      const name = groups.named ?? groups.constant ?? groups.field ?? groups.method ?? '';
      const parameters = (groups.parameters ?? '').matchAll(/(?:^|[,{\n])\s*(\w+)\??(?=:|,|\s*$)/g);
      return STATEMENTS.includes(name) ? [] : [`${name}(${[...parameters].map(([, each]) => each).join(', ')})`];
    }),
  );
}

describe.each(documents)('the list of specification $document', ({ document, signatures, tests }) => {
  const written = documentText(document);

  test('names a test file of ours for each test of the document', () => {
    expect(tests.filter(({ file }) => !existsSync(new URL(`../${file}`, import.meta.url)))).toEqual([]);
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
