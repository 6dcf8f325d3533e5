import { expect, test } from 'vitest';
import type { TableEntry } from './table.ts';
import { undoneEntries } from './undoneEntries.ts';

const entry = (seq: number, by: number, kind: TableEntry['kind'] = 'act'): TableEntry => ({
  seq,
  kind,
  by,
  at: 0,
  events: [{ type: 'placed' }],
});

test('undoneEntries returns the last action of the seat and those of others after it', () => {
  const log = [entry(1, 0), entry(2, 1), entry(3, 0), entry(4, 1)];
  expect(undoneEntries(log, 0).map(({ seq }) => seq)).toEqual([3, 4]);
  expect(undoneEntries(log, 1).map(({ seq }) => seq)).toEqual([4]);
});

test('undoneEntries leaves out entries that are already undone, and entries that are no action', () => {
  const log = [entry(1, 0), entry(2, 1), entry(3, 0), entry(4, 0, 'undo'), entry(5, 1, 'seat')];
  expect(undoneEntries(log, 0).map(({ seq }) => seq)).toEqual([1, 2]);
});

test('undoneEntries returns nothing for a seat that has not acted', () => {
  expect(undoneEntries([entry(1, 0)], 1)).toEqual([]);
});
