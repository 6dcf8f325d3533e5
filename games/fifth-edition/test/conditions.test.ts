import { describe, expect, test } from 'vitest';
import {
  addCondition,
  addEffect,
  type CharacterRecord,
  type CharacterState,
  type Edition,
  evaluateCharacter,
  removeEffect,
  stateAfterActions,
} from '../src/index.ts';
import { EDITIONS } from '../src/vocabulary/vocabulary.ts';
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
    '%s gives attacks against the character advantage',
    (id) => {
      expect(notesOf(edition, id)).toContain(ADVANTAGE);
    },
  );

  test.each(['paralyzed', 'unconscious'])('%s makes hits within 5 ft critical', (id) => {
    expect(notesOf(edition, id)).toContain(CRITICAL);
  });

  test('prone gives attacks within 5 ft advantage and other attacks disadvantage', () => {
    expect(notesOf(edition, 'prone')).toContain('ac: attacks from within 5 ft have advantage, others disadvantage');
  });

  test('charmed gives the charmer advantage on social checks', () => {
    expect(notesOf(edition, 'charmed')).toContain('abilities.CHA: the charmer has advantage on checks to talk to you');
  });

  test.each([
    ['blinded', 'autoFail'],
    ['deafened', 'autoFail'],
    ['frightened', 'disadvantage'],
  ])('%s gives the affected checks %s', (id, mode) => {
    const sheet = evaluateCharacter({ ...fighter(edition), conditions: [{ id }] }, rulebookOf(edition));
    expect(sheet.checks.WIS.rolling?.notes.map((note) => note.mode)).toEqual([mode]);
  });

  test('frightened prevents moving closer to the source of fear', () => {
    expect(notesOf(edition, 'frightened').join()).toContain('cannot go nearer');
  });

  test('incapacitated prevents actions and reactions', () => {
    expect(notesOf(edition, 'incapacitated').join()).toMatch(/no actions.*reactions/);
  });

  test('haste grants one more action per turn', () => {
    const haste = {
      instanceId: 'h',
      ref: 'spell:haste',
      appliedAt: 0,
      duration: { type: 'minutes', count: 1 } as const,
    };
    const sheet = evaluateCharacter({ ...fighter(edition), active: [haste] }, rulebookOf(edition));
    expect(sheet.notes.map(({ text }) => text).join()).toContain('one more action each turn');
  });

  test('a character that wakes up is still prone', () => {
    const book = rulebookOf(edition);
    const asleep = addCondition(fighter(edition), { id: 'unconscious' }, book);
    expect(evaluateCharacter(asleep, book).conditions.map(({ id }) => id)).toContain('prone');
    const awake = { ...asleep, conditions: asleep.conditions.filter(({ id }) => id !== 'unconscious') };
    expect(evaluateCharacter(awake, book).conditions.map(({ id }) => id)).toEqual(['prone']);
  });

  test('a character that wakes up at the end of a spell is still prone', () => {
    const book = rulebookOf(edition);
    const duration = { type: 'rounds', count: 1 } as const;
    const spell = { instanceId: 's', ref: 'condition:unconscious', appliedAt: 0, duration };
    const asleep = addEffect(fighter(edition), spell, book).record;
    expect(evaluateCharacter(removeEffect(asleep, 's'), book).conditions.map(({ id }) => id)).toEqual(['prone']);
  });
});

test('a match adds the lasting conditions when the effect begins', () => {
  const asleep = stateAfterActions(stateOf(fighter('2024')), {
    type: 'condition',
    id: 'unconscious',
    level: 1,
    stays: ['prone'],
  });
  const awake = stateAfterActions(asleep, { type: 'condition', id: 'unconscious', level: 0 });
  expect(awake.record.conditions).toEqual([{ id: 'prone', source: 'unconscious' }]);
});

function stateOf(record: CharacterRecord): CharacterState {
  return { record, combat: null, death: { successes: 0, failures: 0 }, rolled: [], made: 0, retired: false };
}
