import { expect, it } from 'vitest';
import { testMatchRecord } from '../testing/testMatchRecord.ts';
import { familyOf } from './matchFamily.ts';
import type { MatchRecord } from './matchRecord.ts';

it('finds every match that has opened a match or was opened by it, and ends where a heading is missing', async () => {
  const records: Record<string, MatchRecord> = {
    campaign: testMatchRecord('campaign', { openedMatches: ['first', 'second', 'lost'] }),
    first: testMatchRecord('first', { openedBy: 'campaign' }),
    second: testMatchRecord('second', { openedBy: 'campaign', openedMatches: ['inner'] }),
    inner: testMatchRecord('inner', { openedBy: 'second' }),
    other: testMatchRecord('other'),
  };
  const store = { find: async (by: object) => records['id' in by ? String(by.id) : ''] };
  const all = ['campaign', 'first', 'inner', 'lost', 'second'];
  for (const id of ['campaign', 'first', 'inner']) {
    const family = await familyOf(store, records[id] as MatchRecord);
    expect(family[0]).toBe(id);
    expect(family.toSorted()).toEqual(all);
  }
  expect(await familyOf(store, records.other as MatchRecord)).toEqual(['other']);
});
