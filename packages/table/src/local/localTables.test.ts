import { type Transferable, Worker } from 'node:worker_threads';
import { fastChance, type Game, type Seat } from '@tessera/kernel';
import { cups, stones } from '@tessera/room/testing';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { TableError } from '../errors.ts';
import { replayOf } from '../replay/replayOf.ts';
import type { Table, TableState } from '../table.ts';
import type { GameLoader } from './gameLoader.ts';
import { inlineWorker } from './inlineWorker.ts';
import { type LocalTables, localTables } from './localTables.ts';
import type { LocalMatchStorage } from './matchStorage.ts';
import { memoryStorage } from './memoryStorage.ts';
import type { LocalMatchRequest } from './messages.ts';
import type { LocalWorker } from './port.ts';
import { type LocalServing, serveLocal } from './serveLocal.ts';

/** Fast bots: a level is an iteration count here, not a time. */
const LEVELS = { normal: { bot: 'random', budget: { iterations: 1 } } } as const;

const games: GameLoader = async (id) =>
  [
    { game: stones as Game, bots: { levels: LEVELS } },
    { game: cups as Game, bots: { levels: LEVELS } },
  ].find(({ game }) => game.id === id) as Awaited<ReturnType<GameLoader>>;

const pages: LocalTables[] = [];
afterEach(() => {
  for (const page of pages.splice(0)) page.close();
});

/** Opens a page; the vault is what survives a reload. */
function browse(
  storage: LocalMatchStorage,
  serving: Partial<LocalServing> = {},
  worker?: () => LocalWorker,
): LocalTables {
  const page = localTables({
    worker: worker ?? (() => inlineWorker((scope) => serveLocal(scope, { games, storage, ...serving }))),
    games,
  });
  pages.push(page);
  return page;
}

/** The script of a bot that hangs on its first question. */
const LOOPING = `
  require('node:worker_threads').parentPort.on('message', ({ port }) => port.on('message', () => { for (;;); }));
`;

const person = (name: string) => ({ kind: 'human', name }) as const;
const bot = (level = 'normal') => ({ kind: 'bot', level }) as const;
const solo: LocalMatchRequest = { game: 'stones', seats: [person('Ann'), bot()] };
const hotSeat: LocalMatchRequest = { game: 'cups', seats: [person('Ann'), person('Ben')] };
const place = (cell: number) => ({ type: 'place', cell });

/** Waits until the state of a table fulfils a condition. */
function until(table: Table, what: (state: TableState) => boolean): Promise<TableState> {
  return vi.waitUntil(() => (what(table.getState()) ? table.getState() : undefined), { timeout: 100_000, interval: 1 });
}

const myTurn = (state: TableState) =>
  state.info.status === 'over' || state.decisions.some(({ seat }) => seat === state.viewer);

/** Plays any legal action whenever this screen must decide, until the match is over. */
async function playOut(table: Table, seed = 'play'): Promise<TableState> {
  const dice = fastChance(seed);
  for (;;) {
    const { info } = await until(table, myTurn);
    if (info.status === 'over') return table.getState();
    const before = table.getState().seq;
    expect(await table.act(dice.pick(table.legal()))).toEqual({ ok: true });
    await until(table, ({ seq }) => seq > before);
  }
}

describe('local match of one player against bots', () => {
  test('plays a match of stones to its end and stores it entry by entry', async () => {
    const storage = memoryStorage();
    const page = browse(storage);
    const id = await page.create({ ...solo, title: 'Lunch break', options: { toWin: 4 } });
    const table = await page.open(id);
    expect(table.getState()).toMatchObject({ status: 'ready', connection: 'local', viewer: 0, shared: false });
    const { seq, info } = await playOut(table);
    expect(info.ending?.by).toBe('rules');
    const stored = await storage.read(id);
    expect(stored?.entries).toHaveLength(seq);
    expect(stored?.heading.info).toEqual(info);
    expect(await page.list()).toEqual([info]);
  });

  test.each(['normal', 'easy'])('plays a match of cups against two bots of level %s to its end', async (level) => {
    const page = browse(memoryStorage());
    const seats = [bot(level), person('Ann'), bot(level)];
    const table = await page.open(await page.create({ game: 'cups', options: { dice: 2 }, seats }));
    expect(table.getState().viewer).toBe(1);
    const { info, log } = await playOut(table);
    expect(info.ending?.results.filter((result) => result === 'loss')).toHaveLength(1);
    expect(new Set(log.map(({ by }) => by))).toEqual(new Set([undefined, 0, 1, 2]));
    expect(log.some(({ note }) => note)).toBe(false);
  });

  test('continues after a reload, bots included', async () => {
    const storage = memoryStorage();
    const before = browse(storage);
    const id = await before.create({ ...solo, options: { side: 4, toWin: 4 } });
    const table = await before.open(id);
    expect(await table.act(place(5))).toEqual({ ok: true });
    before.close();

    const after = browse(storage);
    const again = await after.open(id);
    const { view, log } = await until(again, ({ seq }) => seq === 2);
    expect(view).toMatchObject({ stones: 2 });
    expect(log.map(({ kind, by }) => [kind, by])).toEqual([
      ['start', undefined],
      ['act', 0],
      ['act', 1],
    ]);
    const { info } = await playOut(again);
    expect(info.status).toBe('over');
  });

  test("undo also removes the bot's reply, and redo restores both", async () => {
    const page = browse(memoryStorage());
    const table = await page.open(await page.create({ ...solo, options: { toWin: 5 } }));
    await table.act(place(0));
    const played = await until(table, ({ seq }) => seq === 2);
    expect(await table.price()).toEqual({ ok: true });
    expect(table.getState().price).toEqual({ price: 'free', practice: false });
    expect(await table.undo()).toEqual({ ok: true });
    expect(table.getState()).toMatchObject({ seq: 3, canRedo: true, view: { stones: 0 } });
    expect(await table.redo()).toEqual({ ok: true });
    expect(table.getState()).toMatchObject({ seq: 4, canRedo: false });
    expect(table.getState().view).toEqual(played.view);
  });

  test('refuses undo with policy none and allows all of it with practice, also after a reload', async () => {
    const storage = memoryStorage();
    const made = browse(storage);
    const strict = await made.create({ ...solo, undo: 'none' });
    const practice = await made.create({ ...hotSeat, undo: 'practice' });
    const page = browse(storage);
    const table = await page.open(strict);
    await table.act(place(0));
    await until(table, ({ seq }) => seq === 2);
    expect(await table.undo()).toMatchObject({ ok: false, refusal: { code: 'no-undo-here' } });
    const free = await page.open(practice);
    expect(free.getState().info).toMatchObject({ undo: 'practice', practice: true });
    await free.act(free.legal()[0] as object);
    await until(free, ({ seq }) => seq === 1);
    await free.price();
    expect(free.getState().price).toEqual({ price: 'free', practice: false });
    expect(await free.undo()).toEqual({ ok: true });
  });

  test('shows a match of bots only to a spectator', async () => {
    const page = browse(memoryStorage());
    const table = await page.open(await page.create({ game: 'stones', seats: [bot(), bot()] }));
    expect(table.getState().viewer).toBe('spectator');
    await until(table, ({ info }) => info.status === 'over');
    expect(await table.act(place(0))).toMatchObject({ ok: false, refusal: { code: 'watching-only' } });
  });

  test('computes the same legal actions locally as the rules of the host', async () => {
    const page = browse(memoryStorage());
    const seats = [bot(), person('Ann')];
    const table = await page.open(await page.create({ game: 'cups', options: { dice: 1 }, seats }));
    await until(table, myTurn);
    for (const action of table.legal().slice(1)) expect(cups.action.safeParse(action).success).toBe(true);
    expect(await table.act({ type: 'bid', pips: 1 })).toMatchObject({
      ok: false,
      refusal: { code: 'too-low', params: { bid: expect.any(Number) } },
    });
  });
});

describe('local match of several players at one screen', () => {
  test('always shows the view of the deciding player, and nothing hidden from them', async () => {
    const page = browse(memoryStorage());
    const table = await page.open(await page.create({ ...hotSeat, options: { dice: 2 } }));
    expect(table.getState().shared).toBe(true);
    const seen = new Set<Seat | 'spectator'>();
    const stop = table.subscribe(() => {
      const { view, viewer, decisions } = table.getState();
      seen.add(viewer);
      if (decisions.length > 0) expect(decisions.map(({ seat }) => seat)).toContain(viewer);
      const { players } = view as { players: { dice: (number | null)[]; shown: boolean }[] };
      for (const [seat, { dice, shown }] of players.entries()) {
        const open = shown || seat === viewer;
        expect(dice.every((die) => (die !== null) === open)).toBe(true);
      }
    });
    await playOut(table);
    stop();
    expect(seen).toEqual(new Set([0, 1]));
  });

  test('undo by any player needs no consent and undoes the last operation', async () => {
    const page = browse(memoryStorage());
    const seats = [person('Ann'), person('Ben')];
    const table = await page.open(await page.create({ game: 'stones', seats }));
    await table.act(place(0));
    await until(table, ({ viewer }) => viewer === 1);
    await table.act(place(1));
    await until(table, ({ viewer }) => viewer === 0);
    expect(await table.undo()).toEqual({ ok: true });
    const { view, decisions, proposal } = await until(table, ({ seq }) => seq === 3);
    expect(view).toMatchObject({ stones: 1 });
    expect(decisions).toEqual([{ seat: 1, kind: 'place' }]);
    expect(proposal).toBeUndefined();
    expect(table.getState().viewer).toBe(1);
  });

  test('accepts edits and entered dice in companion mode', async () => {
    const page = browse(memoryStorage());
    const seats = [person('Ann'), person('Ben')];
    const table = await page.open(await page.create({ game: 'stones', seats, mode: 'companion' }));
    const edited = await table.edit([
      [['cells', 0], 0],
      [['stones'], 1],
    ]);
    expect(edited).toEqual({ ok: true });
    expect(await until(table, ({ seq }) => seq === 1)).toMatchObject({ viewer: 1, view: { stones: 1 } });
  });
});

describe('misbehaving bot', () => {
  /** Opens a page whose bot worker is created by `misbehave`. */
  function browseWith(misbehave: () => LocalWorker, graceMs: number) {
    const storage = memoryStorage();
    let workers = 0;
    const page = browse(storage, {}, () =>
      workers++ === 0 ? inlineWorker((scope) => serveLocal(scope, { games, storage, graceMs })) : misbehave(),
    );
    return { page, workers: () => workers };
  }

  test('is terminated and replaced when it hangs, and a legal action is played with a note', async () => {
    const terminate = vi.fn();
    const deaf = (): LocalWorker => ({ postMessage: () => {}, addEventListener: () => {}, terminate });
    const { page, workers } = browseWith(deaf, 30);
    const table = await page.open(await page.create(solo));
    await table.act(place(4));
    const { log } = await until(table, ({ seq }) => seq === 2);
    expect(log.at(-1)).toMatchObject({ kind: 'act', by: 1, note: 'bot-late' });
    await expect.poll(workers).toBe(3);
    expect(terminate).toHaveBeenCalledTimes(1);
  });

  test('is terminated when it loops forever', async () => {
    const ended = vi.fn();
    // In a separate thread, because an endless loop would block the test.
    const looping = (): LocalWorker => {
      const thread = new Worker(LOOPING, { eval: true });
      thread.on('exit', ended);
      return {
        postMessage: (message, transfer: unknown) => thread.postMessage(message, transfer as Transferable[]),
        addEventListener: () => {},
        terminate: () => void thread.terminate(),
      };
    };
    const { page, workers } = browseWith(looping, 300);
    const table = await page.open(await page.create(solo));
    await table.act(place(4));
    await until(table, ({ seq }) => seq === 2);
    await expect.poll(() => ended.mock.calls.length).toBe(1);
    expect(workers()).toBe(3);
    expect(await table.act(table.legal()[0] as object)).toEqual({ ok: true });
  });

  test('does not block the table while it thinks', async () => {
    const deaf = (): LocalWorker => ({ postMessage: () => {}, addEventListener: () => {}, terminate: () => {} });
    const { page } = browseWith(deaf, 60_000);
    const table = await page.open(await page.create(solo));
    await table.act(place(4));
    expect(await table.act(place(5))).toMatchObject({ ok: false, refusal: { code: 'not-your-decision' } });
    expect(await table.undo()).toEqual({ ok: true });
    expect(table.getState()).toMatchObject({ seq: 2, view: { stones: 0 } });
  });

  test.each([
    [
      'throws',
      () => {
        throw new Error('out of ideas');
      },
    ],
    ['answers what is not allowed', () => ({ type: 'place', cell: 4 })],
    ['answers nonsense', () => ({ type: 'resign' })],
  ])('a bot that %s does not stop the match', async (_what, choose) => {
    const odd: GameLoader = async () => ({
      game: stones as Game,
      bots: { bots: { odd: { name: 'odd', choose } }, levels: { normal: { bot: 'odd', budget: { iterations: 1 } } } },
    });
    const page = browse(memoryStorage(), { games: odd });
    const table = await page.open(await page.create(solo));
    await table.act(place(4));
    const { log } = await until(table, ({ seq }) => seq === 2);
    expect(log.at(-1)).toMatchObject({ by: 1, note: 'bot-failed' });
  });

  test("rules that throw on a bot's move stop the match with a message", async () => {
    const fragile = {
      ...stones,
      play: (...args: Parameters<typeof stones.play>) => {
        if (args[1] === 1) throw new Error('rule 7 broke');
        stones.play(...args);
      },
    };
    const page = browse(memoryStorage(), { games: async () => ({ game: fragile as Game, bots: { levels: LEVELS } }) });
    const table = await page.open(await page.create(solo));
    expect(await table.act(place(4))).toEqual({ ok: true });
    const { info, seq } = await until(table, (state) => state.info.problem !== undefined);
    expect(info.problem).toBe('rule 7 broke');
    expect(seq).toBe(1);
    expect(await table.undo()).toEqual({ ok: true });
  });

  test('the note survives a reload', async () => {
    const odd: GameLoader = async () => ({
      game: stones as Game,
      bots: { bots: {}, levels: { normal: { bot: 'nobody', budget: { iterations: 1 } } } },
    });
    const storage = memoryStorage();
    const page = browse(storage, { games: odd });
    const id = await page.create(solo);
    const table = await page.open(id);
    await table.act(place(4));
    await until(table, ({ seq }) => seq === 2);
    page.close();
    const again = await browse(storage).open(id);
    expect(again.getState().log.at(-1)).toMatchObject({ seq: 2, note: 'bot-failed' });
  });
});

describe('local match list', () => {
  test('lists matches by last activity, and renames and removes them', async () => {
    let now = 0;
    const page = browse(memoryStorage(), { now: () => ++now });
    const first = await page.create({ ...solo, title: 'First' });
    const second = await page.create({ ...hotSeat, title: 'Second' });
    expect((await page.list()).map(({ title }) => title)).toEqual(['Second', 'First']);
    const table = await page.open(first);
    await table.act(place(0));
    await page.rename(first, 'Again');
    expect((await page.list()).map(({ title }) => title)).toEqual(['Again', 'Second']);
    await page.remove(second);
    expect((await page.list()).map(({ id }) => id)).toEqual([first]);
    await expect(page.open(second)).rejects.toMatchObject({ code: 'no-such-match' });
  });

  test('exports a match as a file and imports it again to continue', async () => {
    const page = browse(memoryStorage());
    const id = await page.create({ ...hotSeat, options: { dice: 2 } });
    const table = await page.open(id);
    const dice = fastChance('file');
    for (let i = 0; i < 3; i++) {
      await table.act(dice.pick(table.legal()));
      await until(table, ({ seq }) => seq === i + 1);
    }
    const text = await page.file(id);
    const elsewhere = browse(memoryStorage());
    const copy = await elsewhere.open(await elsewhere.importFile(text));
    expect(copy.getState()).toMatchObject({ seq: 3, viewer: table.getState().viewer, shared: true });
    expect(copy.getState().view).toEqual(table.getState().view);
    expect(await elsewhere.file(copy.getState().info.id)).toBe(text);
    const { info } = await playOut(copy);
    expect(info.status).toBe('over');
  });

  test('imports a file in which dice were rolled and undone', async () => {
    const page = browse(memoryStorage());
    const id = await page.create({ ...hotSeat, options: { dice: 2 } });
    const table = await page.open(id);
    const play = async (action: object) => {
      const { seq } = table.getState();
      expect(await table.act(action)).toEqual({ ok: true });
      await until(table, (state) => state.seq > seq);
    };
    // A challenge ends the round; after all players have seen the dice, new ones are rolled.
    await play({ type: 'bid', pips: 1 });
    await play({ type: 'challenge' });
    while (table.legal().some((action) => 'type' in action && action.type === 'ready')) await play({ type: 'ready' });
    const { seq } = table.getState();
    expect(await table.undo()).toEqual({ ok: true });
    await until(table, (state) => state.seq > seq);
    await play({ type: 'ready' });
    const text = await page.file(id);
    expect(await replayOf(cups as Game, text).verify()).toMatchObject({
      ok: true,
      takenBack: [expect.any(Number)],
    });
    const copy = await page.open(await page.importFile(text));
    expect(copy.getState().view).toEqual(table.getState().view);
    expect(await page.file(copy.getState().info.id)).toBe(text);
  });

  test('forks a match at an earlier entry', async () => {
    const page = browse(memoryStorage());
    const table = await page.open(await page.create({ ...solo, options: { side: 4, toWin: 4 } }));
    await table.act(place(0));
    await until(table, ({ seq }) => seq === 2);
    const fork = await table.fork(1);
    if (!fork.ok) throw new Error(fork.refusal.code);
    const other = await page.open(fork.match);
    expect(other.getState().info.forkOf).toEqual({ match: table.getState().info.id, seq: 1 });
    await until(other, ({ seq }) => seq === 1);
    await playOut(other);
    expect(table.getState().seq).toBe(2);
  });

  test('stores the read position of the log for the next visit', async () => {
    const storage = memoryStorage();
    const page = browse(storage);
    const id = await page.create(solo);
    const table = await page.open(id);
    await table.act(place(0));
    await until(table, ({ seq }) => seq === 2);
    table.seen();
    await expect.poll(async () => (await storage.read(id))?.heading.seen).toBe(2);
    expect((await browse(storage).open(id)).getState().seen).toBe(2);
  });
});

describe('local failures', () => {
  test.each([
    ['a game nobody has', { game: 'chess', seats: [person('Ann')] }, 'no-such-game'],
    ['too many seats', { game: 'stones', seats: [person('A'), person('B'), person('C')] }, 'bad-wish'],
    ['options that do not fit', { ...solo, options: { side: 'many' } }, 'bad-wish'],
  ] satisfies [string, LocalMatchRequest, string][])('refuses %s with a code', async (_what, wish, code) => {
    await expect(browse(memoryStorage()).create(wish)).rejects.toMatchObject({ name: 'TableError', code });
  });

  test.each([
    ['no JSON', 'hello', 'bad-file'],
    ['no match', '{}', 'bad-file'],
  ])('refuses to import a file that is %s', async (_what, text, code) => {
    await expect(browse(memoryStorage()).importFile(text)).rejects.toMatchObject({ code });
  });

  test('refuses to open a tampered stored match', async () => {
    const storage = memoryStorage();
    const page = browse(storage);
    const id = await page.create(solo);
    const table = await page.open(id);
    await table.act(place(4));
    page.close();
    const stored = await storage.read(id);
    if (!stored) throw new Error('not stored');
    const entries = stored.entries.map((entry) => ({
      ...entry,
      link: entry.link.replace(/^./, (c) => (c === '0' ? '1' : '0')),
    }));
    const forged = memoryStorage();
    await forged.add({ heading: stored.heading, entries });
    await expect(browse(forged).open(id)).rejects.toMatchObject({ code: 'corrupt-match' });
  });

  test('refuses a write from a second window, which then shows the moves of the first', async () => {
    const storage = memoryStorage();
    const [here, there] = [browse(storage), browse(storage)];
    const id = await here.create({ game: 'stones', options: { side: 3 }, seats: [person('Ann'), person('Ben')] });
    const [mine, other] = [await here.open(id), await there.open(id)];
    expect(await other.act(place(0))).toEqual({ ok: true });
    expect(await mine.act(place(8))).toMatchObject({ ok: false, refusal: { code: 'written-elsewhere' } });
    const { view } = await until(mine, ({ seq }) => seq === 1);
    expect(view).toMatchObject({ cells: [0, -1, -1, -1, -1, -1, -1, -1, -1] });
    expect(await mine.act(place(8))).toEqual({ ok: true });
  });

  test('never shows an entry that could not be stored, not even to a request made meanwhile', async () => {
    const storage = memoryStorage();
    let fail = () => {};
    const page = browse({
      ...storage,
      append: () =>
        new Promise((_resolve, reject) => {
          fail = () => reject(new TableError('storage-failed', 'an entry', 'The disk is full'));
        }),
    });
    const id = await page.create({ game: 'stones', seats: [person('Ann'), person('Ben')] });
    const table = await page.open(id);
    const result = table.act(place(0));
    const second = page.open(id);
    // The host has received both requests before it answers this one.
    await page.list();
    fail();
    expect(await result).toMatchObject({ ok: false, refusal: { code: 'storage-failed' } });
    expect((await second).getState()).toMatchObject({ seq: 0, viewer: 0, view: { stones: 0 } });
  });

  test('refuses the action when the browser cannot store it', async () => {
    const storage = memoryStorage();
    const full: LocalMatchStorage = {
      ...storage,
      append: () => Promise.reject(new TableError('storage-failed', 'an entry', 'The disk is full')),
    };
    const page = browse(full);
    const table = await page.open(await page.create(solo));
    expect(await table.act(place(0))).toMatchObject({ ok: false, refusal: { code: 'storage-failed' } });
    await until(table, ({ view }) => (view as { stones: number }).stones === 0);
  });
});

test('a crashed host is replaced, and the table joins again and retries unanswered requests', async () => {
  const storage = memoryStorage();
  const hosts: { fail(): void }[] = [];
  const page = browse(storage, {}, () => {
    const worker = inlineWorker((scope) => serveLocal(scope, { games, storage }));
    let broken = false;
    const errors: (() => void)[] = [];
    hosts.push({
      fail: () => {
        broken = true;
        for (const error of errors) error();
      },
    });
    return {
      postMessage: (message, transfer) => broken || worker.postMessage(message, transfer),
      addEventListener: (type, listener) => {
        if (type === 'error') errors.push(() => listener({ data: undefined }));
        else worker.addEventListener(type, (event) => broken || listener(event));
      },
      terminate: () => worker.terminate(),
    };
  });
  const table = await page.open(await page.create({ game: 'stones', seats: [person('Ann'), person('Ben')] }));
  const result = table.act(place(4));
  hosts[0]?.fail();
  expect(await result).toEqual({ ok: true });
  expect((await until(table, ({ seq }) => seq === 1)).view).toMatchObject({ stones: 1 });
  expect(hosts).toHaveLength(2);
});
