import { blankRecord, evaluateCharacter } from '@tessera/fifth-edition';
import { expect, test } from 'vitest';
import { openRulebook } from '../desk/rulebooks.ts';
import { evaluated } from './useRulesEngine.ts';

const record = blankRecord({ id: 'nobody', name: 'Nobody', edition: '2024' });
const book = await openRulebook('2024', []);

test('evaluated returns the same sheet incrementally as from scratch', () => {
  const first = evaluated(record, book, undefined);
  const stronger = { ...record, baseAbilities: { ...record.baseAbilities, STR: 18 } };
  const second = evaluated(stronger, book, first);
  expect(second.sheet.abilities.STR.modifier).toBe(4);
  expect(second.sheet).toEqual(evaluateCharacter(stronger, book.rulebook));
});

test('evaluated ignores a sheet of another rulebook', async () => {
  const other = await openRulebook('2014', []);
  const old = evaluated({ ...record, edition: '2014' }, other, undefined);
  const now = evaluated(record, book, old);
  expect(now.sheet).toEqual(evaluateCharacter(record, book.rulebook));
  expect(now.timing).toBeGreaterThan(0);
});
