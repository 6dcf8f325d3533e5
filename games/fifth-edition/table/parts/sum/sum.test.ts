import { evaluateCharacter, sheetLines } from '@tessera/fifth-edition';
import { nonEmpty } from '@tessera/testkit';
import { describe, expect, test } from 'vitest';
import { rulebookOf } from '../../../test/content.ts';
import { SNAPSHOTS } from '../../../test/snapshots.ts';
import { foldRows, sumOf } from './sum.ts';

const sheets = ['C2', 'C4', 'C5', 'C6', 'C7'].map((id) => {
  const record = SNAPSHOTS[id]!();
  return { id, record, sheet: evaluateCharacter(record, rulebookOf(record.edition)) };
});

function sheetOf(id: string) {
  return sheets.find((each) => each.id === id)!.sheet;
}

describe('sumOf', () => {
  test.each(sheets)('sumOf($id) has rows that fold to the displayed value', ({ sheet }) => {
    for (const [path, line] of nonEmpty(sheetLines(sheet))) {
      if (line.kind !== 'number') continue;
      const sum = sumOf(sheet, path);
      expect({ path, total: foldRows(sum?.rows ?? []) }).toEqual({ path, total: sum?.value });
      expect(sum?.value).toBe(line.value);
    }
  });

  test('sumOf adds a row for damage taken', () => {
    const { record } = sheets.find(({ id }) => id === 'C5')!;
    const hurt = evaluateCharacter({ ...record, used: { damage: 28 } }, rulebookOf(record.edition));
    const rows = sumOf(hurt, 'hitPoints.current')?.rows.map(({ op, value, path }) => ({ op, value, path }));
    expect(rows).toEqual([
      { op: 'set', value: 89, path: 'hitPoints.max' },
      { op: 'add', value: -28, path: undefined },
    ]);
  });

  test('sumOf links a part that is a number of the sheet to its sum', () => {
    const rows = sumOf(sheetOf('C5'), 'skills.Stealth.bonus')?.rows ?? [];
    expect(rows.map(({ path }) => path)).toEqual(['abilities.DEX.modifier', 'proficiencyBonus']);
  });

  test('sumOf names the class that granted a feat', () => {
    const rows = sumOf(sheetOf('C5'), 'ac')?.rows ?? [];
    expect(rows.find(({ label }) => label === 'Defense')?.from).toBe('Fighter');
  });

  test('sumOf marks an unequipped item as idle', () => {
    const { record } = sheets.find(({ id }) => id === 'C5')!;
    const studded = { instanceId: 'spare', item: 'studded-leather-armor', equipped: false, attuned: false };
    const packed = { ...record, inventory: [...record.inventory, studded] };
    const sum = sumOf(evaluateCharacter(packed, rulebookOf(record.edition)), 'ac');
    expect(sum?.uncounted.find(({ label }) => label === 'Studded Leather Armor')).toMatchObject({
      shape: 'idle',
      reason: 'not-equipped',
    });
  });

  test('sumOf lists dice, situational modes and remarks separately from the number', () => {
    const { record } = sheets.find(({ id }) => id === 'C5')!;
    const blessed = {
      ...record,
      conditions: [{ id: 'prone' }],
      active: [
        {
          instanceId: 'a',
          ref: 'spell:bless',
          appliedAt: 0,
          duration: { type: 'minutes' as const, count: 1 },
          slot: 1,
        },
      ],
    };
    const sheet = evaluateCharacter(blessed, rulebookOf(record.edition));
    const sum = sumOf(sheet, `attacks.${sheet.attacks.lines[0]?.id}.attack`);
    expect(sum?.value).toBe(7);
    expect(sum?.dice.map(({ amount, label }) => `${amount} ${label}`)).toEqual(['1d4 Bless']);
    expect(sum?.sometimes).toEqual([expect.objectContaining({ label: 'Prone', mode: 'disadvantage' })]);
    expect(sumOf(sheet, 'speed.walk')?.remarks).toEqual([expect.objectContaining({ label: 'Prone' })]);
  });

  test('sumOf names the sources of each list entry', () => {
    const entries = sumOf(sheetOf('C5'), 'proficiencies.armor')?.entries ?? [];
    expect(entries.find(({ value }) => value === 'light')?.from).toEqual(['Bard', 'Fighter']);
  });

  test('sumOf returns undefined for an unknown path', () => {
    expect(sumOf(sheetOf('C5'), 'luck')).toBeUndefined();
  });
});
