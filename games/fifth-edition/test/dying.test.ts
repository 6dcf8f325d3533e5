import { describe, expect, test } from 'vitest';
import {
  advance,
  type CharacterRecord,
  checkConcentration,
  type DerivedState,
  type Edition,
  evaluateCharacter,
} from '../src/index.ts';
import { bytesOf } from './bytesOf.ts';
import { character } from './characters.ts';
import { rulebookOf } from './content.ts';

type Draft = Partial<Parameters<typeof character>[0]>;
const EDITIONS = ['2014', '2024'] as const satisfies readonly Edition[];

function made(draft: Draft): CharacterRecord {
  return character({ edition: '2024', scores: [16, 14, 14, 10, 12, 16], classes: ['fighter 3'], ...draft });
}

const sheetOf = (draft: Draft): DerivedState => {
  const record = made(draft);
  return evaluateCharacter(record, rulebookOf(record.edition));
};
const conditions = (sheet: DerivedState) => sheet.conditions.map(({ id }) => id).toSorted();
const down = { damage: 500 };

describe.each(EDITIONS)('character of %s at 0 hit points', (edition) => {
  test('a character at 0 hit points is unconscious, incapacitated and prone, with speed 0', () => {
    const sheet = sheetOf({ edition, used: down });
    expect(conditions(sheet)).toEqual(['incapacitated', 'prone', 'unconscious']);
    expect(sheet.speed.walk?.value.value).toBe(0);
    expect(sheet.saves.DEX.rolling?.sources.autoFail).toHaveLength(1);
  });

  test('temporary hit points do not wake an unconscious character, but one hit point does', () => {
    expect(conditions(sheetOf({ edition, used: { ...down, temp: 5 } }))).toContain('unconscious');
    const max = sheetOf({ edition }).hitPoints.max.value;
    expect(conditions(sheetOf({ edition, used: { damage: max - 1 } }))).toEqual([]);
  });

  test('a character at 0 hit points loses concentration', () => {
    const record = made({
      edition,
      classes: ['cleric 3'],
      used: down,
      active: [
        {
          instanceId: 'bless',
          ref: 'spell:bless',
          appliedAt: 0,
          duration: { type: 'concentration', max: { type: 'minutes', count: 1 } },
        },
      ],
    });
    const rulebook = rulebookOf(edition);
    expect(checkConcentration(record, evaluateCharacter(record, rulebook), rulebook).ended).toMatchObject([
      { ref: 'spell:bless' },
    ]);
  });

  test('a character at 0 hit points cannot rest', () => {
    const record = made({ edition, used: { ...down, 'second-wind': 1 } });
    for (const rest of ['shortRest', 'longRest'] as const) {
      const rested = advance(record, rest, rulebookOf(edition));
      expect(rested.issues.map(({ code }) => code)).toEqual(['E_REST']);
      expect(rested.record).toEqual(record);
    }
  });

  test('the sheet is the same again after hit points drop to 0 and rise', () => {
    const rulebook = rulebookOf(edition);
    const well = made({ edition });
    const fallen = { ...well, used: down };
    const sheet = evaluateCharacter(well, rulebook);
    expect(bytesOf(evaluateCharacter(fallen, rulebook))).not.toBe(bytesOf(sheet));
    expect(bytesOf(evaluateCharacter(well, rulebook))).toBe(bytesOf(sheet));
  });
});

describe('death saves', () => {
  const active = (ref: string): CharacterRecord['active'] => [
    { instanceId: 'on', ref, appliedAt: 0, casterId: 'friend', duration: { type: 'minutes', count: 1 } },
  ];

  test('death saves include the dice of Bless and Bane', () => {
    expect(sheetOf({ active: active('spell:bless') }).deathSaves.bonus.dice).toMatchObject([{ dice: '1d4' }]);
    expect(sheetOf({ active: active('spell:bane') }).deathSaves.bonus.dice).toMatchObject([{ dice: '-1d4' }]);
  });

  test('death saves include effects on all saving throws: items, auras, exhaustion', () => {
    expect(sheetOf({ items: ['ring-of-protection*', 'stone-of-good-luck*'] }).deathSaves.bonus.value).toBe(2);
    expect(sheetOf({ edition: '2014', classes: ['paladin 6'] }).deathSaves.bonus.value).toBe(3);
    const tired = [{ id: 'exhaustion', level: 3 }];
    expect(sheetOf({ conditions: tired }).deathSaves.bonus.value).toBe(-6);
    expect(sheetOf({ edition: '2014', conditions: tired }).deathSaves.rolling?.result).toBe('disadvantage');
  });

  test('death saves include the proficiency bonus with proficiency in all saving throws', () => {
    expect(sheetOf({ edition: '2014', classes: ['monk 14'] }).deathSaves.bonus.value).toBe(5);
    expect(sheetOf({ edition: '2014', classes: ['monk 13'] }).deathSaves.bonus.value).toBe(0);
  });

  test('death saves ignore effects on single abilities', () => {
    expect(sheetOf({ classes: ['barbarian 3'] }).deathSaves).toEqual({
      bonus: { value: 0, parts: [], dice: [], notes: [], rejected: [] },
    });
  });
});
