import { fastChance, type Game } from '@tessera/kernel';
import { rounds, stones } from '@tessera/room/testing';
import { afterEach, expect, test, vi } from 'vitest';
import type { Table, TableState } from '../table.ts';
import type { GameLoader } from './gameLoader.ts';
import { inlineWorker } from './inlineWorker.ts';
import { type LocalTables, localTables } from './localTables.ts';
import type { LocalMatchStorage } from './matchStorage.ts';
import { memoryStorage } from './memoryStorage.ts';
import { serveLocal } from './serveLocal.ts';

const LEVELS = { normal: { bot: 'random', budget: { iterations: 1 } } } as const;
const games: GameLoader = async (id) =>
  [rounds as Game, stones as Game]
    .map((game) => ({ game, bots: { levels: LEVELS } }))
    .find(({ game }) => game.id === id);

const pages: LocalTables[] = [];
afterEach(() => {
  for (const page of pages.splice(0)) page.close();
});

function browse(storage: LocalMatchStorage): LocalTables {
  const page = localTables({ worker: () => inlineWorker((scope) => serveLocal(scope, { games, storage })), games });
  pages.push(page);
  return page;
}

function until(table: Table, what: (state: TableState) => boolean): Promise<TableState> {
  return vi.waitUntil(() => (what(table.getState()) ? table.getState() : undefined), { timeout: 100_000, interval: 1 });
}

async function playOut(table: Table): Promise<void> {
  const dice = fastChance('play');
  for (;;) {
    const isMine = (state: TableState) => state.decisions.some(({ seat }) => seat === state.viewer);
    const { info, seq } = await until(table, (state) => state.info.status === 'over' || isMine(state));
    if (info.status === 'over') return;
    expect(await table.act(dice.pick(table.legal()))).toEqual({ ok: true });
    await until(table, (state) => state.seq > seq);
  }
}

const wish = {
  game: 'rounds',
  options: { rounds: 1 },
  seats: [
    { kind: 'human' as const, name: 'Ann' },
    { kind: 'bot' as const, level: 'normal' },
  ],
};

/** Creates a local match that waits for a sub-match. */
async function waiting(page: LocalTables) {
  const id = await page.create(wish);
  const table = await page.open(id);
  await table.act({ type: 'next' });
  await until(table, ({ info }) => info.opens?.game === 'stones');
  return { id, table };
}

async function openedFrom(table: Table): Promise<string> {
  const opened = await table.open();
  if (!opened.ok) throw new Error(opened.refusal.code);
  return opened.match;
}

test('a local match creates its sub-match once and collects its result', async () => {
  const storage = memoryStorage();
  const page = browse(storage);
  const { id, table } = await waiting(page);
  const [first, second] = await Promise.all([openedFrom(table), openedFrom(table)]);
  expect(second).toBe(first);
  const game = await page.open(first);
  expect(game.getState().info).toMatchObject({ game: 'stones', openedBy: id });
  expect(game.getState().info.seats.map(({ kind }) => kind)).toEqual(['human', 'bot']);
  await playOut(game);
  const { info } = await until(table, (state) => state.info.status === 'over');
  expect(info.opens).toBeUndefined();
  expect(info.opened).toBe(first);
});

test('a sub-match finished on another page is collected on request', async () => {
  const storage = memoryStorage();
  const page = browse(storage);
  const { id, table } = await waiting(page);
  const first = await openedFrom(table);
  page.close();
  const later = browse(storage);
  await playOut(await later.open(first));
  const parent = await later.open(id);
  await until(parent, (state) => state.info.status === 'over');
});

test('a local sub-match is closed without a winner when its parent stops waiting for it', async () => {
  const page = browse(memoryStorage());
  const { table } = await waiting(page);
  const game = await page.open(await openedFrom(table));
  expect(await table.act({ type: 'stop' })).toEqual({ ok: true });
  const { info } = await until(game, (state) => state.info.status === 'over');
  expect(info.ending).toMatchObject({ by: 'abandoned', results: ['draw', 'draw'] });
});

test('the file of a local match contains its sub-match and does not verify without it', async () => {
  const page = browse(memoryStorage());
  const { id, table } = await waiting(page);
  await playOut(await page.open(await openedFrom(table)));
  await until(table, (state) => state.info.status === 'over');
  const text = await page.file(id);
  const elsewhere = browse(memoryStorage());
  const copy = await elsewhere.importFile(text);
  expect((await elsewhere.list()).map(({ game, openedBy }) => [game, openedBy])).toEqual(
    expect.arrayContaining([
      ['rounds', undefined],
      ['stones', copy],
    ]),
  );
  expect(await elsewhere.file(copy)).toBe(text);
  const forked = await table.fork(2);
  if (!forked.ok) throw new Error(forked.refusal.code);
  expect(JSON.parse(await page.file(forked.match))).toHaveProperty('opened');
  const { opened: _, ...alone } = JSON.parse(text) as { opened: unknown };
  await expect(elsewhere.importFile(`${JSON.stringify({ ...alone, formatVersion: 2 })}\n`)).rejects.toThrow();
});
