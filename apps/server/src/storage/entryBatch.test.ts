import { expect, test } from 'vitest';
import { packEntries, unpackEntries } from './entryBatch.ts';
import type { EntryWrite } from './storedEntry.ts';

function entry(payload: string): EntryWrite {
  const row = { seq: 1, actionId: 'an-action', kind: 'act', seat: 0, at: 0, payload, link: 'l', seal: 's', after: 'a' };
  return { match: 'm', row, clocks: null };
}

test('unpacking returns the packed entries, each with its payload', () => {
  const entries = () => [entry('{"did":"one"}'), entry(JSON.stringify({ said: 'a\nb' }))];
  expect(unpackEntries(packEntries(entries()))).toEqual(entries());
});
