import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Game } from '@tessera/kernel';
import type { Notice } from '@tessera/protocol';
import { stones } from '@tessera/room/testing';
import { Server } from 'socket.io';
import type { Socket } from 'socket.io-client';
import { afterEach, expect, test } from 'vitest';
import type { Table } from '../table.ts';
import { type FakeClient, FakeServer } from '../testing/fakeServer.ts';
import { createSocket } from './createSocket.ts';
import { openRemoteTable } from './openRemoteTable.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** Runs the fake server behind real sockets; the first client gets the first seat. */
async function listen(server: FakeServer, port = 0): Promise<{ http: HttpServer; io: Server; url: string }> {
  const http = createServer();
  const io = new Server(http);
  io.on('connection', (socket) => {
    const { seat } = socket.handshake.auth;
    const client: FakeClient = { viewer: seat, send: (name: Notice, body) => socket.emit(name, body) };
    socket.onAny((event: string, body: unknown, reply: (answer: unknown) => void) =>
      reply(server.answer(client, event, body)),
    );
    socket.on('disconnect', () => server.forget(client));
  });
  await new Promise<void>((resolve) => http.listen(port, '127.0.0.1', resolve));
  return { http, io, url: `http://127.0.0.1:${(http.address() as AddressInfo).port}` };
}

function sitDown(server: FakeServer, url: string, seat: number): { socket: Socket; table: Table } {
  const socket = createSocket(url);
  socket.auth = { seat };
  const table = openRemoteTable({ socket, info: server.info, game: stones as Game });
  closing.push(() => {
    table.close();
    socket.disconnect();
  });
  return { socket, table };
}

const place = (cell: number) => ({ type: 'place', cell });

test('two real sockets play through a disconnect during an action and a server restart', async () => {
  const server = new FakeServer(stones as Game, 2);
  const first = await listen(server);
  const [x, o] = [sitDown(server, first.url, 0), sitDown(server, first.url, 1)];
  await expect.poll(() => [x, o].every(({ table }) => table.getState().status === 'ready')).toBe(true);

  expect(await x.table.act(place(0))).toEqual({ ok: true });
  await expect.poll(() => o.table.getState().seq === 1).toBe(true);

  const result = o.table.act(place(4));
  o.socket.io.engine.close();
  expect(await result).toEqual({ ok: true });
  await expect.poll(() => [x, o].every(({ table }) => table.getState().seq === 2)).toBe(true);

  await first.io.close();
  await expect.poll(() => x.table.getState().connection === 'reconnecting').toBe(true);
  const later = x.table.act(place(1));
  const again = await listen(server, Number(new URL(first.url).port));
  closing.unshift(() => again.io.close());
  expect(await later).toEqual({ ok: true });
  await expect.poll(() => [x, o].every(({ table }) => table.getState().seq === 3)).toBe(true);
  for (const { table } of [x, o]) {
    expect(table.getState().view).toEqual(server.room.view('spectator'));
    expect(table.getState().connection).toBe('online');
  }
  expect(server.room.log('spectator').filter(({ kind }) => kind === 'act')).toHaveLength(3);
});

test('a socket reconnects at the interval that a closing server names, until it is back', async () => {
  const server = new FakeServer(stones as Game, 2);
  const first = await listen(server);
  const { socket } = sitDown(server, first.url, 0);
  const { io: manager } = socket;
  await expect.poll(() => socket.connected).toBe(true);
  const usual = [manager.reconnectionDelay(), manager.reconnectionDelayMax()];

  first.io.emit('closing', { retryMs: 40 });
  await expect.poll(() => [manager.reconnectionDelay(), manager.reconnectionDelayMax()]).toEqual([40, 40]);
  const attempts: number[] = [];
  manager.on('reconnect_attempt', (attempt) => attempts.push(attempt));
  await first.io.close();
  // Pauses that double would take minutes.
  await expect.poll(() => attempts.length, { timeout: 100_000 }).toBeGreaterThan(12);
  const again = await listen(server, Number(new URL(first.url).port));
  closing.unshift(() => again.io.close());
  await expect.poll(() => [manager.reconnectionDelay(), manager.reconnectionDelayMax()]).toEqual(usual);
});
