import { evaluateCharacter, listing } from '@tessera/fifth-edition';
import { nonEmpty } from '@tessera/testkit';
import { describe, expect, test } from 'vitest';
import { rulebookOf } from '../../test/content.ts';
import { SNAPSHOTS } from '../../test/snapshots.ts';
import { foldRows, sumOf } from './sum.ts';

const sheets = ['C2', 'C4', 'C5', 'C6', 'C7'].map((id) => {
  const record = SNAPSHOTS[id]!();
  return { id, record, sheet: evaluateCharacter(record, rulebookOf(record.edition)) };
});

function sheetOf(id: string) {
  return sheets.find((each) => each.id === id)!.sheet;
}

describe('the sum of a number', () => {
  test.each(sheets)('$id: the rows shown always lead to the value shown', ({ sheet }) => {
    for (const [path, line] of nonEmpty(listing(sheet))) {
      if (line.kind !== 'number') continue;
      const sum = sumOf(sheet, path);
      expect({ path, total: foldRows(sum?.rows ?? []) }).toEqual({ path, total: sum?.value });
      expect(sum?.value).toBe(line.value);
    }
  });

  test('damage taken is a row of its own', () => {
    const { record } = sheets.find(({ id }) => id === 'C5')!;
    const hurt = evaluateCharacter({ ...record, used: { damage: 28 } }, rulebookOf(record.edition));
    const rows = sumOf(hurt, 'hitPoints.current')?.rows.map(({ op, value, path }) => ({ op, value, path }));
    expect(rows).toEqual([
      { op: 'set', value: 89, path: 'hitPoints.max' },
      { op: 'add', value: -28, path: undefined },
    ]);
  });

  test('a part that is a number of the sheet leads on to its own sum', () => {
    const rows = sumOf(sheetOf('C5'), 'skills.Stealth.bonus')?.rows ?? [];
    expect(rows.map(({ path }) => path)).toEqual(['abilities.DEX.modifier', 'proficiencyBonus']);
  });

  test('a feat says which class granted it', () => {
    const rows = sumOf(sheetOf('C5'), 'ac')?.rows ?? [];
    expect(rows.find(({ label }) => label === 'Defense')?.from).toBe('Fighter');
  });

  test('what is beaten, capped and not at work has a shape of its own', () => {
    const { record } = sheets.find(({ id }) => id === 'C5')!;
    const studded = { instanceId: 'spare', item: 'studded-leather-armor', equipped: false, attuned: false };
    const packed = { ...record, inventory: [...record.inventory, studded] };
    const sum = sumOf(evaluateCharacter(packed, rulebookOf(record.edition)), 'ac');
    expect(sum?.uncounted.find(({ label }) => label === 'Studded Leather Armor')).toMatchObject({
      shape: 'idle',
      reason: 'not-equipped',
    });
  });

  test('dice and conditions stay beside the number', () => {
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

  test('a list names who brings each of its entries', () => {
    const entries = sumOf(sheetOf('C5'), 'proficiencies.armor')?.entries ?? [];
    expect(entries.find(({ value }) => value === 'light')?.from).toEqual(['Bard', 'Fighter']);
  });

  test('there is no sum of what is not on the sheet', () => {
    expect(sumOf(sheetOf('C5'), 'luck')).toBeUndefined();
  });
});
