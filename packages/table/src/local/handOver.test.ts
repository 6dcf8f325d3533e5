import { defineGame, type Game, type MatchFile } from '@tessera/kernel';
import { afterEach, expect, test } from 'vitest';
import * as z from 'zod';
import type { GameLoader } from './gameLoader.ts';
import { inlineWorker } from './inlineWorker.ts';
import { type LocalTables, localTables } from './localTables.ts';
import type { LocalMatchStorage } from './matchStorage.ts';
import { memoryStorage } from './memoryStorage.ts';
import { serveLocal } from './serveLocal.ts';

/** A single-player counting game; newer rules count in other steps. */
function counting(version: string, step: number, migrate?: (file: MatchFile) => MatchFile): Game {
  return defineGame({
    id: 'counting',
    version,
    seats: { min: 1, max: 1 },
    options: z.object({}),
    state: z.object({ turn: z.int(), sum: z.int() }),
    action: z.object({ type: z.literal('add'), by: z.int().min(1).max(9) }),
    events: z.never(),
    setup: () => ({ turn: 0, sum: 0 }),
    decisions: () => [{ seat: 0, kind: 'add' }],
    legal: () => [{ type: 'add' as const, by: 1 }],
    check: () => undefined,
    play(state, _seat, { by }) {
      state.turn++;
      state.sum += by * step;
    },
    outcome: () => undefined,
    ...(migrate && { migrate }),
  }) as Game;
}

const before = counting('1.0.0', 1);
const after = counting('2.0.0', 10, (file) => ({ ...file, header: { ...file.header, version: '2.0.0' } }));

const pages: LocalTables[] = [];
afterEach(() => {
  for (const page of pages.splice(0)) page.close();
});

/** Opens a page with these rules. */
function browse(storage: LocalMatchStorage, game: Game): LocalTables {
  const games: GameLoader = async () => ({ game, bots: { levels: {} } }) as Awaited<ReturnType<GameLoader>>;
  const page = localTables({ worker: () => inlineWorker((scope) => serveLocal(scope, { games, storage })), games });
  pages.push(page);
  return page;
}

/** Creates a match of the older rules in which 3 and 4 were added, and a 5 that was undone. */
async function begun(storage: LocalMatchStorage): Promise<string> {
  const page = browse(storage, before);
  const seats = [{ kind: 'human', name: 'Ann' }] as const;
  const id = await page.create({ game: 'counting', seats: [...seats], title: 'By the fire' });
  const table = await page.open(id);
  for (const by of [3, 4, 5]) expect(await table.act({ type: 'add', by })).toEqual({ ok: true });
  expect(await table.undo()).toEqual({ ok: true });
  page.close();
  return id;
}

test('a local match of older rules is migrated once and stays migrated', async () => {
  const storage = memoryStorage();
  const id = await begun(storage);
  const table = await browse(storage, after).open(id);
  expect(table.getState()).toMatchObject({ seq: 2, view: { turn: 2, sum: 70 }, info: { id, title: 'By the fire' } });
  expect(await table.act({ type: 'add', by: 1 })).toEqual({ ok: true });
  const again = await browse(storage, after).open(id);
  expect(again.getState()).toMatchObject({ seq: 3, view: { turn: 3, sum: 80 } });
});

test('a local match in which every operation was undone reports that and stays unchanged', async () => {
  const storage = memoryStorage();
  const page = browse(storage, before);
  const id = await page.create({ game: 'counting', seats: [{ kind: 'human', name: 'Ann' }] });
  const table = await page.open(id);
  expect(await table.act({ type: 'add', by: 3 })).toEqual({ ok: true });
  expect(await table.undo()).toEqual({ ok: true });
  page.close();
  const stored = await storage.read(id);
  await expect(browse(storage, after).open(id)).rejects.toMatchObject({ code: 'all-taken-back' });
  expect(await storage.read(id)).toEqual(stored);
});

test('rules without a migration report that and leave the local match unchanged', async () => {
  const storage = memoryStorage();
  const id = await begun(storage);
  const stored = await storage.read(id);
  await expect(browse(storage, counting('2.0.0', 10)).open(id)).rejects.toMatchObject({ code: 'corrupt-match' });
  expect(await storage.read(id)).toEqual(stored);
});
