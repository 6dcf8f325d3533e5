import { describe, expect, test } from 'vitest';
import { character } from '../../test/characters.ts';
import { rulebookOf } from '../../test/content.ts';
import { englishOf } from '../../test/english.ts';
import { evaluateCharacter, evaluationOf } from '../evaluate/evaluateCharacter.ts';
import { predicates } from './predicates.ts';

const record = character({
  edition: '2014',
  scores: [13, 13, 13, 13, 13, 13],
  classes: ['fighter 1', 'wizard 1'],
  items: ['longsword', 'shield'],
});
const { facts } = evaluationOf(evaluateCharacter(record, rulebookOf('2014')))!.evaluation;

describe('predicates', () => {
  test.each([
    ['57. an empty list', [], true],
    [
      '59. the opposite of what depends',
      { type: 'not', predicate: { type: 'rollContext', against: ['magic'] } },
      'situational',
    ],
    ['61. the first class', { type: 'classIs', slug: 'fighter' }, true],
    ['61. the second class', { type: 'classIs', slug: 'wizard' }, true],
    ['61. where it began', { type: 'startingClassIs', slug: 'wizard' }, false],
    ['62. a category covers its members', { type: 'hasProficiency', profType: 'weapon', value: 'longsword' }, true],
    ['shield in hand', { type: 'usingShield' }, true],
    ['a weapon in hand', { type: 'wielding', filter: { melee: true, category: 'martial' } }, true],
    [
      'any of',
      { type: 'or', predicates: [{ type: 'wearingArmor' }, { type: 'abilityAtLeast', ability: 'STR', value: 14 }] },
      true,
    ],
    [
      'all of',
      [
        { type: 'levelAtLeast', value: 2 },
        { type: 'levelAtMost', value: 1 },
      ],
      false,
    ],
  ])('%s', (_name, predicate, verdict) => {
    expect(predicates.compile(predicate).test(facts)).toBe(verdict);
  });

  test('hasProficiency rejects a category when only a member is granted (case 62)', () => {
    const dwarf = character({
      edition: '2014',
      species: 'dwarf',
      scores: [10, 10, 10, 10, 10, 10],
      classes: ['wizard 1'],
    });
    const own = evaluationOf(evaluateCharacter(dwarf, rulebookOf('2014')))!.evaluation.facts;
    const has = (value: string) => predicates.compile({ type: 'hasProficiency', profType: 'weapon', value }).test(own);
    expect([has('warhammer'), has('martial')]).toEqual([true, false]);
  });

  test('explain reports the wanted and the actual value', () => {
    const trace = predicates.compile({ type: 'abilityAtLeast', ability: 'STR', value: 15 }).explain(facts);
    expect(englishOf(trace)).toMatchObject({ asks: 'STR 15', found: 'STR 14', verdict: false });
  });
});
