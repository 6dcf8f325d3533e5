import 'fake-indexeddb/auto';
import type { Game } from '@tessera/kernel';
import { stones } from '@tessera/room/testing';
import { describe, expect, test } from 'vitest';
import { BotWorkers } from './botWorkers.ts';
import { indexedDbStorage } from './indexedDbStorage.ts';
import { LocalHost } from './localHost.ts';
import type { LocalMatchStorage, StoredMatch } from './matchStorage.ts';
import { memoryStorage } from './memoryStorage.ts';

/** Plays some stones in a match of this vault and returns the stored match. */
async function played(storage: LocalMatchStorage, turns: number): Promise<StoredMatch> {
  const games = async () => ({ game: stones as Game, bots: {} });
  const botWorkers = new BotWorkers(() => {});
  const host = new LocalHost({ games, storage, botWorkers, graceMs: 0, now: () => 0, notify: () => {} });
  const seats = [
    { kind: 'human', name: 'Ann' },
    { kind: 'human', name: 'Ben' },
  ];
  const { match } = (await host.answer('create', { game: 'stones', seats })) as { match: string };
  for (let n = 0; n < turns; n++) {
    const act = { match, seq: n, actionId: `action-${n}`, action: { type: 'place', cell: n } };
    expect(await host.answer('act', act)).toEqual({ ok: true, seq: n + 1 });
  }
  const stored = await storage.read(match);
  if (!stored) throw new Error('Nothing was kept');
  return stored;
}

describe.each([
  ['memory', memoryStorage],
  ['the database of a browser', () => indexedDbStorage(`vault ${Math.random()}`)],
])('match storage in %s', (_where, open) => {
  test('returns a match as it was stored, and nothing once it is removed', async () => {
    const storage = open();
    const { heading, entries } = await played(storage, 3);
    expect(entries).toHaveLength(3);
    expect(await storage.list()).toEqual([heading]);
    await storage.change(heading.info.id, { title: 'By the fire', seen: 2 });
    expect(await storage.read(heading.info.id)).toMatchObject({
      heading: { seen: 2, info: { title: 'By the fire' } },
      entries,
    });
    await storage.remove(heading.info.id);
    expect([await storage.read(heading.info.id), await storage.list()]).toEqual([undefined, []]);
  });

  test('accepts each entry once, so that a write from another window is detected', async () => {
    const storage = open();
    const stored = await played(storage, 2);
    const { heading, entries } = stored;
    const [first] = entries;
    if (!first) throw new Error('Nothing was played');
    await expect(storage.append(heading, first)).rejects.toMatchObject({ code: 'written-elsewhere' });
    expect(await storage.read(heading.info.id)).toEqual(stored);
  });

  test('replaces a match including its log, and nothing else', async () => {
    const storage = open();
    const [stored, other] = [await played(storage, 3), await played(storage, 2)];
    const shorter = { heading: { ...stored.heading, startedAt: 7 }, entries: stored.entries.slice(0, 1) };
    await storage.replace(shorter);
    expect(await storage.read(stored.heading.info.id)).toEqual(shorter);
    expect(await storage.read(other.heading.info.id)).toEqual(other);
    // It continues after its current log.
    const [, second] = stored.entries;
    if (!second) throw new Error('Nothing was played');
    await storage.append(shorter.heading, second);
    expect((await storage.read(stored.heading.info.id))?.entries).toEqual(stored.entries.slice(0, 2));
  });
});

test('a database failure in the middle of a replacement keeps the old match', async () => {
  const storage = indexedDbStorage('half');
  const stored = await played(storage, 2);
  const [first] = stored.entries;
  if (!first) throw new Error('Nothing was played');
  await expect(storage.replace({ heading: stored.heading, entries: [first, first] })).rejects.toMatchObject({
    code: 'storage-failed',
  });
  expect(await storage.read(stored.heading.info.id)).toEqual(stored);
});
