import { expect, it } from 'vitest';
import { heading } from '../testing/heading.ts';
import { familyOf } from './matchFamily.ts';
import type { MatchRecord } from './matchRecord.ts';

it('finds every match that has opened a match or was opened by it, and ends where a heading is missing', async () => {
  const records: Record<string, MatchRecord> = {
    campaign: heading('campaign', { openedMatches: ['first', 'second', 'lost'] }),
    first: heading('first', { openedBy: 'campaign' }),
    second: heading('second', { openedBy: 'campaign', openedMatches: ['inner'] }),
    inner: heading('inner', { openedBy: 'second' }),
    other: heading('other'),
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
