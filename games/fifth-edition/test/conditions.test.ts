import { describe, expect, test } from 'vitest';
import {
  addCondition,
  addEffect,
  type CharacterRecord,
  type CharacterState,
  type Edition,
  evaluateCharacter,
  performed,
  removeEffect,
} from '../src/index.ts';
import { EDITIONS } from '../src/vocabulary.ts';
import { character } from './characters.ts';
import { rulebookOf } from './content.ts';

const fighter = (edition: Edition) =>
  character({ edition, scores: [10, 14, 12, 10, 10, 10], classes: ['fighter 1'], items: ['longsword'] });

function notesOf(edition: Edition, id: string): string[] {
  const sheet = evaluateCharacter({ ...fighter(edition), conditions: [{ id }] }, rulebookOf(edition));
  return sheet.notes.map(({ target, text }) => `${target}: ${text}`);
}

const ADVANTAGE = 'ac: attacks against you have advantage';
const CRITICAL = 'ac: hits from within 5 ft are critical';

describe.each(EDITIONS)('conditions of %s', (edition) => {
  test.each(['blinded', 'paralyzed', 'petrified', 'restrained', 'stunned', 'unconscious'])(
    '%s: attacks against the character have advantage',
    (id) => {
      expect(notesOf(edition, id)).toContain(ADVANTAGE);
    },
  );

  test.each(['paralyzed', 'unconscious'])('%s: hits from nearby are critical', (id) => {
    expect(notesOf(edition, id)).toContain(CRITICAL);
  });

  test('prone: who attacks from nearby has advantage, everybody else disadvantage', () => {
    expect(notesOf(edition, 'prone')).toContain('ac: attacks from within 5 ft have advantage, others disadvantage');
  });

  test('charmed: the advantage is the charmer’s', () => {
    expect(notesOf(edition, 'charmed')).toContain('abilities.CHA: the charmer has advantage on checks to talk to you');
  });

  test.each([
    ['blinded', 'autoFail'],
    ['deafened', 'autoFail'],
    ['frightened', 'disadvantage'],
  ])('%s: checks that the condition concerns have %s', (id, mode) => {
    const sheet = evaluateCharacter({ ...fighter(edition), conditions: [{ id }] }, rulebookOf(edition));
    expect(sheet.checks.WIS.rolling?.notes.map((note) => note.mode)).toEqual([mode]);
  });

  test('frightened: no way nearer to the source of fear', () => {
    expect(notesOf(edition, 'frightened').join()).toContain('cannot go nearer');
  });

  test('incapacitated: no actions and no reactions', () => {
    expect(notesOf(edition, 'incapacitated').join()).toMatch(/no actions.*reactions/);
  });

  test('haste: one more action each turn', () => {
    const haste = {
      instanceId: 'h',
      ref: 'spell:haste',
      appliedAt: 0,
      duration: { type: 'minutes', count: 1 } as const,
    };
    const sheet = evaluateCharacter({ ...fighter(edition), active: [haste] }, rulebookOf(edition));
    expect(sheet.notes.map(({ text }) => text).join()).toContain('one more action each turn');
  });

  test('who wakes up is still on the ground', () => {
    const book = rulebookOf(edition);
    const asleep = addCondition(fighter(edition), { id: 'unconscious' }, book);
    expect(evaluateCharacter(asleep, book).conditions.map(({ id }) => id)).toContain('prone');
    const awake = { ...asleep, conditions: asleep.conditions.filter(({ id }) => id !== 'unconscious') };
    expect(evaluateCharacter(awake, book).conditions.map(({ id }) => id)).toEqual(['prone']);
  });

  test('who wakes up when a spell ends is still on the ground', () => {
    const book = rulebookOf(edition);
    const duration = { type: 'rounds', count: 1 } as const;
    const spell = { instanceId: 's', ref: 'condition:unconscious', appliedAt: 0, duration };
    const asleep = addEffect(fighter(edition), spell, book).record;
    expect(evaluateCharacter(removeEffect(asleep, 's'), book).conditions.map(({ id }) => id)).toEqual(['prone']);
  });
});

test('in a match, what stays when something ends is said when it begins', () => {
  const asleep = performed(stateOf(fighter('2024')), {
    type: 'condition',
    id: 'unconscious',
    level: 1,
    stays: ['prone'],
  });
  const awake = performed(asleep, { type: 'condition', id: 'unconscious', level: 0 });
  expect(awake.record.conditions).toEqual([{ id: 'prone', source: 'unconscious' }]);
});

function stateOf(record: CharacterRecord): CharacterState {
  return { record, combat: null, death: { successes: 0, failures: 0 }, rolled: [], made: 0, retired: false };
}
