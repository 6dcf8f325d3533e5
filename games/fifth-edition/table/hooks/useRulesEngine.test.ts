import { blankRecord, evaluateCharacter } from '@tessera/fifth-edition';
import { expect, test } from 'vitest';
import { openRulebook } from '../character/rulebooks.ts';
import { evaluateRecord } from './useRulesEngine.ts';

const record = blankRecord({ id: 'nobody', name: 'Nobody', edition: '2024' });
const book = await openRulebook('2024', []);

test('evaluated returns the same sheet incrementally as from scratch', () => {
  const first = evaluateRecord(record, book, undefined);
  const stronger = { ...record, baseAbilities: { ...record.baseAbilities, STR: 18 } };
  const second = evaluateRecord(stronger, book, first);
  expect(second.sheet.abilities.STR.modifier).toBe(4);
  expect(second.sheet).toEqual(evaluateCharacter(stronger, book.rulebook));
});

test('evaluated ignores a sheet of another rulebook', async () => {
  const other = await openRulebook('2014', []);
  const old = evaluateRecord({ ...record, edition: '2014' }, other, undefined);
  const now = evaluateRecord(record, book, old);
  expect(now.sheet).toEqual(evaluateCharacter(record, book.rulebook));
  expect(now.timing).toBeGreaterThan(0);
});
