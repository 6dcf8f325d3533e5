import type { Game, Viewer } from '@tessera/kernel';
import { cups, stones } from '@tessera/room/testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ownSeats, type Table } from '../table.ts';
import { FakeServer } from '../testing/fakeServer.ts';
import { FakeSocket, settle } from '../testing/fakeSocket.ts';
import { openRemoteTable } from './openRemoteTable.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Opens a connected and joined table for a viewer. */
async function sitDown(server: FakeServer, game: Game, viewer: Viewer) {
  const socket = new FakeSocket(server, viewer);
  const table: Table = openRemoteTable({ socket, info: server.info, game });
  socket.connect();
  await settle(socket);
  return { socket, table };
}

async function twoAtStones() {
  const server = new FakeServer(stones as Game, 2);
  const x = await sitDown(server, stones as Game, 0);
  const o = await sitDown(server, stones as Game, 1);
  return { server, x, o, rest: () => settle(x.socket, o.socket) };
}

const place = (cell: number) => ({ type: 'place', cell });

describe('openRemoteTable', () => {
  test("is loading until the first answer, then shows the viewer's view", async () => {
    const server = new FakeServer(cups as Game, 3);
    const socket = new FakeSocket(server, 1);
    const table = openRemoteTable({ socket, info: server.info, game: cups as Game });
    expect(table.getState()).toMatchObject({ status: 'loading', connection: 'connecting', viewer: 'spectator' });
    socket.connect();
    await settle(socket);
    expect(table.getState()).toMatchObject({ status: 'ready', connection: 'online', viewer: 1, seq: 0 });
    expect(table.getState().view).toEqual(server.room.view(1));
    expect(table.getState().log.map(({ kind }) => kind)).toEqual(['start']);
  });

  test('fails with the reason when the viewer may not join', async () => {
    const server = new FakeServer(stones as Game, 2);
    vi.spyOn(server, 'answer').mockReturnValue({
      ok: false,
      refusal: { code: 'private', params: {} },
    });
    const { table } = await sitDown(server, stones as Game, 'spectator');
    expect(table.getState()).toMatchObject({ status: 'failed', problem: { code: 'private' } });
  });

  test('retries when the server is busy', async () => {
    const server = new FakeServer(stones as Game, 2);
    const busy = { ok: false, refusal: { code: 'closing', params: {} } };
    vi.spyOn(server, 'answer').mockReturnValueOnce(busy);
    const { socket, table } = await sitDown(server, stones as Game, 0);
    expect(table.getState().status).toBe('loading');
    await vi.advanceTimersByTimeAsync(2000);
    await settle(socket);
    expect(table.getState().status).toBe('ready');
  });

  test('shows a failure of the server and recovers from it', async () => {
    const server = new FakeServer(stones as Game, 2);
    const failed = { ok: false, refusal: { code: 'server-failed', params: {} } };
    vi.spyOn(server, 'answer').mockReturnValueOnce(failed);
    const { socket, table } = await sitDown(server, stones as Game, 0);
    expect(table.getState()).toMatchObject({ status: 'failed', problem: { code: 'server-failed' } });
    await vi.advanceTimersByTimeAsync(2000);
    await settle(socket);
    expect(table.getState().status).toBe('ready');
    expect(table.getState().problem).toBeUndefined();
  });

  test('fails with the problem when an answer does not fit the protocol', async () => {
    const server = new FakeServer(stones as Game, 2);
    vi.spyOn(server, 'answer').mockReturnValue({ ok: true, sync: { viewer: 0 } });
    const { table } = await sitDown(server, stones as Game, 0);
    expect(table.getState()).toMatchObject({ status: 'failed', problem: { code: 'bad-answer' } });
    expect(table.getState().problem?.params.path).toContain('sync.info');
  });
});

describe('remote table', () => {
  test('sends an action to the server, which notifies all clients and answers', async () => {
    const { server, x, o, rest } = await twoAtStones();
    const result = x.table.act(place(4));
    expect(x.table.getState()).toMatchObject({ seq: 0, sending: 1 });
    await rest();
    expect(await result).toEqual({ ok: true });
    for (const { table } of [x, o]) {
      expect(table.getState()).toMatchObject({ seq: 1, sending: 0, decisions: [{ seat: 1, kind: 'place' }] });
      expect(table.getState().view).toEqual(server.room.view('spectator'));
      expect(table.getState().log.at(-1)).toMatchObject({ kind: 'act', by: 0, events: [{ type: 'placed', cell: 4 }] });
      expect(table.getState().info.deciding).toEqual([1]);
    }
  });

  test('returns code, parameters and text of a refused action', async () => {
    const { x, o, rest } = await twoAtStones();
    void x.table.act(place(4));
    await rest();
    const result = o.table.act(place(4));
    await rest();
    expect(await result).toEqual({
      ok: false,
      refusal: { code: 'taken', params: { cell: 4 } },
    });
  });

  test('computes legal actions from the view, once per position and only for a deciding seat', async () => {
    const { x, o, rest } = await twoAtStones();
    expect(x.table.legal()).toHaveLength(25);
    expect(x.table.legal()).toBe(x.table.legal());
    expect(o.table.legal()).toEqual([]);
    const before = x.table.legal();
    x.socket.send('chat', { match: 'match0000000', line: { id: 0, at: 0, name: 'O', text: 'hi' } });
    await rest();
    expect(x.table.getState().chat).toHaveLength(1);
    expect(x.table.legal()).toBe(before);
    void x.table.act(place(0));
    await rest();
    expect(x.table.legal()).toEqual([]);
    expect(o.table.legal()).toHaveLength(24);
  });

  test('shows the end of the match in its summary', async () => {
    const { x, o, rest } = await twoAtStones();
    for (const [seat, cell] of [0, 3, 1, 4, 2].entries()) {
      void [x, o][seat % 2]?.table.act(place(cell));
      await rest();
    }
    expect(o.table.getState().info).toMatchObject({
      status: 'over',
      ending: { by: 'rules', results: ['win', 'loss'] },
    });
    expect(o.table.getState().decisions).toEqual([]);
  });

  test('undo proposes to all players, and is applied when the last one agrees', async () => {
    const { x, o, rest } = await twoAtStones();
    void x.table.act(place(0));
    await rest();
    void o.table.act(place(1));
    await rest();
    void x.table.price();
    await rest();
    expect(x.table.getState().price).toEqual({ price: 'somebody-else', practice: false });
    void x.table.undo();
    await rest();
    expect(o.table.getState().proposal).toMatchObject({ by: 0, waiting: [1] });
    const agreed = o.table.consent(true);
    await rest();
    expect(await agreed).toEqual({ ok: true });
    for (const { table } of [x, o]) {
      expect(table.getState()).toMatchObject({ seq: 3, canRedo: true, decisions: [{ seat: 0 }] });
      expect(table.getState().proposal).toBeUndefined();
      expect(table.getState().price).toBeUndefined();
      expect(table.getState().log.at(-1)).toMatchObject({ kind: 'undo', by: 0 });
    }
    void x.table.redo();
    await rest();
    expect(o.table.getState()).toMatchObject({ seq: 4, canRedo: false });
  });

  test('notifies listeners of every change until they unsubscribe', async () => {
    const { x, rest } = await twoAtStones();
    const seqs: number[] = [];
    const stop = x.table.subscribe(() => seqs.push(x.table.getState().seq));
    void x.table.act(place(0));
    await rest();
    expect(seqs).toContain(1);
    stop();
    const heard = seqs.length;
    x.socket.drop();
    expect(seqs).toHaveLength(heard);
  });
});

describe('player with two seats', () => {
  const ADA = 'ada000000000';
  const atTwoSeats = async () => {
    const players = [ADA, 'bob000000000', ADA, 'bob000000000'];
    const server = new FakeServer(cups as Game, 4, { options: { pairs: true }, players });
    return { server, ...(await sitDown(server, cups as Game, 0)) };
  };

  test('switches between the seats, and acts for the one in view', async () => {
    const { server, socket, table } = await atTwoSeats();
    expect(ownSeats(table.getState())).toEqual([0, 2]);
    void table.act({ type: 'bid', pips: 3 });
    await settle(socket);
    server.room.act(1, { seq: 1, actionId: 'by-another-way', action: { type: 'bid', pips: 6 } }, 9);
    table.look(2);
    await settle(socket);
    expect(table.getState()).toMatchObject({ viewer: 2, seq: 2, decisions: [{ seat: 2 }] });
    expect(table.getState().view).toEqual(server.room.view(2));
    void table.act({ type: 'bid', pips: 9 });
    await settle(socket);
    expect(server.room.log('spectator').map(({ by }) => by)).toEqual([undefined, 0, 1, 2]);
    expect(table.getState().seq).toBe(3);
  });

  test('returns to the same seat after a reconnect', async () => {
    const { server, socket, table } = await atTwoSeats();
    table.look(2);
    await settle(socket);
    socket.drop();
    socket.viewer = 0;
    server.asked.length = 0;
    socket.connect();
    await settle(socket);
    expect(server.asked).toMatchObject([{ request: 'join', body: { seat: 2, since: 0, viewer: 2 } }]);
    expect(table.getState().viewer).toBe(2);
  });

  test('cannot switch to a seat of another player', async () => {
    const { server, socket, table } = await atTwoSeats();
    server.asked.length = 0;
    table.look(1);
    await settle(socket);
    expect(server.asked).toEqual([]);
    expect(table.getState().viewer).toBe(0);
  });

  test('writes to the team chat, which is numbered separately', async () => {
    const { server, socket, table } = await atTwoSeats();
    void table.sendChat('for us', 'team');
    void table.sendChat('for all');
    await settle(socket);
    expect(server.asked.slice(-2)).toMatchObject([
      { request: 'chat', body: { text: 'for us', team: true, seat: 0 } },
      { request: 'chat', body: { text: 'for all', seat: 0 } },
    ]);
    const line = { at: 0, name: 'Bob', text: 'first of all', id: 0 };
    socket.send('chat', { match: server.info.id, line });
    await settle(socket);
    expect(table.getState().chat.map(({ team, id, text }) => [team, id, text])).toEqual([
      [undefined, 0, 'first of all'],
      ['even', 0, 'for us'],
      [undefined, 1, 'for all'],
    ]);
  });
});

describe('remote table over an unreliable connection', () => {
  test('detects a lost update as a gap and requests the missed ones', async () => {
    const { server, x, o, rest } = await twoAtStones();
    void x.table.act(place(0));
    x.socket.step();
    o.socket.down.length = 0;
    await rest();
    expect(o.table.getState().seq).toBe(0);
    server.room.act(1, { seq: 1, actionId: 'by-another-way', action: place(1) }, 9);
    o.socket.send('update', { match: server.info.id, update: server.room.update(2, 1) as object });
    server.asked.length = 0;
    await rest();
    expect(server.asked).toEqual([{ request: 'join', body: { match: server.info.id, since: 0, viewer: 1 } }]);
    expect(o.table.getState().seq).toBe(2);
    expect(o.table.getState().view).toEqual(server.room.view(1));
  });

  test('fetches updates that only the answer to a retried join contains', async () => {
    const { x, o, rest } = await twoAtStones();
    o.socket.drop();
    o.socket.connect();
    await vi.advanceTimersByTimeAsync(4000);
    expect(o.socket.up.map(({ what }) => what)).toEqual(['join', 'join']);
    o.socket.up.shift()?.arrive();
    o.socket.down.shift()?.arrive();
    void x.table.act(place(0));
    await settle(x.socket);
    // While a server works on the second join, it does not send what the answer will contain.
    o.socket.down.length = 0;
    await rest();
    expect(o.table.getState().seq).toBe(1);
  });

  test('applies a duplicated update once', async () => {
    const { server, x, o, rest } = await twoAtStones();
    void x.table.act(place(0));
    await rest();
    const update = server.room.update(1, 1) as object;
    o.socket.send('update', { match: server.info.id, update });
    server.asked.length = 0;
    await rest();
    expect(o.table.getState()).toMatchObject({ seq: 1 });
    expect(o.table.getState().log).toHaveLength(2);
    expect(server.asked).toEqual([]);
  });

  test('receives exactly the missed updates after a reconnect', async () => {
    const { server, x, o, rest } = await twoAtStones();
    void x.table.act(place(0));
    await rest();
    o.socket.drop();
    expect(o.table.getState().connection).toBe('reconnecting');
    server.room.act(1, { seq: 1, actionId: 'from-a-phone', action: place(1) }, 9);
    server.answer(x.socket, 'chat', { match: server.info.id, actionId: 'a-line-of-chat', text: 'still there?' });
    server.asked.length = 0;
    const wholeSync = vi.spyOn(server.room, 'log');
    o.socket.connect();
    await settle(o.socket);
    expect(server.asked).toEqual([{ request: 'join', body: { match: server.info.id, since: 1, viewer: 1 } }]);
    expect(wholeSync).not.toHaveBeenCalledWith(1);
    expect(o.table.getState()).toMatchObject({ seq: 2, connection: 'online', chat: [{ text: 'still there?' }] });
    expect(o.table.getState().view).toEqual(server.room.view(1));
  });

  test('loses no message that arrives during a join, before or after its answer', async () => {
    const { server, o } = await twoAtStones();
    o.socket.drop();
    o.socket.connect();
    o.socket.up.shift()?.arrive();
    server.room.act(0, { seq: 0, actionId: 'in-between', action: place(0) }, 9);
    o.socket.send('update', { match: server.info.id, update: server.room.update(1, 1) as object });
    o.socket.down.reverse();
    server.asked.length = 0;
    await settle(o.socket);
    expect(o.table.getState().seq).toBe(1);
    expect(server.asked).toEqual([]);
  });

  test('retries an action interrupted by a disconnect with the same id, so that it is applied once', async () => {
    const { server, x, rest } = await twoAtStones();
    const result = x.table.act(place(0));
    x.socket.step();
    expect(server.room.seq).toBe(1);
    x.socket.drop();
    x.socket.connect();
    await rest();
    expect(await result).toEqual({ ok: true });
    const acts = server.asked.filter(({ request }) => request === 'act');
    expect(acts).toHaveLength(2);
    expect(acts[0]).toEqual(acts[1]);
    expect(server.room.seq).toBe(1);
    expect(x.table.getState()).toMatchObject({ seq: 1, sending: 0 });
  });

  test('fetches missed updates before it retries unanswered requests', async () => {
    const { server, x, rest } = await twoAtStones();
    x.socket.drop();
    void x.table.act(place(0));
    server.asked.length = 0;
    x.socket.connect();
    await rest();
    expect(server.asked.map(({ request }) => request)).toEqual(['join', 'act']);
  });

  test('retries a request whose answer never arrives over a working connection', async () => {
    const { server, x, rest } = await twoAtStones();
    const result = x.table.act(place(0));
    x.socket.step();
    x.socket.down.length = 0;
    await vi.advanceTimersByTimeAsync(4000);
    await rest();
    expect(await result).toEqual({ ok: true });
    expect(server.room.seq).toBe(1);
  });

  test('requests the missing entry when a confirmed action does not show up', async () => {
    const { server, x, rest } = await twoAtStones();
    const result = x.table.act(place(0));
    x.socket.step();
    x.socket.down.splice(0, 1);
    await rest();
    expect(await result).toEqual({ ok: true });
    expect(x.table.getState().seq).toBe(0);
    await vi.advanceTimersByTimeAsync(1000);
    await rest();
    expect(x.table.getState().seq).toBe(1);
    expect(x.table.getState().view).toEqual(server.room.view(0));
  });

  test('requests the missed entries after a stale refusal', async () => {
    const { server, x, rest } = await twoAtStones();
    // An entry that was never sent, and is the last one, so that no later update shows the gap.
    server.room.act(0, { seq: 0, actionId: 'by-another-way', action: place(0) }, 9);
    server.room.act(1, { seq: 1, actionId: 'by-another-way-2', action: place(1) }, 9);
    const result = x.table.act(place(2));
    await rest();
    expect(await result).toMatchObject({ ok: false, refusal: { code: 'stale' } });
    expect(x.table.getState().seq).toBe(0);
    await vi.advanceTimersByTimeAsync(1000);
    await rest();
    expect(x.table.getState().seq).toBe(2);
    expect(x.table.getState().view).toEqual(server.room.view(0));
  });

  test('times out with a reason when the server is silent or unreachable', async () => {
    const { x } = await twoAtStones();
    const unanswered = x.table.act(place(0));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await unanswered).toMatchObject({ ok: false, refusal: { code: 'no-answer' } });
    x.socket.drop();
    const unsent = x.table.act(place(1));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await unsent).toMatchObject({ ok: false, refusal: { code: 'offline' } });
    expect(x.table.getState().sending).toBe(0);
  });

  test('reports offline after several failed attempts', async () => {
    const { x } = await twoAtStones();
    x.socket.drop();
    x.socket.failToConnect();
    expect(x.table.getState().connection).toBe('reconnecting');
    x.socket.failToConnect();
    x.socket.failToConnect();
    expect(x.table.getState().connection).toBe('offline');
    x.socket.connect();
    expect(x.table.getState().connection).toBe('online');
  });

  test('fetches the full view after patches that do not fit and after unreadable notices', async () => {
    const { server, x, rest } = await twoAtStones();
    const update = { seq: 1, patches: [[['nowhere', 'at', 'all'], 1]], decisions: [], canRedo: false };
    const entry = { seq: 1, at: 0, kind: 'act', events: [] };
    for (const body of [{ update: { ...update, entry } }, { update: 'nonsense' }]) {
      server.asked.length = 0;
      x.socket.send('update', { match: server.info.id, ...body });
      await rest();
      expect(server.asked).toEqual([{ request: 'join', body: { match: server.info.id } }]);
      expect(x.table.getState()).toMatchObject({ status: 'ready', seq: 0 });
    }
  });
});

describe('changed viewer', () => {
  test('a spectator who takes a seat receives the full state', async () => {
    const server = new FakeServer(cups as Game, 2);
    const { socket, table } = await sitDown(server, cups as Game, 'spectator');
    expect(table.getState().view).toEqual(server.room.view('spectator'));
    server.reseat(socket, 1);
    await settle(socket);
    expect(table.getState().viewer).toBe(1);
    expect(table.getState().view).toEqual(server.room.view(1));
  });

  test('a player who lost the seat while absent receives the full state', async () => {
    const server = new FakeServer(cups as Game, 2);
    const { socket, table } = await sitDown(server, cups as Game, 1);
    socket.drop();
    server.reseat(socket, 'spectator');
    socket.connect();
    await settle(socket);
    expect(table.getState().viewer).toBe('spectator');
    expect(table.getState().view).toEqual(server.room.view('spectator'));
  });
});

test('closing one of two tables of a match keeps the subscription of the other', async () => {
  const { server, x, o, rest } = await twoAtStones();
  const second = openRemoteTable({ socket: o.socket, info: server.info, game: stones as Game });
  await rest();
  o.table.close();
  void x.table.act(place(0));
  await rest();
  expect(second.getState().seq).toBe(1);
  expect(server.asked.map(({ request }) => request)).not.toContain('leave');
  second.close();
  await rest();
  expect(server.asked.at(-1)?.request).toBe('leave');
});

test('a closed table unsubscribes, ignores messages and refuses commands', async () => {
  const { server, x, o, rest } = await twoAtStones();
  const open = o.table.act(place(0));
  o.table.close();
  expect(await open).toMatchObject({ ok: false, refusal: { code: 'table-closed' } });
  expect(await o.table.act(place(1))).toMatchObject({ ok: false, refusal: { code: 'table-closed' } });
  await rest();
  expect(server.asked.at(-1)).toEqual({ request: 'leave', body: { match: server.info.id } });
  void x.table.act(place(5));
  await rest();
  expect(o.table.getState().seq).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});
