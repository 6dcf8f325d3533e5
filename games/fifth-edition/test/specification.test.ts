import { describe, expect, test } from 'vitest';
import { evaluationOf } from '../src/evaluateCharacter.ts';
import type { Facts } from '../src/facts.ts';
import { compileValue } from '../src/formulas.ts';
import { evaluateCharacter, type Rulebook } from '../src/index.ts';
import { predicates } from '../src/predicates.ts';
import { PHASES } from '../src/vocabulary.ts';
import { character } from './characters.ts';
import { rulebookOf } from './content.ts';

// What the specification lists one by one, where no other test names each of them.

const rulebook: Rulebook = rulebookOf('2014');
const record = character({
  edition: '2014',
  species: 'dwarf',
  scores: [15, 13, 12, 16, 10, 8],
  classes: ['fighter 3', 'wizard 2'],
  choices: { 'fighter-style': 'defense' },
  items: ['chain-mail', 'longsword'],
  conditions: [{ id: 'poisoned' }],
});
const sheet = evaluateCharacter(record, rulebook);

function facts(): Facts {
  const evaluated = evaluationOf(sheet);
  if (evaluated === undefined) throw new Error('the sheet was not worked out here');
  return { ...evaluated.evaluation.facts, tags: new Set(['omen:read']), feats: new Map([['grappler', 1]]) };
}

describe('every predicate of the specification', () => {
  const yes = { type: 'levelAtLeast', value: 5 };
  const no = { type: 'levelAtLeast', value: 6 };
  test.each<[string, object, object]>([
    ['levelAtLeast', yes, no],
    ['levelAtMost', { type: 'levelAtMost', value: 5 }, { type: 'levelAtMost', value: 4 }],
    ['hasTag', { type: 'hasTag', tag: 'omen:read' }, { type: 'hasTag', tag: 'raging' }],
    ['edition', { type: 'edition', value: '2014' }, { type: 'edition', value: '2024' }],
    ['classIs', { type: 'classIs', slug: 'wizard' }, { type: 'classIs', slug: 'bard' }],
    [
      'classLevelAtLeast',
      { type: 'classLevelAtLeast', classSlug: 'fighter', level: 3 },
      { type: 'classLevelAtLeast', classSlug: 'wizard', level: 3 },
    ],
    ['speciesIs', { type: 'speciesIs', slug: 'dwarf' }, { type: 'speciesIs', slug: 'elf' }],
    [
      'abilityAtLeast',
      { type: 'abilityAtLeast', ability: 'STR', value: 15 },
      { type: 'abilityAtLeast', ability: 'STR', value: 16 },
    ],
    ['hasFeat', { type: 'hasFeat', featSlug: 'grappler' }, { type: 'hasFeat', featSlug: 'alert' }],
    [
      'hasFeature',
      { type: 'hasFeature', featureSlug: 'second-wind' },
      { type: 'hasFeature', featureSlug: 'indomitable' },
    ],
    [
      'hasProficiency',
      { type: 'hasProficiency', profType: 'armor', value: 'heavy' },
      { type: 'hasProficiency', profType: 'skill', value: 'Arcana' },
    ],
    ['equipped', { type: 'equipped', item: 'longsword' }, { type: 'equipped', item: 'shield' }],
    ['hasCondition', { type: 'hasCondition', condition: 'poisoned' }, { type: 'hasCondition', condition: 'prone' }],
    ['and', { type: 'and', predicates: [yes, yes] }, { type: 'and', predicates: [yes, no] }],
    ['or', { type: 'or', predicates: [no, yes] }, { type: 'or', predicates: [no, no] }],
    ['not', { type: 'not', predicate: no }, { type: 'not', predicate: yes }],
  ])('%s', (_type, holds, fails) => {
    expect([holds, fails].map((predicate) => predicates.compile(predicate).test(facts()))).toEqual([true, false]);
  });
});

describe('every variable of the specification', () => {
  test.each([
    ['@abilities.INT.modifier', 3],
    ['@abilities.INT.score', 16],
    ['@proficiencyBonus', 3],
    ['@level', 5],
    ['@classLevel.fighter', 3],
    ['@spellSlots.1.max', 3],
    ['@speed.walk', 25],
    ['8 + @abilities.INT.modifier + @proficiencyBonus', 14],
  ])('%s is %i', (formula, value) => {
    expect(compileValue(formula).evaluate(facts())).toBe(value);
  });
});

describe('the sheet of the specification', () => {
  test('has every part that it lists', () => {
    expect(Object.keys(sheet)).toEqual(
      expect.arrayContaining([
        'abilities',
        'proficiencies',
        'expertise',
        'saves',
        'skills',
        'ac',
        'initiative',
        'speed',
        'senses',
        'spellcasting',
        'resources',
        'features',
        'tags',
        'choices',
        'provenance',
      ]),
    );
  });

  test('lists sources by phase: species, background, class, subclass, feats, items, conditions, spells', () => {
    const { species, lineage, background, class: classes, subclass, feat, item, condition, spell } = PHASES;
    expect([species, lineage, background, classes, subclass, feat, item, condition, spell]).toEqual([
      1, 1, 2, 3, 4, 5, 6, 7, 8,
    ]);
    const phases = sheet.provenance.map(({ phase }) => phase);
    expect(phases).toEqual(phases.toSorted((a, b) => a - b));
  });

  test('says of every effect whether it counts, and why not', () => {
    const ignored = sheet.provenance.filter(({ status }) => status !== 'applied' && status !== 'situational');
    expect(ignored.length).toBeGreaterThan(0);
    for (const { reason } of ignored) expect(reason).not.toBe('applied');
  });

  test('tracks what stacks as one entry with all its sources', () => {
    const { saves } = evaluateCharacter({ ...record, edition: '2014', active: [haste('one'), haste('two')] }, rulebook);
    expect(saves.DEX.rolling?.result).toBe('advantage');
  });
});

describe('choices of the specification', () => {
  const offered = (classes: readonly string[], key: string) =>
    evaluateCharacter(character({ edition: '2014', scores: [13, 13, 13, 13, 13, 13], classes }), rulebook).choices.find(
      (choice) => choice.key === key,
    );

  test('a fighting style is asked for at level 1', () => {
    expect(offered(['fighter 1'], 'fighter-style')).toMatchObject({ state: 'pending' });
  });

  test('two kinds of metamagic are asked for at level 3, and none before', () => {
    expect(offered(['sorcerer 2'], 'sorcerer-metamagic')).toBeUndefined();
    expect(offered(['sorcerer 3'], 'sorcerer-metamagic')).toMatchObject({ state: 'pending', missing: 2 });
  });
});

function haste(instanceId: string) {
  return {
    instanceId,
    ref: 'spell:haste',
    appliedAt: 0,
    duration: { type: 'minutes' as const, count: 1 },
    casterId: instanceId,
  };
}
