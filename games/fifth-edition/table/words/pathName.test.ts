import { CharacterRecord, evaluateCharacter, sheetLines } from '@tessera/fifth-edition';
import { describe, expect, it } from 'vitest';
import veteran from '../../cases/characters/veteran.json' with { type: 'json' };
import { rulebookOf } from '../../test/content.ts';
import { translateIn } from '../../test/translators.ts';
import { pathName } from './pathName.ts';

const sheet = evaluateCharacter(CharacterRecord.parse(veteran), rulebookOf('2024'));

describe('pathName', () => {
  it.each([
    ['skills.Stealth.bonus', 'Stealth'],
    ['saves.CHA.bonus', 'CHA save'],
    ['abilities.WIS.score', 'Wisdom'],
    ['spellcasting.wizard.dc', 'Spell DC (Wizard)'],
    ['spellcasting.slots.3', 'Slots of level 3'],
    ['hitDice.d8.total', 'Hit dice d8'],
    ['speed.walk', 'Speed'],
    ['ac', 'Armor class'],
  ])('pathName of %s returns %s', (path, name) => {
    expect(pathName(translateIn('en'), sheet, path)).toBe(name);
  });

  it.each(['en', 'de'])('pathName covers every line of a sheet (%s)', (language) => {
    const unnamed = [...sheetLines(sheet).keys()].filter((path) => {
      const name = pathName(translateIn(language), sheet, path);
      return name === '' || name.startsWith('words.');
    });
    expect(unnamed.filter((path) => path !== 'tags')).toEqual([]);
  });
});
