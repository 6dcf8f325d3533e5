import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import * as z from 'zod';
import { unknownTag } from '../finding.ts';
import { formulaField } from '../formula/field.ts';
import { defineScope, numberVariable } from '../formula/scope.ts';
import { canonicalContent } from './content.ts';
import { type LoadOptions, type LoadResult, loadPacks } from './load.ts';
import { PackManifest } from './manifest.ts';
import { formatProblem, type PackFile } from './problem.ts';

const scope = defineScope<{ level: number }>({ level: numberVariable((hero) => hero.level) });
const effect = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('armorClass'), value: formulaField(scope) }),
    z.strictObject({ kind: z.literal('note'), text: z.string() }),
  ],
  { error: unknownTag('E_UNKNOWN_KIND') },
);
const kinds = {
  feat: z.strictObject({
    id: z.string(),
    name: z.string(),
    needs: z.array(z.string()).optional(),
    effects: z.array(effect).default([]),
  }),
  tool: z.strictObject({ id: z.string(), cost: z.int().min(0) }),
};
const checks: LoadOptions<typeof kinds>['checks'] = {
  feat: (feat, review) => {
    feat.needs?.forEach((id, index) => {
      review.reference('feat', id, ['needs', index]);
    });
    if (feat.name === '') review.report({ code: 'W_NO_NAME', path: ['name'], message: 'a feat should have a name.' });
  },
};
const options = { game: 'heist', kinds, checks };

function file(pack: string, path: string, json: unknown): PackFile {
  return { pack, path, text: typeof json === 'string' ? json : JSON.stringify(json, null, 2) };
}

function manifest(id: string, more: object = {}): PackFile {
  return file(id, 'pack.json', { id, version: '1.0.0', game: 'heist', ...more });
}

function feats(pack: string, ids: readonly string[], more: object = {}): PackFile {
  return file(pack, 'feats.json', {
    kind: 'feat',
    records: ids.map((id) => ({ id, name: `${id} of ${pack}` })),
    ...more,
  });
}

function load(files: readonly PackFile[], more: Partial<LoadOptions<typeof kinds>> = {}): LoadResult<typeof kinds> {
  return loadPacks(files, { ...options, ...more });
}

function complaints(result: LoadResult<typeof kinds>): string[] {
  return result.problems.map(formatProblem);
}

function loaded(files: readonly PackFile[]) {
  const result = load(files);
  if (!result.ok) throw new Error(complaints(result).join('\n'));
  return result;
}

describe('loadPacks with valid packs', () => {
  const base = [
    manifest('base'),
    feats('base', ['tough', 'alert']),
    file('base', 'tools.json', { kind: 'tool', records: [] }),
  ];

  test('returns records by kind and id, typed and frozen', () => {
    const { content, order, packs } = loaded(base);
    expect([...content.feat.keys()]).toEqual(['alert', 'tough']);
    expect(content.feat.get('alert')).toEqual({ id: 'alert', name: 'alert of base', effects: [] });
    expect(content.tool.size).toBe(0);
    expect(order).toEqual(['base']);
    expect(packs[0]?.version).toBe('1.0.0');
    expect(Object.isFrozen(content.feat.get('alert')?.effects)).toBe(true);
    expectTypeOf(content.feat.get('alert')?.name).toEqualTypeOf<string | undefined>();
    expectTypeOf(content.tool.get('x')?.cost).toEqualTypeOf<number | undefined>();
  });

  test('returns the origin of each record', () => {
    const { origins } = loaded(base);
    expect(origins.feat.get('tough')).toEqual({ pack: 'base', version: '1.0.0', file: 'feats.json', index: 0 });
  });

  test('orders packs by requirements, otherwise by id', () => {
    const files = [
      manifest('a', { requires: { z: '^1.0.0' } }),
      manifest('z', { requires: { m: '*' } }),
      manifest('m'),
      manifest('b'),
    ];
    expect(loaded(files).order).toEqual(['m', 'z', 'a', 'b']);
  });

  test('lets a pack replace a record of a required pack if it declares the override', () => {
    const home = [
      manifest('home', { requires: { base: '^1.0.0' } }),
      feats('home', ['alert', 'new'], { overrides: ['base:alert'] }),
    ];
    const { content, superseded, origins } = loaded([...home, ...base]);
    expect(content.feat.get('alert')?.name).toBe('alert of home');
    expect([...content.feat.keys()]).toEqual(['alert', 'new', 'tough']);
    expect(superseded).toEqual([{ kind: 'feat', id: 'alert', pack: 'base', by: 'home' }]);
    expect(origins.feat.get('alert')?.pack).toBe('home');
  });

  test('lets a game extend the manifest', () => {
    const stricter = PackManifest.extend({ editions: z.array(z.string()) });
    const good = loadPacks([manifest('a', { editions: ['2024'] })], { ...options, manifest: stricter });
    expect(good.ok && good.packs[0]?.editions).toEqual(['2024']);
    const bad = loadPacks([manifest('a')], { ...options, manifest: stricter });
    expect(bad.problems).toMatchObject([
      { code: 'E_PACK_MANIFEST', path: 'editions', expected: 'a list', found: 'nothing' },
    ]);
  });

  test('accepts a pack with warnings, unless strict is set', () => {
    const files = [manifest('a'), file('a', 'f.json', { kind: 'feat', records: [{ id: 'x', name: '' }] })];
    expect(load(files)).toMatchObject({ ok: true, problems: [{ severity: 'warning', code: 'W_NO_NAME' }] });
    expect(load(files, { strict: true }).ok).toBe(false);
  });

  test('canonicalContent gives the same bytes for any order of files, records and keys', () => {
    const home = [
      manifest('home', { requires: { base: '^1.0.0' } }),
      feats('home', ['alert'], { overrides: ['base:alert'] }),
      file('home', 'more/tools.json', {
        kind: 'tool',
        records: [
          { id: 'pick', cost: 2 },
          { cost: 1, id: 'bar' },
        ],
      }),
    ];
    const all = [...base, ...home];
    const bytes = canonicalContent(loaded(all));
    expect(bytes).toContain('"alert of home"');
    const shuffled = fc.shuffledSubarray(all, { minLength: all.length });
    fc.assert(
      fc.property(shuffled, fc.boolean(), (files, turned) => {
        const texts = turned ? files.map((each) => ({ ...each, text: reversedKeys(each.text) })) : files;
        expect(canonicalContent(loaded(texts))).toBe(bytes);
      }),
    );
  });
});

function reversedKeys(text: string): string {
  return JSON.stringify(JSON.parse(text), (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).reverse())
      : value,
  );
}

describe('loadPacks with invalid packs', () => {
  test('reports all problems at once, each with pack, file, line, path and expectation', () => {
    const result = load([
      manifest('base'),
      file('base', 'feats.json', {
        kind: 'feat',
        records: [
          {
            id: 'tough',
            name: 'Tough',
            effects: [{ kind: 'armorClass', value: '1 + @levle' }, { kind: 'armourClass' }],
          },
          { id: 'x', nam: 'X' },
          { id: 'alert', name: 'Alert', needs: ['toughh', 'alret'] },
          { id: 'alert', name: 'Alert again' },
          { name: 'nameless' },
        ],
      }),
      file('base', 'tols.json', { kind: 'tol', records: [] }),
      file('base', 'broken.json', '{\n  "kind": "tool",\n  "records": [}\n'),
      file('base', 'costs.json', { kind: 'tool', record: [] }),
      file('base', 'price.json', {
        kind: 'tool',
        records: [
          { id: 'pick', cost: -1 },
          { id: 'bar', cost: 0.5 },
        ],
      }),
      manifest('home', { requires: { base: '^2.0.0', bsae: '*' } }),
      feats('home', ['alert']),
    ]);
    expect(complaints(result)).toEqual([
      'error E_JSON_SYNTAX base/broken.json:3: "}" should not be here.',
      'error E_SCHEMA base/costs.json:1 records: expected a list, found nothing.',
      'error E_SCHEMA base/costs.json:3 record: "record" is not a field here. Did you mean "records"?',
      'error E_FORMULA_UNKNOWN_VARIABLE base/feats.json:10 records[0].effects[0].value: "@levle" is not a variable. Did you mean "@level"?',
      'error E_UNKNOWN_KIND base/feats.json:13 records[0].effects[1].kind: expected one of "armorClass", "note", found "armourClass". Did you mean "armorClass"?',
      'error E_SCHEMA base/feats.json:17 records[1].name: expected text, found nothing.',
      'error E_SCHEMA base/feats.json:19 records[1].nam: "nam" is not a field here. Did you mean "name"?',
      'error E_UNKNOWN_REFERENCE base/feats.json:25 records[2].needs[0]: there is no feat "toughh".',
      'error E_UNKNOWN_REFERENCE base/feats.json:26 records[2].needs[1]: there is no feat "alret". Did you mean "alert"?',
      'error E_DUPLICATE_ID base/feats.json:30 records[3].id: the feat "alert" is already in base/feats.json (records[2]).',
      'error E_SCHEMA base/feats.json:33 records[4].id: expected text, found nothing.',
      'error E_SCHEMA base/price.json:6 records[0].cost: expected at least 0, found -1.',
      'error E_SCHEMA base/price.json:10 records[1].cost: expected a whole number, found 0.5.',
      'error E_UNKNOWN_KIND base/tols.json:2 kind: "tol" is not a kind of content. Did you mean "tool"?',
      'error E_DUPLICATE_ID home/feats.json:5 records[0].id: the feat "alert" is already in base/feats.json (records[2]). To replace it, list "base:alert" under "overrides".',
      'error E_PACK_DEPENDENCY home/pack.json:6 requires.base: needs version ^2.0.0 of "base", found 1.0.0.',
      'error E_PACK_DEPENDENCY home/pack.json:7 requires.bsae: the pack "bsae" is not there. Did you mean "base"?',
    ]);
    expect(result.problems[3]).toMatchObject({
      record: 'tough',
      column: 20,
      expected: 'a formula for a number',
      found: '"1 + @levle"',
      excerpt: '1 + @levle\n    ^^^^^^',
    });
  });

  test('salvages the valid records', () => {
    const records = [{ id: 'good', name: 'Good' }, { id: 'bad' }, { id: 'lost', name: 'Lost', needs: ['nobody'] }];
    const result = load([manifest('a'), file('a', 'f.json', { kind: 'feat', records })]);
    expect(result.ok ? [] : [...result.salvage.content.feat.keys()]).toEqual(['good']);
    expect(result.problems).toHaveLength(2);
  });

  test('reports a schema violation as an error for any message', () => {
    const feat = z.strictObject({ id: z.string() }).refine(() => false, 'W_ODD: odd');
    const own = z.strictObject({ id: z.string() }).refine(() => false, 'E_ODD: odd');
    const files = [manifest('a'), file('a', 'f.json', { kind: 'feat', records: [{ id: 'x' }] })];
    const refused = loadPacks(files, { game: 'heist', kinds: { feat } });
    expect(refused).toMatchObject({
      ok: false,
      problems: [{ severity: 'error', code: 'E_SCHEMA', message: 'W_ODD: odd' }],
    });
    expect(loadPacks(files, { game: 'heist', kinds: { feat: own } }).problems).toMatchObject([
      { code: 'E_ODD', message: 'odd' },
    ]);
  });

  test('names the packs of a circular requirement', () => {
    const files = [
      manifest('a', { requires: { b: '*' } }),
      manifest('b', { requires: { c: '*' } }),
      manifest('c', { requires: { a: '*' } }),
    ];
    expect(complaints(load(files))).toEqual([
      'error E_PACK_CYCLE a/pack.json:6 requires.b: packs require each other in a circle: a → b → c → a.',
    ]);
    expect(load([manifest('a', { requires: { a: '*' } })]).problems).toMatchObject([{ code: 'E_PACK_CYCLE' }]);
  });

  test('reports invalid manifests', () => {
    const result = load([
      file('none', 'feats.json', { kind: 'feat', records: [{ id: 'x' }] }),
      file('odd', 'pack.json', { id: 'Odd Pack', version: '1.0', game: 'heist', requires: { base: 'newest' } }),
      manifest('other', { game: 'gloomhaven', engine: '^2.0.0' }),
      file('twin', 'pack.json', { id: 'other', version: '1.0.0', game: 'heist' }),
      file('evil', 'pack.json', '{"id":"evil","version":"1.0.0","game":"heist","requires":{"__proto__":"*"}}'),
    ]);
    expect(result.problems.map(({ code, pack, path }) => `${code} ${pack} ${path ?? ''}`)).toEqual([
      'E_JSON_KEY evil requires.__proto__',
      'E_PACK_MANIFEST none ',
      'E_SCHEMA none records[0].name',
      'E_PACK_MANIFEST odd id',
      'E_PACK_MANIFEST odd version',
      'E_PACK_MANIFEST odd requires.base',
      'E_PACK_GAME other game',
      'E_PACK_DUPLICATE twin id',
    ]);
    const engine = load([manifest('a', { engine: '^2.0.0' })], { engine: '1.5.0' });
    expect(engine.problems).toMatchObject([{ code: 'E_PACK_ENGINE', expected: '^2.0.0', found: '1.5.0' }]);
    expect(load([manifest('a', { engine: '^1.0.0' })], { engine: '1.5.0' }).ok).toBe(true);
  });

  test('reports an override that is not declared or not possible', () => {
    const base = [manifest('base'), feats('base', ['alert', 'tough'])];
    const home = (records: string[], overrides: string[], requires = {}) => [
      manifest('home', { requires }),
      feats('home', records, { overrides }),
    ];
    const problems = (files: PackFile[]) =>
      load([...base, ...files]).problems.map(({ code, path }) => `${code} ${path}`);
    const required = { base: '*' };
    expect(problems(home(['alert'], ['base:alert']))).toEqual(['E_PACK_DEPENDENCY records[0].id']);
    expect(problems(home(['alerd'], ['base:alerd'], required))).toEqual(['E_UNKNOWN_REFERENCE records[0].id']);
    expect(problems(home(['new'], ['base:alert'], required))).toEqual(['E_PACK_OVERRIDE overrides[0]']);
    expect(problems(home(['new'], ['alert'], required))).toEqual(['E_SCHEMA overrides[0]']);
    expect(problems(home(['alert'], ['home:alert'], required))).toEqual(['E_DUPLICATE_ID records[0].id']);
  });

  test('never blames a built-in pack for a conflict of ids', () => {
    const base = [manifest('base'), feats('base', ['alert'])];
    const early = [manifest('aaa'), feats('aaa', ['alert', 'new'])];
    const result = load([...early, ...base], { builtIn: ['base'] });
    expect(complaints(result)).toEqual([
      'error E_DUPLICATE_ID aaa/feats.json:5 records[0].id: the feat "alert" is already in base/feats.json (records[0]). To replace it, list "base:alert" under "overrides".',
    ]);
    expect(result.ok ? undefined : result.salvage.content.feat.get('alert')?.name).toBe('alert of base');
    const twin = [file('aaa', 'pack.json', { id: 'base', version: '1.0.0', game: 'heist' }), feats('aaa', ['alert'])];
    const borrowed = load([...twin, ...base], { builtIn: ['base'] });
    expect(borrowed.problems.map(({ code, pack }) => `${code} ${pack}`)).toEqual([
      'E_DUPLICATE_ID aaa',
      'E_PACK_DUPLICATE aaa',
    ]);
    expect(borrowed.ok ? undefined : borrowed.salvage.content.feat.get('alert')?.name).toBe('alert of base');
  });

  test('requires the second of two packs that replace the same record to replace the first', () => {
    const replacing = (id: string, overrides: string[], requires: object) => [
      manifest(id, { requires }),
      feats(id, ['alert'], { overrides }),
    ];
    const base = [manifest('base'), feats('base', ['alert'])];
    const first = replacing('first', ['base:alert'], { base: '*' });
    expect(complaints(load([...base, ...first, ...replacing('second', ['base:alert'], { base: '*' })]))).toEqual([
      'error E_DUPLICATE_ID second/feats.json:5 records[0].id: the feat "alert" is already in first/feats.json (records[0]). To replace it, list "first:alert" under "overrides".',
    ]);
    const chain = loaded([...base, ...first, ...replacing('second', ['first:alert'], { first: '*' })]);
    expect(chain.content.feat.get('alert')?.name).toBe('alert of second');
    expect(chain.superseded).toHaveLength(2);
  });

  test.each(['constructor', '__proto__', 'toString', '', 'a b', '../x', 'x'.repeat(101), 7])(
    '%j is not a valid id',
    (id) => {
      const result = load([manifest('a'), file('a', 'f.json', { kind: 'feat', records: [{ id, name: 'X' }] })]);
      expect(result.problems).toMatchObject([{ code: 'E_SCHEMA', path: 'records[0].id' }]);
    },
  );

  test('reports files that do not belong to a pack', () => {
    const result = load([manifest('a'), manifest('a'), file('a', 'readme.md', '# hello')]);
    expect(result.problems.map(({ code, file: path }) => `${code} ${path}`)).toEqual([
      'E_PACK_FILE pack.json',
      'E_PACK_FILE readme.md',
    ]);
  });
});

describe('loadPacks limits', () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `f${index}`, name: 'F' }));

  test.each([
    [{ characters: 100 }, 'a pack has at most 100 characters'],
    [{ files: 1 }, 'a pack has at most 1 files'],
    [{ records: 9 }, 'a pack has at most 9 records'],
  ])('reports a pack that exceeds %j', (limits, message) => {
    const result = load([manifest('a'), file('a', 'f.json', { kind: 'feat', records: many(10) })], { limits });
    expect(result.problems).toMatchObject([{ code: 'E_PACK_SIZE', pack: 'a' }]);
    expect(result.problems[0]?.message).toContain(message);
  });

  test('rejects a file nested without end', () => {
    const text = `{"kind":"feat","records":${'['.repeat(100_000)}`;
    expect(load([manifest('a'), file('a', 'f.json', text)]).problems).toMatchObject([{ code: 'E_JSON_LIMIT' }]);
  });

  test('reports a pack full of errors up to a limit', () => {
    const records = Array.from({ length: 5000 }, (_, index) => ({ id: `f${index}`, nmae: 'F' }));
    const { problems } = load([manifest('a'), file('a', 'f.json', { kind: 'feat', records })]);
    expect(problems).toHaveLength(501);
    expect(problems.at(-1)).toMatchObject({
      code: 'E_PACK_LIMIT',
      message: expect.stringContaining('stopped after 500'),
    });
  });
});
