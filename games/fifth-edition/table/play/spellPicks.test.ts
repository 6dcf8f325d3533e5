import { evaluateCharacter, questionOffers } from '@tessera/fifth-edition';
import { describe, expect, test } from 'vitest';
import { character } from '../../test/characters.ts';
import { rulebookOf } from '../../test/content.ts';
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
const desk = { rulebook, offers: (key: string) => questionOffers(sheet, key) };

describe('picking spells where they stand', () => {
  test('offers what can be prepared, by level and name, with what is', () => {
    const levels = spellPicks(prepared, desk, '');
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

  test('finds by words of the name', () => {
    expect(spellPicks(prepared, desk, 'mis').flatMap(({ picks }) => picks.map(({ id }) => id))).toEqual([
      'magic-missile',
      'misty-step',
    ]);
  });

  test('a second press drops the spell, and the last one leaves the question open', () => {
    expect(withPick(pickedIn(prepared), 'sleep')).toEqual(['shield', 'web', 'sleep']);
    expect(withPick(['shield', 'web'], 'web')).toEqual(['shield']);
    expect(withPick(['web'], 'web')).toBeUndefined();
  });
});
