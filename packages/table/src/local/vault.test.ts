import 'fake-indexeddb/auto';
import type { Game } from '@tessera/kernel';
import { stones } from '@tessera/room/testing';
import { describe, expect, test } from 'vitest';
import { BotWorkers } from './botWorkers.ts';
import { browserVault } from './browserVault.ts';
import { LocalHost } from './localHost.ts';
import { memoryVault } from './memoryVault.ts';
import type { StoredMatch, Vault } from './vault.ts';

/** Plays so many stones in a match of this vault; what is kept of it then. */
async function played(vault: Vault, turns: number): Promise<StoredMatch> {
  const games = async () => ({ game: stones as Game, bots: {} });
  const botWorkers = new BotWorkers(() => {});
  const host = new LocalHost({ games, vault, botWorkers, graceMs: 0, now: () => 0, notify: () => {} });
  const seats = [
    { kind: 'human', name: 'Ann' },
    { kind: 'human', name: 'Ben' },
  ];
  const { match } = (await host.answer('create', { game: 'stones', seats })) as { match: string };
  for (let n = 0; n < turns; n++) {
    const act = { match, seq: n, actionId: `action-${n}`, action: { type: 'place', cell: n } };
    expect(await host.answer('act', act)).toEqual({ ok: true, seq: n + 1 });
  }
  const stored = await vault.read(match);
  if (!stored) throw new Error('Nothing was kept');
  return stored;
}

describe.each([
  ['memory', memoryVault],
  ['the database of a browser', () => browserVault(`vault ${Math.random()}`)],
])('what is kept in %s', (_where, open) => {
  test('is given back as it was put there, and is gone once it is removed', async () => {
    const vault = open();
    const { heading, entries } = await played(vault, 3);
    expect(entries).toHaveLength(3);
    expect(await vault.list()).toEqual([heading]);
    await vault.change(heading.info.id, { title: 'By the fire', seen: 2 });
    expect(await vault.read(heading.info.id)).toMatchObject({
      heading: { seen: 2, info: { title: 'By the fire' } },
      entries,
    });
    await vault.remove(heading.info.id);
    expect([await vault.read(heading.info.id), await vault.list()]).toEqual([undefined, []]);
  });

  test('takes each entry once: another window that has played on is noticed', async () => {
    const vault = open();
    const stored = await played(vault, 2);
    const { heading, entries } = stored;
    const [first] = entries;
    if (!first) throw new Error('Nothing was played');
    await expect(vault.append(heading, first)).rejects.toMatchObject({ code: 'written-elsewhere' });
    expect(await vault.read(heading.info.id)).toEqual(stored);
  });

  test('is replaced log and all, and nothing beside it is touched', async () => {
    const vault = open();
    const [stored, other] = [await played(vault, 3), await played(vault, 2)];
    const shorter = { heading: { ...stored.heading, startedAt: 7 }, entries: stored.entries.slice(0, 1) };
    await vault.replace(shorter);
    expect(await vault.read(stored.heading.info.id)).toEqual(shorter);
    expect(await vault.read(other.heading.info.id)).toEqual(other);
    // It goes on behind the log that it has now.
    const [, second] = stored.entries;
    if (!second) throw new Error('Nothing was played');
    await vault.append(shorter.heading, second);
    expect((await vault.read(stored.heading.info.id))?.entries).toEqual(stored.entries.slice(0, 2));
  });
});

test('a database that fails half way through a replacement keeps what was there', async () => {
  const vault = browserVault('half');
  const stored = await played(vault, 2);
  const [first] = stored.entries;
  if (!first) throw new Error('Nothing was played');
  await expect(vault.replace({ heading: stored.heading, entries: [first, first] })).rejects.toMatchObject({
    code: 'storage-failed',
  });
  expect(await vault.read(stored.heading.info.id)).toEqual(stored);
});
