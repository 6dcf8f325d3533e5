import { nonEmpty } from '@tessera/testkit';
import { describe, expect, test } from 'vitest';
import { evaluationOf } from '../src/evaluate/evaluateCharacter.ts';
import type { Facts } from '../src/facts/facts.ts';
import { compileValue } from '../src/facts/formulas.ts';
import { predicates } from '../src/facts/predicates.ts';
import * as api from '../src/index.ts';
import {
  type ActiveEffect,
  type DerivedState,
  EDITIONS,
  type Edition,
  evaluateCharacter,
  explain,
  passTime,
  type Rulebook,
} from '../src/index.ts';
import { PHASES } from '../src/vocabulary/vocabulary.ts';
import { character } from './characters.ts';
import { rulebookOf } from './content.ts';

// Items that the specification lists individually and no other test covers.

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

describe('predicates of the specification', () => {
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

describe('variables of the specification', () => {
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

describe('sheet of the specification', () => {
  test('sheet has every part that the specification lists', () => {
    expect('provenance' in sheet).toBe(true);
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
      ]),
    );
  });

  test('provenance lists sources by phase: species, background, class, subclass, feats, items, conditions, spells', () => {
    const { species, lineage, background, class: classes, subclass, feat, item, condition, spell } = PHASES;
    expect([species, lineage, background, classes, subclass, feat, item, condition, spell]).toEqual([
      1, 1, 2, 3, 4, 5, 6, 7, 8,
    ]);
    const phases = sheet.provenance.map(({ phase }) => phase);
    expect(phases).toEqual(phases.toSorted((a, b) => a - b));
  });

  test('provenance says for every effect whether it counts, and why not', () => {
    const ignored = sheet.provenance.filter(({ status }) => status !== 'applied' && status !== 'situational');
    expect(ignored.length).toBeGreaterThan(0);
    for (const { reason } of ignored) expect(reason).not.toBe('applied');
  });

  test('sheet merges equal effects into one entry with all sources', () => {
    const { saves } = evaluateCharacter({ ...record, edition: '2014', active: [haste('one'), haste('two')] }, rulebook);
    expect(saves.DEX.rolling?.result).toBe('advantage');
    expect(saves.DEX.rolling?.sources.advantage).toHaveLength(2);
  });
});

describe('choices of the specification', () => {
  const offered = (classes: readonly string[], key: string) =>
    evaluateCharacter(character({ edition: '2014', scores: [13, 13, 13, 13, 13, 13], classes }), rulebook).choices.find(
      (choice) => choice.key === key,
    );

  test('fighter chooses a fighting style at level 1', () => {
    expect(offered(['fighter 1'], 'fighter-style')).toMatchObject({ state: 'pending' });
  });

  test('sorcerer chooses two metamagic options at level 3, and none before', () => {
    expect(offered(['sorcerer 2'], 'sorcerer-metamagic')).toBeUndefined();
    expect(offered(['sorcerer 3'], 'sorcerer-metamagic')).toMatchObject({ state: 'pending', missing: 2 });
  });
});

describe('evaluation', () => {
  const evaluated = (of: DerivedState) => {
    const found = evaluationOf(of);
    if (found === undefined) throw new Error('the sheet was not worked out here');
    return found.evaluation;
  };

  test('content is compiled once, and two evaluations share every effect, its formulas and its predicates', () => {
    const [one, other] = [evaluated(sheet), evaluated(evaluateCharacter(record, rulebook))];
    expect(one.instances.length).toBeGreaterThan(30);
    for (const [index, { effect }] of one.instances.entries()) expect(other.instances[index]?.effect).toBe(effect);
  });

  test('evaluation indexes effects by their targets', () => {
    const { byTarget, instances } = evaluated(sheet);
    for (const [target, writers] of nonEmpty(byTarget))
      expect(writers).toEqual(instances.filter(({ effect }) => effect.targets.includes(target)));
  });

  test('predicate evaluation stops at the first part that decides', () => {
    const unread: Facts = Object.defineProperty(facts(), 'tags', {
      get() {
        throw new Error('asked for nothing');
      },
    });
    const asks = { type: 'hasTag', tag: 'x' };
    const test = (predicate: object) => predicates.compile(predicate).test(unread);
    expect(test({ type: 'and', predicates: [{ type: 'levelAtLeast', value: 20 }, asks] })).toBe(false);
    expect(test({ type: 'or', predicates: [{ type: 'levelAtLeast', value: 1 }, asks] })).toBe(true);
    expect(() => test({ type: 'or', predicates: [{ type: 'levelAtLeast', value: 20 }, asks] })).toThrow();
  });

  test('traces and formula values are computed on demand', () => {
    expect(sheet.provenance.every(({ predicate, formula }) => predicate === undefined && formula === undefined)).toBe(
      true,
    );
    const asked = explain(sheet, 'ac');
    expect(asked.ok && Object.keys(asked.explanation.traces).length).toBeGreaterThan(0);
  });

  test('sheet is plain data that structuredClone preserves', () => {
    expect(structuredClone(sheet)).toEqual(sheet);
  });

  test('effect ids contain pack, source, feature and edition', () => {
    for (const { id, kind } of nonEmpty(sheet.provenance))
      if (kind !== 'choice') expect(id).toMatch(/^srd-5\.1\/[a-z]+:[a-z0-9-]+\/[a-z0-9-]+@2014#\d+/);
  });
});

describe('subclass levels', () => {
  const open = (edition: Edition, classes: string, key: string) =>
    evaluateCharacter(
      character({ edition, scores: [13, 13, 13, 13, 13, 13], classes: [classes] }),
      rulebookOf(edition),
    ).choices.find((choice) => choice.key === key)?.state;

  test.each<[Edition, string, number]>([
    ['2014', 'cleric', 1],
    ['2014', 'sorcerer', 1],
    ['2014', 'warlock', 1],
    ['2014', 'druid', 2],
    ['2014', 'wizard', 2],
    ['2014', 'fighter', 3],
    ['2024', 'cleric', 3],
    ['2024', 'wizard', 3],
  ])('in %s a %s chooses a subclass at level %i', (edition, name, level) => {
    expect(open(edition, `${name} ${level}`, `subclass:${name}`)).toBe('pending');
    if (level > 1) expect(open(edition, `${name} ${level - 1}`, `subclass:${name}`)).toBeUndefined();
  });
});

test.each(EDITIONS)('content of %s has eighteen skills, each with its ability', (edition) => {
  const { skills } = rulebookOf(edition);
  expect([skills.size, skills.get('Stealth')?.ability, skills.get('Arcana')?.ability]).toEqual([18, 'DEX', 'INT']);
});

test('an effect of hours ends after them, and a permanent one does not', () => {
  const bless = (duration: ActiveEffect['duration']) => ({ ...haste('one'), ref: 'spell:bless', duration });
  const after = (duration: ActiveEffect['duration'], seconds: number) =>
    passTime({ ...record, active: [bless(duration)] }, { seconds }).record.active.length;
  expect([after({ type: 'hours', count: 2 }, 7_199), after({ type: 'hours', count: 2 }, 7_200)]).toEqual([1, 0]);
  expect(after({ type: 'permanent' }, 1_000_000)).toBe(1);
});

test('public API has the functions that the specification names', () => {
  expect(api).toMatchObject({
    evaluateCharacter: expect.any(Function),
    compareSheet: expect.any(Function),
    diff: expect.any(Function),
    editionFiles: expect.any(Function),
    explain: expect.any(Function),
    loadRulebook: expect.any(Function),
    migrate: expect.any(Function),
    pendingChoices: expect.any(Function),
  });
});

test('an untilShortRest effect ends with any rest, and an untilLongRest effect with a long rest', () => {
  const after = (type: 'untilShortRest' | 'untilLongRest', rest: 'shortRest' | 'longRest') =>
    passTime({ ...record, active: [{ ...haste('one'), duration: { type } }] }, rest).record.active.length;
  expect([after('untilShortRest', 'shortRest'), after('untilShortRest', 'longRest')]).toEqual([0, 0]);
  expect([after('untilLongRest', 'shortRest'), after('untilLongRest', 'longRest')]).toEqual([1, 0]);
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
