import type { Game } from '@tessera/kernel';
import { newTrail } from '@tessera/kernel/testing';
import { expect, test, vi } from 'vitest';
import type { GameLoader } from './local/gameLoader.ts';
import { inlineWorker } from './local/inlineWorker.ts';
import { localTables } from './local/localTables.ts';
import { memoryStorage } from './local/memoryStorage.ts';
import { serveLocal } from './local/serveLocal.ts';
import { openRemoteTable } from './remote/openRemoteTable.ts';
import { replayOf } from './replay/replayOf.ts';
import { FakeServer } from './testing/fakeServer.ts';
import { FakeSocket, settle } from './testing/fakeSocket.ts';

// Attachments reach every place that evaluates rules. Each place here has a separate game instance, which knows only
// the attachments it received.

const TEXT = '[3, 1, 4, 1, 5]';
const elsewhere = () => newTrail() as Game;

test('a remote table receives the attachments once and can then compute legal actions', async () => {
  const server = new FakeServer(elsewhere(), 2, { options: { trail: TEXT } });
  const socket = new FakeSocket(server, 0);
  const answer = vi.spyOn(server, 'answer');
  const table = openRemoteTable({ socket, info: server.info, game: elsewhere() });
  socket.connect();
  await settle(socket);
  expect(table.legal()).toHaveLength(3);
  const joined = JSON.stringify(answer.mock.results.map(({ value }) => value));
  expect(joined.split(JSON.stringify(TEXT).slice(1, -1))).toHaveLength(2);
  answer.mockClear();
  await Promise.all([table.act({ take: 3 }), settle(socket)]);
  server.room.act(1, { seq: 1, actionId: 'the-other-one', action: { take: 1 } }, 5);
  socket.drop();
  socket.connect();
  await settle(socket);
  expect(table.getState().seq).toBe(2);
  expect(table.legal()).toHaveLength(4);
  expect(JSON.stringify(answer.mock.results.map(({ value }) => value))).not.toContain(TEXT);
});

test('a replay of a running match receives the attachments', () => {
  const { room, info } = new FakeServer(elsewhere(), 2, { options: { trail: TEXT } });
  const view = room.view(0) as never;
  const steps = [room.lastChange(0)];
  for (const seat of [0, 1]) {
    room.act(seat, { seq: room.seq, actionId: `take-${seat}`, action: { take: 1 } }, 5);
    steps.push(room.lastChange(0));
  }
  const brought = { ...room.brought };
  const replay = replayOf(elsewhere(), { kind: 'viewer', info, viewer: 0, view, brought, steps });
  expect([0, 1, 2].map((n) => replay.at(n).decisions)).toEqual([0, 1, 0].map((seat) => [{ seat, kind: 'take' }]));
});

test('a local bot receives the attachments, and the match file opens in another browser', async () => {
  const bots = { levels: { normal: { bot: 'random', budget: { iterations: 1 } } } } as const;
  const games: GameLoader = async (id) => (id === 'trail' ? { game: elsewhere(), bots } : undefined);
  const page = localTables({
    worker: () => inlineWorker((scope) => serveLocal(scope, { games, storage: memoryStorage() })),
    games,
  });
  const seats = [
    { kind: 'human', name: 'Ann' },
    { kind: 'bot', level: 'normal' },
  ] as const;
  const made = await page.create({ game: 'trail', options: { trail: TEXT }, seats: [...seats] });
  const table = await page.open(made);
  for (let state = table.getState(); state.info.status !== 'over'; state = table.getState()) {
    const { seq } = state;
    if (state.decisions.some(({ seat }) => seat === state.viewer)) await table.act(table.legal()[0] as object);
    await expect.poll(() => table.getState().seq, { interval: 1 }).toBeGreaterThan(seq);
  }
  expect(table.getState().log.some(({ note }) => note !== undefined)).toBe(false);
  const text = await page.file(made);
  expect(await replayOf(elsewhere(), text).verify()).toMatchObject({ ok: true, actions: 5 });
  table.close();
  page.close();
});
