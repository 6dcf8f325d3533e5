import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkPacks, EFFECT_KINDS, editionFiles } from '@tessera/fifth-edition';
import { packsIn } from '@tessera/terminal';
import { describe, expect, test } from 'vitest';
import { blueprintOf, effectFields, RECORD_TYPES } from '../generate/blueprint.ts';
import { exampleKey, examplesIn } from '../generate/examples.ts';
import { readPair } from '../generate/interview.ts';
import { scratchFolder, tessera } from '../testing/tessera.ts';

const SRD = [...(await editionFiles('2014')), ...(await editionFiles('2024'))];
const examples = examplesIn(SRD);

/** Flags for a feat that grants a spell. */
const FEAT = ['--type', 'feat', '--source', 'Magic Touch', '--kind', 'grantSpell', '--summary', 'A touch of magic.'];
const FIELDS = ['record.category=general', 'spell=charm-person', 'mode=innate'];

function contentOf(cwd: string, file: string) {
  return JSON.parse(readFileSync(join(cwd, file), 'utf8'));
}

describe('generate-effect with flags', () => {
  test('generate-effect writes a valid record into a new pack', async () => {
    const cwd = scratchFolder();
    const { exit, out } = await tessera(['generate-effect', ...FEAT, ...FIELDS, 'usesSlots=no', 'atLevel=5'], { cwd });
    expect(exit).toBe(0);
    expect(out).toContain('Check it with: tessera validate-content homebrew');
    expect(contentOf(cwd, 'homebrew/feat-magic-touch.json')).toEqual({
      kind: 'feat',
      records: [
        {
          id: 'magic-touch',
          name: 'Magic Touch',
          summary: 'A touch of magic.',
          category: 'general',
          features: [
            {
              id: 'magic-touch',
              name: 'Magic Touch',
              effects: [{ kind: 'grantSpell', spell: 'charm-person', mode: 'innate', usesSlots: false, atLevel: 5 }],
            },
          ],
        },
      ],
    });
    expect(contentOf(cwd, 'homebrew/pack.json')).toMatchObject({ id: 'homebrew', editions: ['2024'] });
    const written = packsIn('homebrew', cwd).flatMap(({ files }) => files);
    expect(checkPacks([...SRD, ...written], { strict: true })).toMatchObject({ ok: true, problems: [] });
  });

  test('generate-effect lists all missing fields at once and asks nothing', async () => {
    const { exit, err } = await tessera(['generate-effect', ...FEAT]);
    expect(exit).toBe(2);
    expect(err).toContain('record.category=<text> spell=<text> mode=<known | alwaysPrepared | spellbook | innate>');
  });

  test.each([
    [['--type', 'feet', '--source', 'X', '--kind', 'tag'], 'Did you mean "feat"?'],
    [['--type', 'feat', '--source', 'X', '--kind', 'grantSpel'], 'Did you mean "grantSpell"?'],
    [[...FEAT, ...FIELDS, '--edition', '2023'], 'There is no edition "2023"'],
    [[...FEAT, ...FIELDS, 'sepll=x'], '"sepll=x" is not understood'],
    [[...FEAT, ...FIELDS, 'atLevel=five'], 'atLevel: expected whole number, found "five"'],
  ])('generate-effect refuses %j with a suggestion', async (argv, message) => {
    const cwd = scratchFolder();
    const { exit, err } = await tessera(['generate-effect', ...argv], { cwd });
    expect(exit).toBe(2);
    expect(err).toContain(message);
    expect(existsSync(join(cwd, 'homebrew'))).toBe(false);
  });

  test('generate-effect writes nothing when the loader refuses the record, and prints the path', async () => {
    const cwd = scratchFolder();
    const wrong = ['record.category=general', 'spell=charm-persn', 'mode=innate'];
    const { exit, err } = await tessera(['generate-effect', ...FEAT, ...wrong], { cwd });
    expect(exit).toBe(1);
    expect(err).toContain('records[0].features[0].effects[0].spell');
    expect(err).toContain('Did you mean "charm-person"?');
    expect(existsSync(join(cwd, 'homebrew'))).toBe(false);
  });

  test('generate-effect keeps an existing file without --force', async () => {
    const cwd = scratchFolder();
    await tessera(['generate-effect', ...FEAT, ...FIELDS], { cwd });
    const again = ['generate-effect', ...FEAT, 'record.category=origin', 'spell=bless', 'mode=known'];
    const refused = await tessera(again, { cwd });
    expect(refused.exit).toBe(2);
    expect(refused.err).toContain('--force writes over it');
    const { exit } = await tessera([...again, '--force'], { cwd });
    expect(exit).toBe(0);
    expect(contentOf(cwd, 'homebrew/feat-magic-touch.json').records[0].category).toBe('origin');
  });

  test('generate-effect replaces a record of the edition only with --override', async () => {
    const cwd = scratchFolder();
    const initiate = ['generate-effect', ...FEAT, ...FIELDS, '--source', 'Magic Initiate'];
    const refused = await tessera(initiate, { cwd });
    expect(refused.exit).toBe(1);
    expect(refused.err).toContain('--override takes the place of that record');
    expect((await tessera([...initiate, '--override'], { cwd })).exit).toBe(0);
    expect(contentOf(cwd, 'homebrew/feat-magic-initiate.json').overrides).toEqual(['srd-5.2:magic-initiate']);
    expect((await tessera([...initiate, '--id', 'magic-beginner', '--json'], { cwd })).json()).toMatchObject({
      id: 'magic-beginner',
      file: join('homebrew', 'feat-magic-beginner.json'),
      isNewPack: false,
      edition: '2024',
      warnings: [],
    });
  });

  test('generate-effect keeps the manifest and edition of an existing pack and ignores problems in its other files', async () => {
    const cwd = scratchFolder();
    const first = ['generate-effect', ...FEAT, ...FIELDS, '--edition', '2014', '--out', 'mine/feats.json'];
    await tessera(first, { cwd });
    writeFileSync(join(cwd, 'mine/other.json'), '{"kind": "feat", "records": [{}]}');
    const more = ['--type', 'condition', '--source', 'Dazed', '--kind', 'initiativeBonus', '--out', 'mine', 'value=-2'];
    const { json } = await tessera(['generate-effect', ...more, '--json'], { cwd });
    expect(json()).toMatchObject({
      file: join('mine', 'condition-dazed.json'),
      edition: '2014',
      warnings: [{ code: 'W_MISSING_SUMMARY' }],
    });
    expect(contentOf(cwd, 'mine/pack.json')).toMatchObject({ id: 'mine', editions: ['2014'] });
    const other = await tessera(['generate-effect', ...more, '--id', 'numb', '--edition', '2024'], { cwd });
    expect(other.err).toContain('The pack is for 2014, not for 2024.');
    const manifest = await tessera(['generate-effect', ...more, '--out', 'mine/pack.json', '--force'], { cwd });
    expect(manifest.err).toContain('where the manifest of the pack goes');
  });

  test('generate-effect checks a pack for both editions with both', async () => {
    const cwd = scratchFolder();
    mkdirSync(join(cwd, 'wide'));
    const manifest = { id: 'wide', version: '1.0.0', game: 'fifth-edition', editions: ['2014', '2024'] };
    writeFileSync(join(cwd, 'wide/pack.json'), JSON.stringify(manifest));
    const feat = ['generate-effect', ...FEAT, 'record.category=general', 'mode=innate', '--out', 'wide'];
    // This spell exists in 2024 only.
    const { exit, err } = await tessera([...feat, 'spell=starry-wisp'], { cwd });
    expect([exit, err]).toEqual([1, expect.stringContaining('(With the content of 2014.)')]);
    expect((await tessera([...feat, 'spell=bless'], { cwd })).exit).toBe(0);
  });

  test('generate-effect requires the level of a class feature', async () => {
    const cwd = scratchFolder();
    const subclass = ['--type', 'class', '--source', 'Warden', '--kind', 'extraAttack', 'total=2', 'record.hitDie=10'];
    const rest = ['record.subclassAt=3', 'record.subclassName=Oath', 'record.multiclass=[]'];
    const refused = await tessera(['generate-effect', ...subclass, ...rest], { cwd });
    expect(refused.err).toContain('records[0].features[0].at');
    expect((await tessera(['generate-effect', ...subclass, ...rest, 'feature.at=5'], { cwd })).exit).toBe(0);
  });
});

describe('generate-effect with questions', () => {
  test('generate-effect asks for missing fields until the answers are valid', async () => {
    const cwd = scratchFolder();
    const answers = ['Wand of Sparks', '', '', 'It sparks.', 'wand', 'magic', 'attackBonuss', 'attackBonus'];
    const rest = ['value=1', 'filter=x', 'filter={"self":true}', '', '{"type":"attunned"}', '{"type":"attuned"}'];
    const { exit, out } = await tessera(['generate-effect', '--type', 'item'], {
      cwd,
      input: [...answers, ...rest],
    });
    expect(out).toContain('category: expected weapon | armor');
    expect(out).toContain('Did you mean "attackBonus"?');
    expect(out).toContain('filter: expected JSON, found "x"');
    expect(out).toContain('Did you mean "attuned"?');
    expect(exit).toBe(0);
    expect(contentOf(cwd, 'homebrew/item-wand-of-sparks.json').records[0].features[0].effects).toEqual([
      { kind: 'attackBonus', value: 1, filter: { self: true }, predicate: { type: 'attuned' } },
    ]);
  });

  test('generate-effect asks again for values that the loader refuses', async () => {
    const cwd = scratchFolder();
    const argv = ['generate-effect', '--type', 'feat', '--source', 'Magic Initiate', '--summary', 'Some magic.'];
    const input = ['', '', 'origin', 'grantSpell', 'charm-persn', 'innate', '', '', 'override', 'charm-person'];
    const { exit, out } = await tessera(argv, { cwd, input });
    expect(out).toContain('E_DUPLICATE_ID');
    expect(out).toContain('Did you mean "charm-person"?');
    expect(exit).toBe(0);
    const { overrides, records } = contentOf(cwd, 'homebrew/feat-magic-initiate.json');
    expect(overrides).toEqual(['srd-5.2:magic-initiate']);
    expect(records[0].features[0].effects[0].spell).toBe('charm-person');
  });

  test('generate-effect names the question at which the input ended', async () => {
    const { exit, err } = await tessera(['generate-effect'], { input: ['feat'] });
    expect(exit).toBe(2);
    expect(err).toContain('The input ended at the question "Name"');
  });
});

describe('types, kinds and fields', () => {
  test('blueprintOf offers every record type with effects and every effect kind', () => {
    expect(RECORD_TYPES.toSorted()).toEqual(
      [
        'background',
        'class',
        'condition',
        'feat',
        'item',
        'lineage',
        'rule',
        'species',
        'spell',
        'subclass',
      ].toSorted(),
    );
    for (const type of RECORD_TYPES) expect([...blueprintOf(type).effects.keys()]).toEqual(EFFECT_KINDS);
  });

  const written = EFFECT_KINDS.flatMap((kind) => {
    const fields = effectFields(blueprintOf('spell'), kind);
    return fields.flatMap((field) => {
      const example = examples.get(exampleKey(kind, field.name));
      return example === undefined ? [] : [[kind, `${field.name}=${example}`, fields] as const];
    });
  });

  test.each(written)('readPair (%s) accepts %s of the content', (_kind, pair, fields) => {
    expect(() => readPair(pair, fields)).not.toThrow();
  });

  test.each([
    ['abilities=all', 'saveBonus', { abilities: 'all' }],
    ['abilities=STR, DEX', 'saveBonus', { abilities: ['STR', 'DEX'] }],
    ['value=2', 'saveBonus', { value: 2 }],
    ['value=@proficiencyBonus + 1', 'saveBonus', { value: '@proficiencyBonus + 1' }],
    ['slots={"1": 1}', 'spellSlots', { slots: { 1: 1 } }],
    ['max=unlimited', 'resource', { max: 'unlimited' }],
    ['types=fire,cold', 'damageModifier', { types: ['fire', 'cold'] }],
    ['lock=yes', 'speed', { lock: true }],
  ])('readPair parses %s in %s', (pair, kind, value) => {
    expect(readPair(pair, effectFields(blueprintOf('feat'), kind))).toEqual(value);
  });

  test.each(RECORD_TYPES)('generate-effect writes a %s with the required fields only', async (type) => {
    const cwd = scratchFolder();
    const { fields } = blueprintOf(type);
    const required = fields.filter(({ isRequired }) => isRequired);
    const pairs = required.map(({ name }) => `record.${name}=${examples.get(exampleKey(type, name))}`);
    const argv = ['--type', type, '--source', 'Brand New', '--kind', 'initiativeBonus', 'value=1', 'feature.at=1'];
    const edition = type === 'lineage' || type === 'subclass' ? '2014' : '2024';
    const { exit, err } = await tessera(['generate-effect', ...argv, '--edition', edition, ...pairs], { cwd });
    expect([exit, err]).toEqual([0, '']);
  });

  test('generate-effect --list prints types, kinds and fields', async () => {
    const { json } = await tessera(['generate-effect', '--list', '--json']);
    expect(json()).toMatchObject({ types: RECORD_TYPES, kinds: EFFECT_KINDS });
    const { out } = await tessera(['generate-effect', '--list', '--kind', 'grantSpell']);
    expect(out).toMatch(/mode +required +known \| alwaysPrepared/);
    expect(out).toMatch(/record\.category +required/);
  });
});

test.each(['2014', '2024'])(
  'generate-effect writes a first test beside the pack that passes in %s',
  async (edition) => {
    const place = scratchFolder();
    const argv = ['--type', 'feat', '--source', 'Stargazer', '--kind', 'skillBonus', '--summary', 'Reads the sky.'];
    const fields = ['--edition', edition, 'record.category=general', 'skill=Nature', 'value=2'];
    if (edition === '2024') fields[2] = 'record.category=origin';
    const { exit, out } = await tessera(['generate-effect', ...argv, ...fields], { cwd: place });
    expect([exit, out]).toEqual([0, expect.stringContaining('homebrew-feat-stargazer.sheets.json (a first test')]);
    const compared = await tessera(['sheet', 'compare', 'homebrew-feat-stargazer.sheets.json', '--json'], {
      cwd: place,
    });
    expect(compared.json()).toMatchObject({ summary: { sheets: 1, error: 0, warning: 0 } });
  },
);
