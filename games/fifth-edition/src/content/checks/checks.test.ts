import { formatProblem, type PackFile, type Problem } from '@tessera/rules';
import { describe, expect, test } from 'vitest';
import { srdFiles } from '../../../test/content.ts';
import { EDITIONS } from '../../vocabulary/vocabulary.ts';
import { checkPacks } from '../checkPacks.ts';

/** Creates a pack of one file for the given editions. */
function pack(kind: string, records: readonly unknown[], editions: readonly string[] = ['2024']): PackFile[] {
  // A pack for both editions cannot require either edition's pack, because only one is loaded at a time.
  const requires = editions.length > 1 ? {} : { 'srd-5.2': '^1.0.0' };
  const manifest = { id: 'mine', version: '1.0.0', game: 'fifth-edition', requires, editions };
  return [
    { pack: 'mine', path: 'pack.json', text: JSON.stringify(manifest) },
    { pack: 'mine', path: 'mine.json', text: JSON.stringify({ kind, records }, null, 1) },
  ];
}

const srd = srdFiles('2024');

/** Returns the findings for one custom feat beside the SRD of 2024. */
function findings(feature: object, record: object = {}): readonly Problem[] {
  const feat = { id: 'mine', name: 'Mine', summary: 'Mine.', category: 'general', ...record };
  const features = [{ id: 'part', name: 'Part', ...feature }];
  return checkPacks([...srd, ...pack('feat', [{ ...feat, features }])], { strict: true }).problems;
}

const bonus = (more: object) => ({ effects: [{ kind: 'saveBonus', abilities: 'all', value: 1, ...more }] });
const given = (predicate: unknown) => findings(bonus({ predicate }));

describe('SRD packs', () => {
  test('SRD packs have no findings in strict mode', () => {
    const { ok, packs, problems } = checkPacks(EDITIONS.flatMap(srdFiles), { strict: true });
    expect(problems.map(formatProblem)).toEqual([]);
    expect(ok).toBe(true);
    expect(packs.map(({ id }) => id)).toEqual(['srd-5.1', 'srd-5.2']);
  });
});

describe('unreachable predicates', () => {
  test.each<[string, unknown, string]>([
    ['of another edition than the pack', { type: 'edition', value: '2014' }, 'effects[0].predicate'],
    ['above the last level', { type: 'levelAtLeast', value: 21 }, 'effects[0].predicate'],
    [
      'between two levels that cross',
      [
        { type: 'levelAtLeast', value: 9 },
        { type: 'levelAtMost', value: 5 },
      ],
      'effects[0].predicate',
    ],
    [
      'not below a level and not above it',
      [
        { type: 'not', predicate: { type: 'levelAtLeast', value: 5 } },
        { type: 'not', predicate: { type: 'levelAtMost', value: 5 } },
      ],
      'effects[0].predicate',
    ],
    [
      'two species at once',
      [
        { type: 'speciesIs', slug: 'elf' },
        { type: 'speciesIs', slug: 'dwarf' },
      ],
      'effects[0].predicate',
    ],
    [
      'more class levels than there are',
      [
        { type: 'classLevelAtLeast', classSlug: 'monk', level: 11 },
        { type: 'classLevelAtLeast', classSlug: 'bard', level: 11 },
      ],
      'effects[0].predicate',
    ],
    ['a score that no one has', { type: 'abilityAtLeast', ability: 'STR', value: 31 }, 'effects[0].predicate'],
    [
      'something and its opposite',
      [{ type: 'usingShield' }, { type: 'not', predicate: { type: 'usingShield' } }],
      'effects[0].predicate',
    ],
    ['no way at all', { type: 'or', predicates: [] }, 'effects[0].predicate'],
    [
      'one way of several',
      {
        type: 'or',
        predicates: [{ type: 'usingShield' }, { type: 'edition', value: '2014' }],
      },
      'effects[0].predicate.predicates[1]',
    ],
    ['a tag that nothing gives', { type: 'hasTag', tag: 'nobody:knows' }, 'effects[0].predicate.tag'],
  ])('checkPacks warns about a predicate that can never hold: %s', (_name, predicate, place) => {
    expect(given(predicate)).toMatchObject([
      {
        severity: 'warning',
        code: 'W_UNREACHABLE_PREDICATE',
        file: 'mine.json',
        path: `records[0].features[0].${place}`,
      },
    ]);
  });

  test.each<[string, unknown]>([
    ['nothing in particular', []],
    [
      'two levels that meet',
      [
        { type: 'levelAtLeast', value: 5 },
        { type: 'levelAtMost', value: 5 },
      ],
    ],
    [
      'either of two species',
      {
        type: 'or',
        predicates: [
          { type: 'speciesIs', slug: 'elf' },
          { type: 'speciesIs', slug: 'dwarf' },
        ],
      },
    ],
    [
      'neither of two species',
      {
        type: 'not',
        predicate: {
          type: 'or',
          predicates: [
            { type: 'speciesIs', slug: 'elf' },
            { type: 'speciesIs', slug: 'dwarf' },
          ],
        },
      },
    ],
    [
      'two classes',
      [
        { type: 'classIs', slug: 'bard' },
        { type: 'classIs', slug: 'monk' },
      ],
    ],
  ])('checkPacks accepts a predicate that can hold: %s', (_name, predicate) => {
    expect(given(predicate).map(formatProblem)).toEqual([]);
  });

  test("checkPacks uses the feature's predicate and the record's species as context for effect predicates", () => {
    const found = findings({
      predicate: { type: 'wearingArmor' },
      ...bonus({ predicate: { type: 'not', predicate: { type: 'wearingArmor' } } }),
    });
    expect(found).toMatchObject([
      { code: 'W_UNREACHABLE_PREDICATE', path: 'records[0].features[0].effects[0].predicate' },
    ]);
    const species = {
      id: 'mine',
      name: 'Mine',
      summary: 'Mine.',
      features: [{ id: 'part', name: 'Part', ...bonus({ predicate: { type: 'speciesIs', slug: 'elf' } }) }],
    };
    const { problems } = checkPacks([...srd, ...pack('species', [species])], { strict: false });
    expect(problems).toMatchObject([{ code: 'W_UNREACHABLE_PREDICATE', message: expect.stringContaining('"mine"') }]);
  });

  test('checkPacks also checks the predicates of prerequisites, options and toggles', () => {
    const never = { type: 'levelAtLeast', value: 30 };
    const options = [{ value: 'a', effects: bonus({}).effects, predicate: never }];
    const found = findings(
      {
        toggles: [{ id: 'mine', name: 'Mine', predicate: never }],
        choices: [{ id: 'pick', prompt: 'Pick', type: 'select', options }],
      },
      { prerequisites: never },
    );
    expect(found.map(({ path }) => path).toSorted()).toEqual([
      'records[0].features[0].choices[0].options[0].predicate',
      'records[0].features[0].toggles[0].predicate',
      'records[0].prerequisites',
    ]);
  });
});

describe('unknown references', () => {
  test.each<[string, object, string, string]>([
    ['a switch', bonus({ predicate: { type: 'toggle', id: 'rag' } }), 'effects[0].predicate.id', 'rage'],
    [
      'a feature',
      bonus({ predicate: { type: 'hasFeature', featureSlug: 'fighting-stile' } }),
      'effects[0].predicate.featureSlug',
      'fighting-style',
    ],
    [
      'a resource',
      bonus({ predicate: { type: 'resourceAtLeast', resourceId: 'rages', value: 1 } }),
      'effects[0].predicate.resourceId',
      'rage',
    ],
    ...(
      [
        ['armor', 'heavvy', 'heavy'],
        ['weapon', 'longsord', 'longsword'],
        ['weapon', 'martail', 'martial'],
        ['weapon', 'martial:finess', 'martial:finesse'],
        ['tool', 'thieve-tools', 'thieves-tools'],
        ['savingThrow', 'STRE', 'STR'],
      ] as const
    ).flatMap(([profType, value, nearest]): [string, object, string, string][] => [
      [
        `a proficiency of ${profType} ${value}`,
        { effects: [{ kind: 'grantProficiency', profType, values: [value] }] },
        'effects[0].values[0]',
        nearest,
      ],
      [
        `a question about ${profType} ${value}`,
        bonus({ predicate: { type: 'hasProficiency', profType, value } }),
        'effects[0].predicate.value',
        nearest,
      ],
    ]),
    ['what is drawn on', { activation: { cost: 'bonus', resource: 'rages' } }, 'activation.resource', 'rage'],
    [
      'what a granted feature draws on',
      {
        effects: [
          {
            kind: 'grantFeature',
            featureId: 'outburst',
            name: 'Outburst',
            activation: { cost: 'free', resource: 'focuss' },
          },
        ],
      },
      'effects[0].activation.resource',
      'focus',
    ],
    [
      'an item',
      bonus({ predicate: { type: 'attuned', item: 'ring-of-protecton' } }),
      'effects[0].predicate.item',
      'ring-of-protection',
    ],
    [
      'a skill to be proficient in',
      bonus({ predicate: { type: 'hasProficiency', profType: 'skill', value: 'Arcanna' } }),
      'effects[0].predicate.value',
      'Arcana',
    ],
    [
      'an answer',
      {
        choices: [{ id: 'spell-pick', prompt: 'Which', type: 'select', from: { query: 'spells' } }],
        effects: [{ kind: 'grantSpell', spell: '@choice.spell-pik', mode: 'known' }],
      },
      'effects[0].spell',
      'spell-pick',
    ],
    [
      'a language',
      { effects: [{ kind: 'grantProficiency', profType: 'language', values: ['elfish'] }] },
      'effects[0].values[0]',
      'elvish',
    ],
    [
      'a weapon',
      { effects: [{ kind: 'weaponMastery', weapons: ['longsward'] }] },
      'effects[0].weapons[0]',
      'longsword',
    ],
    [
      'a weapon in a filter',
      { effects: [{ kind: 'attackBonus', value: 1, filter: { weapons: ['longsward'] } }] },
      'effects[0].filter.weapons[0]',
      'longsword',
    ],
    [
      'a source to suppress',
      { effects: [{ kind: 'suppress', select: { sourceId: 'item:ring-of-protecton' } }] },
      'effects[0].select.sourceId',
      'ring-of-protection',
    ],
    [
      'a spell list',
      {
        effects: [
          { kind: 'spellcasting', ability: 'INT', progression: 'none', preparation: 'none', lists: ['wizzard'] },
        ],
      },
      'effects[0].lists[0]',
      'wizard',
    ],
    [
      'a spell to pick',
      {
        choices: [
          {
            id: 'pick',
            prompt: 'Which',
            type: 'select',
            from: { query: 'spells', filter: { in: ['firebal'] } },
            each: [{ kind: 'grantSpell', spell: '@choice', mode: 'known' }],
          },
        ],
      },
      'choices[0].from.filter.in[0]',
      'fireball',
    ],
    ['a feature to take the place of', { supersedes: ['fighting-stile'] }, 'supersedes[0]', 'fighting-style'],
  ])('checkPacks suggests the nearest name for %s', (_name, feature, place, nearest) => {
    const found = findings(feature).filter(({ severity }) => severity === 'error');
    expect(found).toMatchObject([
      {
        code: 'E_UNKNOWN_REFERENCE',
        path: `records[0].features[0].${place}`,
        expected: expect.any(String),
        found: expect.any(String),
        hint: `Did you mean "${nearest}"?`,
      },
    ]);
  });

  test.each([
    ['@scale.rage-damag', '@scale.rage-damage'],
    ['@resource.rages.max', '@resource.rage.max'],
    ['@condition.exhausted.level', '@condition.exhaustion.level'],
  ])('checkPacks suggests the nearest variable for %s', (value, nearest) => {
    expect(findings(bonus({ value }))).toMatchObject([
      { code: 'E_FORMULA_UNKNOWN_VARIABLE', hint: `Did you mean "${nearest}"?` },
    ]);
  });

  test('checkPacks reports an armor without an armor class effect as an error', () => {
    const armor = { category: 'light', base: 12 };
    const item = { id: 'mine', name: 'Mine', summary: 'Mine.', category: 'armor', armor, features: [] };
    const found = checkPacks([...srd, ...pack('item', [item])], { strict: true }).problems;
    expect(found).toMatchObject([{ severity: 'error', code: 'E_SCHEMA', path: 'records[0].features' }]);
    const effects = [{ kind: 'armorClass', priority: 'base', value: '@armor.base + @abilities.DEX.modifier' }];
    const sound = { ...item, features: [{ id: 'armor', name: 'Armor', effects }] };
    expect(checkPacks([...srd, ...pack('item', [sound])], { strict: true }).problems).toEqual([]);
  });

  test('checkPacks does not parse texts for people as formulas', () => {
    expect(findings({ effects: [{ kind: 'note', target: 'ac', text: 'see @classLevel.nobody' }] })).toEqual([]);
  });

  test('checkPacks reports a repeatable feat whose distinctBy names no choice', () => {
    expect(findings({}, { repeatable: { distinctBy: 'list' } })).toMatchObject([
      { code: 'E_UNKNOWN_REFERENCE', path: 'records[0].repeatable.distinctBy' },
    ]);
  });
});

describe('findings about a choice', () => {
  const choices = (more: object) => findings({ choices: [{ id: 'pick', prompt: 'Pick', type: 'select', ...more }] });
  const options = [{ value: 'a' }, { value: 'b' }];

  test('checkPacks warns about a choice whose answer has no effect', () => {
    expect(choices({ options })).toMatchObject([
      { severity: 'warning', code: 'W_UNUSED_CHOICE', path: 'records[0].features[0].choices[0]' },
    ]);
    expect(choices({ from: { query: 'spells' } })).toMatchObject([{ code: 'W_UNUSED_CHOICE' }]);
  });

  test('checkPacks accepts a choice with effects, with a query that implies one, or with an answer that a formula reads', () => {
    expect(choices({ options, each: bonus({}).effects })).toEqual([]);
    expect(choices({ from: { query: 'skills' } })).toEqual([]);
    expect(choices({ type: 'text' })).toEqual([]);
    const number = { id: 'omens', prompt: 'How many', type: 'number', min: 0, max: 3 };
    expect(findings({ ...bonus({ value: '@choice.omens' }), choices: [number] })).toEqual([]);
  });

  test('checkPacks reports a choice without options, with too few options, or with duplicate values', () => {
    expect(choices({ each: bonus({}).effects })).toMatchObject([{ code: 'E_SCHEMA', found: 'neither' }]);
    expect(choices({ type: 'multiselect', min: 3, options, each: bonus({}).effects })).toMatchObject([
      { code: 'E_SCHEMA', path: 'records[0].features[0].choices[0].min', expected: '2 or fewer', found: '3' },
    ]);
    const twice = [{ value: 'a', effects: bonus({}).effects }, { value: 'a' }];
    expect(choices({ options: twice })).toMatchObject([{ code: 'E_DUPLICATE_ID' }]);
  });
});

describe('findings about a record', () => {
  test('checkPacks warns about a record without a summary', () => {
    const { problems } = checkPacks([...srd, ...pack('species', [{ id: 'mine', name: 'Mine' }])], { strict: false });
    expect(problems).toMatchObject([{ code: 'W_MISSING_SUMMARY', path: 'records[0]' }]);
  });

  test('checkPacks warns about a tag that no predicate reads', () => {
    expect(findings({ effects: [{ kind: 'tag', tags: ['mine:own'] }] })).toMatchObject([
      { code: 'W_UNUSED_TAG', path: 'records[0].features[0].effects[0].tags[0]' },
    ]);
  });

  test('checkPacks reports a record for an edition that its pack does not list', () => {
    expect(findings({}, { edition: '2014' })).toMatchObject([
      { code: 'E_EDITION', path: 'records[0].edition', expected: '"2024"', found: '"2014"' },
    ]);
  });

  test('checkPacks reports a class without saving throws or with a feature without a level', () => {
    const feature = { id: 'part', name: 'Part' };
    const record = {
      id: 'mine',
      name: 'Mine',
      summary: 'Mine.',
      hitDie: 8,
      subclassAt: 3,
      subclassName: 'Path',
      multiclass: [],
      features: [feature],
    };
    const { problems } = checkPacks([...srd, ...pack('class', [record])], { strict: false });
    expect(problems.map(({ code }) => code).toSorted()).toEqual(['E_SCHEMA', 'W_CLASS_SAVES']);
  });
});

describe('findings about packs', () => {
  const circle = (id: string, ability: string, other: string) => ({
    id,
    name: id,
    summary: 'Round.',
    category: 'general',
    features: [
      {
        id: 'up',
        name: 'Up',
        effects: [
          {
            kind: 'abilityScoreIncrease',
            ability,
            value: 2,
            predicate: { type: 'abilityAtLeast', ability: other, value: 14 },
          },
        ],
      },
    ],
  });

  test('checkPacks reports the location of a dependency cycle', () => {
    const files = pack('feat', [circle('a', 'STR', 'WIS'), circle('b', 'WIS', 'STR')]);
    expect(checkPacks([...srd, ...files], { strict: false }).problems).toMatchObject([
      { code: 'E_CYCLE', pack: 'mine', file: 'mine.json', path: expect.stringMatching(/^records\[[01]\]$/) },
    ]);
  });

  test('checkPacks checks a pack for both editions with each and names the edition of a finding', () => {
    const wrong = (id: string, predicate: object) => ({
      id,
      name: id,
      summary: 'Wrong.',
      category: 'general',
      features: [{ id: 'part', name: 'Part', ...bonus({ predicate }) }],
    });
    const files = pack(
      'feat',
      [wrong('old', { type: 'backgroundIs', slug: 'sage' }), wrong('any', { type: 'backgroundIs', slug: 'nobody' })],
      ['2014', '2024'],
    );
    const { ok, problems } = checkPacks([...EDITIONS.flatMap(srdFiles), ...files], { strict: false });
    expect(ok).toBe(false);
    expect(problems.map(({ record, message }) => [record, message])).toEqual([
      ['old', 'there is no background "sage". (With the content of 2014.)'],
      ['any', 'there is no background "nobody".'],
    ]);
  });

  test('checkPacks passes packs with warnings unless strict', () => {
    const files = [...srd, ...pack('species', [{ id: 'mine', name: 'Mine' }])];
    expect(checkPacks(files, { strict: false }).ok).toBe(true);
    expect(checkPacks(files, { strict: true }).ok).toBe(false);
  });

  test('checkPacks reports a pack without a readable manifest', () => {
    const { ok, problems } = checkPacks([{ pack: 'torn', path: 'pack.json', text: '{' }], { strict: false });
    expect(ok).toBe(false);
    expect(problems[0]).toMatchObject({ pack: 'torn', file: 'pack.json' });
  });
});
