import { evaluateCharacter, questionOffers } from '@tessera/fifth-edition';
import { describe, expect, test } from 'vitest';
import { character } from '../../../test/characters.ts';
import { rulebookOf } from '../../../test/content.ts';
import { pickedIn, spellPicks, withPick } from './spellPicks.ts';

const rulebook = rulebookOf('2014');
const record = character({
  edition: '2014',
  scores: [8, 14, 12, 16, 10, 10],
  classes: ['wizard 3'],
  choices: {
    'wizard-spellbook': ['shield', 'sleep', 'magic-missile', 'misty-step', 'web'],
    'wizard-prepared': ['shield', 'web'],
  },
});
const sheet = evaluateCharacter(record, rulebook);
const prepared = sheet.choices.find(({ key }) => key === 'wizard-prepared')!;
const context = { rulebook, offers: (key: string) => questionOffers(sheet, key) };

describe('spellPicks and withPick', () => {
  test('spellPicks lists the spells to prepare by level and name, with the picked ones marked', () => {
    const levels = spellPicks(prepared, context, '');
    expect(levels.map(({ level }) => level)).toEqual([1, 2]);
    expect(levels.map(({ picks }) => picks.map(({ name, isPicked }) => [name, isPicked]))).toEqual([
      [
        ['Magic Missile', false],
        ['Shield', true],
        ['Sleep', false],
      ],
      [
        ['Misty Step', false],
        ['Web', true],
      ],
    ]);
  });

  test('spellPicks filters by words of the name', () => {
    expect(spellPicks(prepared, context, 'mis').flatMap(({ picks }) => picks.map(({ id }) => id))).toEqual([
      'magic-missile',
      'misty-step',
    ]);
  });

  test('withPick removes a spell on the second press, and the last removal leaves the question open', () => {
    expect(withPick(pickedIn(prepared), 'sleep')).toEqual(['shield', 'web', 'sleep']);
    expect(withPick(['shield', 'web'], 'web')).toEqual(['shield']);
    expect(withPick(['web'], 'web')).toBeUndefined();
  });
});
