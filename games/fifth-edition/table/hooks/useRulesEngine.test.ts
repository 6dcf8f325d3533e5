import { blankRecord, evaluateCharacter } from '@tessera/fifth-edition';
import { expect, test } from 'vitest';
import { openRulebook } from '../character/rulebooks.ts';
import { evaluateRecord } from './useRulesEngine.ts';

const record = blankRecord({ id: 'nobody', name: 'Nobody', edition: '2024' });
const book = await openRulebook('2024', []);

test('evaluateRecord returns the sheet of the changed record', () => {
  expect(evaluateRecord(record, book).sheet.abilities.STR.modifier).toBe(0);
  const stronger = { ...record, baseAbilities: { ...record.baseAbilities, STR: 18 } };
  const second = evaluateRecord(stronger, book);
  expect(second.sheet.abilities.STR.modifier).toBe(4);
  expect(second.sheet).toEqual(evaluateCharacter(stronger, book.rulebook));
});

test('evaluateRecord uses the given rulebook and measures its time', async () => {
  const other = await openRulebook('2014', []);
  evaluateRecord({ ...record, edition: '2014' }, other);
  const now = evaluateRecord(record, book);
  expect(now.rulebook).toBe(book.rulebook);
  expect(now.sheet).toEqual(evaluateCharacter(record, book.rulebook));
  expect(now.timing).toBeGreaterThan(0);
});
