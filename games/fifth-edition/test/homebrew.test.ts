import { fileURLToPath } from 'node:url';
import { formatProblem, type PackFile } from '@tessera/rules';
import { describe, expect, test } from 'vitest';
import { evaluateCharacter, loadRulebook, sheetLines } from '../src/index.ts';
import { character } from './characters.ts';
import { filesIn, srdFiles } from './content.ts';
import { englishOf } from './english.ts';

const house = filesIn(fileURLToPath(new URL('packs/house', import.meta.url)), 'house');

describe('custom pack from a folder', () => {
  const { rulebook, problems } = loadRulebook([...srdFiles('2014'), ...house], '2014');

  test('a custom pack loads without an error', () => {
    expect(problems.filter(({ severity }) => severity === 'error').map(formatProblem)).toEqual([]);
  });

  test('a custom pack adds a class with a subclass, a species, a feat and an item', () => {
    const record = character({
      edition: '2014',
      species: 'reefkin',
      scores: [10, 14, 12, 10, 15, 8],
      classes: ['tidecaller 7 deep-current'],
      choices: { 'tidecaller-skills': ['Nature', 'Survival'] },
      items: ['pearl-circlet*', 'trident'],
    });
    const sheet = evaluateCharacter(record, rulebook);
    const lines = sheetLines(sheet);
    const values = [
      'abilities.WIS.score',
      'ac',
      'speed.swim',
      'saves.WIS.bonus',
      'senses.darkvision',
      'spellcasting.slots.1',
      'spellcasting.slots.2',
      'spellcasting.tidecaller.prepared',
      'resources.undertow.max',
      'attacks.i1.attack',
      'hitPoints.max',
    ];
    expect(values.map((path) => lines.get(path)?.value)).toEqual([17, 15, 25, 9, 60, 4, 2, 5, 3, 3, 45]);
    expect(sheet.issues.filter(({ severity }) => severity === 'error')).toEqual([]);
  });
});

/** Loads the SRD of 2024 with one custom file. */
function problemsOf(
  kind: string,
  record: unknown,
  { overrides, file = 'mine.json' }: { overrides?: string[]; file?: string } = {},
): string[] {
  const pack = {
    id: 'mine',
    version: '1.0.0',
    game: 'fifth-edition',
    requires: { 'srd-5.2': '^1.0.0' },
    editions: ['2024'],
  };
  const files: PackFile[] = [
    { pack: 'mine', path: 'pack.json', text: JSON.stringify(pack) },
    {
      pack: 'mine',
      path: file,
      text: JSON.stringify({ kind, ...(overrides && { overrides }), records: [record].flat() }, null, 1),
    },
  ];
  const { problems } = loadRulebook([...srdFiles('2024'), ...files], '2024');
  return problems.filter(({ severity }) => severity === 'error').map(formatProblem);
}

const feat = (effect: unknown, id = 'iron-skin') => ({
  id,
  name: 'Iron Skin',
  summary: 'Tough.',
  category: 'general',
  features: [{ id: 'skin', name: 'Iron Skin', effects: [effect] }],
});

describe('problems of a custom pack', () => {
  test.each([
    [
      '28. a flag with a number',
      { kind: 'armorClass', priority: 'flag', value: 2 },
      'E_PRIORITY_TARGET',
      'priority "flag" cannot carry a number. Use "additive".',
    ],
    ['29. no priority', { kind: 'armorClass', value: 2 }, 'E_PRIORITY_REQUIRED', 'say "base"'],
    [
      '101. an unknown kind',
      { kind: 'armourClass', priority: 'base', value: 2 },
      'E_UNKNOWN_KIND',
      'Did you mean "armorClass"?',
    ],
    [
      '102. an old stacking name',
      { kind: 'saveBonus', abilities: 'all', value: 1, stacking: 'max' },
      'E_STACKING_NAME',
      '"max" is not a stacking rule. Use "highest".',
    ],
    [
      '58. an unknown predicate',
      { kind: 'saveBonus', abilities: 'all', value: 1, predicate: { type: 'levelAtLest', value: 3 } },
      'E_UNKNOWN_PREDICATE',
      'Did you mean "levelAtLeast"?',
    ],
    [
      '103. a dead reference',
      { kind: 'grantSpell', spell: 'fire-bal', mode: 'known' },
      'E_UNKNOWN_REFERENCE',
      'Did you mean "fireball"?',
    ],
    [
      '72. code',
      { kind: 'saveBonus', abilities: 'all', value: 'constructor.constructor("return process")()' },
      'E_FORMULA_SYNTAX',
      'effects[0].value',
    ],
    [
      '73. a prototype',
      { kind: 'saveBonus', abilities: 'all', value: '@abilities.__proto__.modifier' },
      'E_FORMULA_UNKNOWN_VARIABLE',
      '',
    ],
    [
      '6. a variable in the wrong case',
      { kind: 'saveBonus', abilities: 'all', value: '@classlevel.fighter' },
      'E_FORMULA_UNKNOWN_VARIABLE',
      '@classLevel.fighter',
    ],
    [
      'a class that is not there',
      { kind: 'saveBonus', abilities: 'all', value: '@classLevel.figter' },
      'E_FORMULA_UNKNOWN_VARIABLE',
      'Did you mean "@classLevel.fighter"?',
    ],
    [
      '78. variables that are not those of the expression',
      {
        kind: 'saveBonus',
        abilities: 'all',
        value: { expression: '1 + @abilities.CON.modifier', variables: ['@abilities.DEX.modifier'] },
      },
      'E_SCHEMA',
      'variables do not match the expression (missing @abilities.CON.modifier, unused @abilities.DEX.modifier)',
    ],
    [
      'a formula that is none, with variables beside it',
      { kind: 'saveBonus', abilities: 'all', value: { expression: '1 +', variables: [] } },
      'E_FORMULA_SYNTAX',
      'effects[0].value.expression',
    ],
    ['76. division by nothing', { kind: 'saveBonus', abilities: 'all', value: '1 / 0' }, 'E_FORMULA_DIVISION', ''],
    [
      '79. a slot without a spell',
      { kind: 'saveBonus', abilities: 'all', value: '@slot' },
      'E_FORMULA_SCOPE',
      'only available in effects of a cast spell',
    ],
  ])('%s', (_name, effect, code, text) => {
    const [first = ''] = problemsOf('feat', feat(effect));
    expect(first).toContain(`error ${code} mine/mine.json:`);
    expect(first).toContain(text);
  });

  test.each([['`$', '{1}`'].join(''), '1;2', 'a=1', '1,2', '"1"', '0x10', '1e999'])(
    '%s is refused as a formula (case 74)',
    (value) => {
      expect(problemsOf('feat', feat({ kind: 'saveBonus', abilities: 'all', value }))[0]).toContain('E_FORMULA_SYNTAX');
    },
  );

  test('a formula with declared variables works like any other (case 78)', () => {
    const variables = ['@proficiencyBonus', '@level'];
    const value = { expression: '@proficiencyBonus + @level', variables };
    const record = { ...feat({ kind: 'initiativeBonus', value }, 'named'), category: 'origin' };
    expect(problemsOf('feat', record)).toEqual([]);
    const manifest = { id: 'mine', version: '1.0.0', game: 'fifth-edition', requires: {}, editions: ['2024'] };
    const { rulebook } = loadRulebook(
      [
        ...srdFiles('2024'),
        { pack: 'mine', path: 'pack.json', text: JSON.stringify(manifest) },
        { pack: 'mine', path: 'feat.json', text: JSON.stringify({ kind: 'feat', records: [record] }) },
      ],
      '2024',
    );
    const fighter = character({
      edition: '2024',
      scores: [10, 10, 10, 10, 10, 10],
      classes: ['fighter 5'],
      choices: { 'human-feat': 'named' },
    });
    expect(evaluateCharacter(fighter, rulebook).initiative.bonus.value).toBe(8);
  });

  test('a dependency cycle is reported with its targets (case 66)', () => {
    const up = (id: string, ability: string, other: string) =>
      feat(
        {
          kind: 'abilityScoreIncrease',
          ability,
          value: 2,
          predicate: { type: 'abilityAtLeast', ability: other, value: 14 },
        },
        id,
      );
    const [first] = problemsOf('feat', [up('a', 'STR', 'WIS'), up('b', 'WIS', 'STR')]);
    expect(first).toContain('E_CYCLE');
    expect(first).toContain('abilities.STR → mine/feat:a/skin → abilities.WIS → mine/feat:b/skin → abilities.STR');
  });

  test('an id of another pack is refused unless the override is declared (cases 98, 99)', () => {
    const alert = feat({ kind: 'initiativeBonus', value: 1 }, 'alert');
    expect(problemsOf('feat', alert)[0]).toContain('E_DUPLICATE_ID');
    expect(problemsOf('feat', alert, { overrides: ['srd-5.2:alert'] })).toEqual([]);
  });

  test('a record of the other edition is listed without effect (case 94)', () => {
    const pack = {
      id: 'mine',
      version: '1.0.0',
      game: 'fifth-edition',
      requires: { 'srd-5.2': '^1.0.0' },
      editions: ['2014', '2024'],
    };
    const old = { ...feat({ kind: 'initiativeBonus', value: 9 }, 'old'), category: 'origin', edition: '2014' };
    const { rulebook } = loadRulebook(
      [
        ...srdFiles('2024'),
        { pack: 'mine', path: 'pack.json', text: JSON.stringify(pack) },
        { pack: 'mine', path: 'a.json', text: JSON.stringify({ kind: 'feat', records: [old] }) },
      ],
      '2024',
    );
    const sheet = evaluateCharacter(
      character({
        edition: '2024',
        scores: [10, 10, 10, 10, 10, 10],
        classes: ['fighter 1'],
        choices: { 'human-feat': 'old' },
      }),
      rulebook,
    );
    expect(sheet.initiative.bonus.value).toBe(0);
    expect(sheet.initiative.bonus.rejected[0]?.reason).toBe('edition-mismatch');
  });

  test('zero is a valid answer that formulas can read (case 86)', () => {
    const pack = {
      id: 'mine',
      version: '1.0.0',
      game: 'fifth-edition',
      requires: { 'srd-5.2': '*' },
      editions: ['2024'],
    };
    const omens = {
      ...feat({ kind: 'resource', resourceId: 'omens', max: '1 + @choice.omens', refresh: 'long' }, 'omens'),
      category: 'origin',
    };
    const [feature] = omens.features;
    const asking = {
      ...omens,
      features: [{ ...feature, choices: [{ id: 'omens', prompt: 'How many', type: 'number', min: 0, max: 3 }] }],
    };
    const { rulebook } = loadRulebook(
      [
        ...srdFiles('2024'),
        { pack: 'mine', path: 'pack.json', text: JSON.stringify(pack) },
        { pack: 'mine', path: 'a.json', text: JSON.stringify({ kind: 'feat', records: [asking] }) },
      ],
      '2024',
    );
    const sheet = (count: number) =>
      evaluateCharacter(
        character({
          edition: '2024',
          scores: [10, 10, 10, 10, 10, 10],
          classes: ['fighter 1'],
          choices: { 'human-feat': 'omens', 'human-feat/omens': count },
        }),
        rulebook,
      );
    expect([0, 2, 4].map((count) => sheet(count).choices.find(({ id }) => id === 'omens')?.state)).toEqual([
      'made',
      'made',
      'invalid',
    ]);
    expect(sheet(2).resources.omens?.max.value).toBe(3);
  });
});

describe('pack with the first id in sorting order', () => {
  const files = (overrides: readonly string[]): PackFile[] => {
    const pack = { id: 'aaa', version: '1.0.0', game: 'fifth-edition', editions: ['2024'] };
    const requires = overrides.length > 0 ? { requires: { 'srd-5.2': '^1.0.0' } } : {};
    const records = [{ id: 'alert', name: 'Sleepy', summary: 'Mine.', category: 'origin', features: [] }];
    return [
      { pack: 'aaa', path: 'pack.json', text: JSON.stringify({ ...pack, ...requires }) },
      { pack: 'aaa', path: 'feats.json', text: JSON.stringify({ kind: 'feat', overrides, records }) },
    ];
  };

  test('an undeclared override is refused and attributed to the custom pack', () => {
    const { rulebook, problems } = loadRulebook([...files([]), ...srdFiles('2024')], '2024');
    expect(rulebook.feats.get('alert')?.facts).toMatchObject({ name: 'Alert', pack: 'srd-5.2' });
    expect(problems).toMatchObject([
      { code: 'E_DUPLICATE_ID', pack: 'aaa', file: 'feats.json', path: 'records[0].id', record: 'alert' },
    ]);
  });

  test('a declared override replaces the record', () => {
    const { rulebook, problems } = loadRulebook([...files(['srd-5.2:alert']), ...srdFiles('2024')], '2024');
    expect(problems).toEqual([]);
    expect(rulebook.feats.get('alert')?.facts).toMatchObject({ name: 'Sleepy', pack: 'aaa' });
  });
});

describe('increase above its cap', () => {
  test('an increase above its cap reports the unused part', () => {
    const record = character({
      edition: '2024',
      scores: [19, 10, 10, 10, 10, 10],
      classes: ['fighter 4'],
      choices: { 'fighter-4-improvement': 'ability-score-improvement', 'fighter-4-improvement/asi': { STR: 2 } },
    });
    const { score } = evaluateCharacter(record, loadRulebook(srdFiles('2024'), '2024').rulebook).abilities.STR;
    expect([score.value, score.rejected.map(({ detail }) => englishOf(detail))]).toEqual([20, ['capped, 1 unused']]);
  });
});

test('effects with the same resource add up', () => {
  const resource = (id: string, max: number) => ({
    id,
    name: id,
    effects: [{ kind: 'resource', resourceId: 'omens', max, refresh: 'long' }],
  });
  const feat = {
    id: 'seer',
    name: 'Seer',
    summary: 'Sees.',
    category: 'origin',
    features: [resource('first-sight', 2), resource('second-sight', 1)],
  };
  const manifest = { id: 'mine', version: '1.0.0', game: 'fifth-edition', requires: {}, editions: ['2024'] };
  const files: PackFile[] = [
    { pack: 'mine', path: 'pack.json', text: JSON.stringify(manifest) },
    { pack: 'mine', path: 'feat.json', text: JSON.stringify({ kind: 'feat', records: [feat] }) },
  ];
  const { rulebook, ok } = loadRulebook([...srdFiles('2024'), ...files], '2024');
  const record = character({
    edition: '2024',
    scores: [10, 10, 10, 10, 10, 10],
    classes: ['fighter 1'],
    choices: { 'human-feat': 'seer' },
  });
  const { max } = evaluateCharacter(record, rulebook).resources.omens ?? {};
  expect([ok, max?.value, max?.parts.map(({ value }) => value)]).toEqual([true, 3, [2, 1]]);
});
