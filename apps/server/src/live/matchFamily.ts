import type { MatchRecord } from './matchRecord.ts';
import type { MatchStore } from './matchStore.ts';

/** A match, and all that have opened it or that it has opened: the result of one is passed on to another in one node. */
export async function familyOf(store: Pick<MatchStore, 'find'>, first: MatchRecord): Promise<readonly string[]> {
  const found = new Set([first.id]);
  const relatives = (record: MatchRecord) => [record.openedBy ?? [], record.openedMatches ?? []].flat();
  const next = relatives(first);
  for (let id = next.pop(); id !== undefined; id = next.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    const record = await store.find({ id });
    if (record) next.push(...relatives(record));
  }
  return [...found];
}
