import { fileURLToPath } from 'node:url';
import { manifests } from '@tessera/catalog';
import { notices, type Request, requests } from '@tessera/protocol';
import {
  definePredicates,
  defineScope,
  formulaField,
  loadPacks,
  numberVariable,
  PredicateError,
  parseJson,
  readJsonText,
} from '@tessera/rules';
import { readCaseFile, TestkitError } from '@tessera/testkit';
import { corpusIn, fuzzInputs, hold } from '@tessera/testkit/fuzz';
import { test } from 'vitest';
import * as z from 'zod';
import { readConfig } from '../../src/config.ts';
import { ConfigError } from '../../src/errors.ts';
import { isPlainJson } from '../../src/network/plainJson.ts';
import { folder, same } from './support.ts';

const MATCH = 'm'.repeat(12);
const HEAD = { match: MATCH, seq: 3, actionId: 'an-action-id-1' };
const ASKED: Readonly<Partial<Record<Request, object>>> = {
  join: { match: MATCH, seat: 0, since: 2, viewer: 1, chat: 0 },
  act: { ...HEAD, seat: 1, action: { type: 'place', cell: [1, 2] }, dice: [3, { pick: 1 }] },
  edit: { ...HEAD, patches: [[['units', 3, 'wounds'], 2], [['flow']]] },
  consent: { match: MATCH, seq: 3, proposal: '0-an-action-id', agree: true },
  chat: { match: MATCH, actionId: 'an-action-id-2', team: true, text: ' Well\u202e played\n' },
  orders: { match: MATCH, orders: { hunt: { take: 'ring' } } },
  lobby: { follow: true, before: `open-1-${MATCH}` },
  fork: { match: MATCH, at: 2, actionId: 'an-action-id-3' },
  undo: HEAD,
};

test('a message is parsed by its schema, or refused, and parsing it twice gives the same', () => {
  const target = {
    name: 'messages',
    corpus: [...Object.entries(ASKED).map((asked) => JSON.stringify(asked)), ...corpusIn(folder('messages'))],
    words: [...Object.keys(requests), ...Object.keys(notices), 'match', 'seq', 'actionId', 'seat', 'spectator', MATCH],
    takes: (input: string) => {
      const asked = jsonOf(input);
      if (!Array.isArray(asked) || !isPlainJson(asked)) return false;
      const [name, body] = asked;
      if (typeof name !== 'string') return false;
      const schemas = [
        Object.hasOwn(requests, name) ? requests[name as Request].body : undefined,
        Object.hasOwn(requests, name) ? requests[name as Request].answer : undefined,
        Object.hasOwn(notices, name) ? notices[name as keyof typeof notices] : undefined,
      ];
      return schemas.map((schema) => schema !== undefined && isTaken(schema, body)).some(Boolean);
    },
  };
  hold(target, fuzzInputs(1_500, 200_000));
}, 900_000);

test('JSON input is parsed like in the engine, or refused with a position', () => {
  const target = {
    name: 'JSON texts',
    corpus: [
      '{"a":[1,2,{"b":"x\\n\\u00e9"}],"c":null}',
      '[-0.5e3,true,"😀"]',
      '\ufeff{"a":1}',
      ...corpusIn(folder('json')),
    ],
    words: ['{', '}', '[', ']', ':', ',', '"a"', '"__proto__"', 'null', '1e999', '\\u', '//', '\t'],
    takes: (input: string) => {
      const { value, faults } = parseJson(input, { offsets: true });
      const read = readJsonText(input);
      same(read.ok, value !== undefined && faults.length === 0);
      if (read.ok) same(JSON.stringify(read.value), JSON.stringify(JSON.parse(input.replace(/^\ufeff/, ''))));
      for (const { offset } of faults)
        if (!(offset >= 0 && offset <= input.length)) throw new Error(`No place: ${offset}`);
      return read.ok;
    },
  };
  hold(target, fuzzInputs(1_500, 150_000));
}, 900_000);

const scope = defineScope<{ readonly level: number }>({ level: numberVariable(({ level }) => level) });
const kinds = {
  feat: z.strictObject({
    id: z.string(),
    name: z.string(),
    value: formulaField(scope).optional(),
    needs: z.array(z.string()).default([]),
  }),
};

test('packs are loaded, or every problem is reported, without an exception', () => {
  const core = JSON.stringify({ id: 'core', version: '1.0.0', game: 'some-game', name: 'Core' });
  const feats = JSON.stringify({
    kind: 'feat',
    records: [
      { id: 'a', name: 'A', value: '@level + 1' },
      { id: 'b', name: 'B', needs: ['a'] },
    ],
  });
  const load = (manifest: string, records: string) =>
    loadPacks(
      [
        { pack: 'p', path: 'pack.json', text: manifest },
        { pack: 'p', path: 'feats.json', text: records },
      ],
      { game: 'some-game', kinds, engine: '1.0.0' },
    );
  const target = {
    name: 'packs',
    corpus: [
      core,
      feats,
      JSON.stringify({ id: 'more', version: '0.2.1', game: 'some-game', requires: { core: '^1.0' }, engine: '>=1' }),
      JSON.stringify({ kind: 'feat', patches: [{ id: 'a', name: 'C' }], records: [{ id: 'c', name: 'C' }] }),
      ...corpusIn(folder('packs')),
    ],
    words: [
      'id',
      'version',
      'game',
      'requires',
      'kind',
      'records',
      'patches',
      'engine',
      '^1',
      'core',
      'feat',
      '@level',
    ],
    // As either of the two kinds of files in a pack.
    takes: (input: string) => {
      const loaded = [load(input, feats), load(core, input)];
      for (const { ok, problems } of loaded) {
        if (!ok && problems.length === 0) throw new Error('Refused without a problem');
        if (problems.some(({ message }) => message === '')) throw new Error('A problem without words');
      }
      return loaded.some(({ ok }) => ok);
    },
  };
  hold(target, fuzzInputs(800, 80_000));
}, 900_000);

test('predicates of content are compiled, or refused with a PredicateError', () => {
  const predicates = definePredicates<{ readonly level: number }, { atLeast: z.ZodObject<{ level: z.ZodInt }> }>({
    atLeast: {
      schema: z.strictObject({ level: z.int() }),
      test: ({ level }, facts) => (facts.level >= level ? 'yes' : 'no') as never,
      describe: ({ level }) => ({ code: 'at-least', params: { level } }),
    },
  });
  const leaf = { type: 'atLeast', level: 3 };
  const target = {
    name: 'predicates',
    corpus: [
      JSON.stringify(leaf),
      JSON.stringify([
        { type: 'or', predicates: [leaf, { type: 'not', predicate: leaf }] },
        { type: 'and', predicates: [] },
      ]),
      ...corpusIn(folder('predicates')),
    ],
    words: ['type', 'and', 'or', 'not', 'predicates', 'predicate', 'atLeast', 'level'],
    takes: (input: string) => {
      const json = jsonOf(input);
      try {
        predicates.compile(json);
        return true;
      } catch (error) {
        if (!(error instanceof PredicateError)) throw error;
        return false;
      }
    },
  };
  hold(target, fuzzInputs(500, 40_000));
}, 900_000);

test('case files are parsed, or refused with a TestkitError', () => {
  const target = {
    name: 'case files',
    corpus: [
      ...manifests.flatMap(({ folder: home }) =>
        ['cases', 'cases/rules'].flatMap((place) =>
          corpusIn(fileURLToPath(new URL(`../../../../${home}/${place}`, import.meta.url))),
        ),
      ),
      ...corpusIn(folder('case-files')),
    ].filter((text) => text.length < 20_000),
    words: ['game', 'given', 'cases', 'title', 'when', 'then', 'seat', 'do', 'dice', 'refused', 'state', 'events'],
    takes: (input: string) => {
      try {
        readCaseFile(input);
        return true;
      } catch (error) {
        if (!(error instanceof TestkitError)) throw error;
        return false;
      }
    },
  };
  hold(target, fuzzInputs(500, 40_000));
}, 900_000);

test('settings are parsed, or refused with one sentence each', () => {
  const settings = {
    TESSERA_PORT: '4600',
    TESSERA_ORIGINS: 'https://a.example',
    TESSERA_TRUST_PROXY: '10.0.0.0/8',
    TESSERA_LIMITS_FACTOR: '2.5',
  };
  const target = {
    name: 'settings',
    corpus: [JSON.stringify(settings), ...corpusIn(folder('settings'))],
    words: [
      'TESSERA_RULE_THREADS',
      'TESSERA_SECRET',
      'TESSERA_LIMITS',
      'on',
      '1',
      '::1/129',
      'https://',
      'ftp://a',
      ',',
      '999999999999999',
    ],
    takes: (input: string) => {
      const given = z.record(z.string(), z.string()).safeParse(jsonOf(input));
      if (!given.success) return false;
      try {
        readConfig(given.data);
        return true;
      } catch (error) {
        if (!(error instanceof ConfigError)) throw error;
        return false;
      }
    },
  };
  hold(target, fuzzInputs(500, 40_000));
}, 900_000);

/** An accepted value is accepted again, and does not change: normalization is idempotent. */
function isTaken(schema: z.ZodType, body: unknown): boolean {
  const once = schema.safeParse(body);
  if (!once.success) return false;
  const again = schema.safeParse(once.data);
  same(JSON.stringify(again.data), JSON.stringify(once.data));
  return true;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Input that is not JSON is ignored.
    return undefined;
  }
}
