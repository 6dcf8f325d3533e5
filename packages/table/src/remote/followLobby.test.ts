import type { Game } from '@tessera/kernel';
import { stones } from '@tessera/room/testing';
import { expect, type Mock, test, vi } from 'vitest';
import { FakeServer } from '../testing/fakeServer.ts';
import { FakeSocket, settle } from '../testing/fakeSocket.ts';
import { followLobby, type LobbyList } from './followLobby.ts';

function lobby() {
  const server = new FakeServer(stones as Game, 2);
  const socket = new FakeSocket(server, 'spectator');
  return { server, socket };
}

function idsHeard({ mock }: Mock): string[] {
  const [list] = (mock.lastCall ?? []) as readonly LobbyList[];
  return list?.matches.map(({ id }) => id) ?? [];
}

test('followLobby delivers the list after connecting, after every change and after a reconnect', async () => {
  const { server, socket } = lobby();
  const listener = vi.fn();
  followLobby(socket, listener);
  expect(server.asked).toEqual([]);
  socket.connect();
  await settle(socket);
  expect(listener).toHaveBeenLastCalledWith({ matches: [server.info], hasMore: true });
  const newer = { ...server.info, id: 'newer0000000', movedAt: server.info.movedAt + 1 };
  socket.send('lobby', { changed: [newer], removed: [] });
  await settle(socket);
  expect(idsHeard(listener)).toEqual([newer.id, server.info.id]);
  socket.send('lobby', { changed: [], removed: [server.info.id] });
  await settle(socket);
  expect(idsHeard(listener)).toEqual([newer.id]);
  socket.drop();
  socket.connect();
  await settle(socket);
  // Changes during the disconnect were missed, so the list starts again.
  expect(listener).toHaveBeenLastCalledWith({ matches: [server.info], hasMore: true });
});

test('followLobby adds the next page and stops after the last', async () => {
  const { server, socket } = lobby();
  const listener = vi.fn();
  const follower = followLobby(socket, listener);
  socket.connect();
  await settle(socket);
  follower.more();
  await settle(socket);
  expect(idsHeard(listener)).toEqual([server.info.id, 'zlater000000']);
  expect(listener.mock.lastCall?.[0]).toMatchObject({ hasMore: false });
  server.asked.length = 0;
  follower.more();
  await settle(socket);
  expect(server.asked).toEqual([]);
});

test('followLobby unsubscribes only when the last listener stops', async () => {
  const { server, socket } = lobby();
  socket.connect();
  const [first, second] = [vi.fn(), vi.fn()];
  const followers = [followLobby(socket, first), followLobby(socket, second)];
  await settle(socket);
  server.asked.length = 0;
  followers[0]?.stop();
  followers[0]?.stop();
  await settle(socket);
  expect(server.asked).toEqual([]);
  first.mockClear();
  socket.send('lobby', { changed: [], removed: [server.info.id] });
  await settle(socket);
  expect(first).not.toHaveBeenCalled();
  expect(idsHeard(second)).toEqual([]);
  followers[1]?.stop();
  await settle(socket);
  expect(server.asked).toEqual([{ request: 'lobby', body: { follow: false } }]);
});

test('followLobby ignores an invalid list', async () => {
  const { socket } = lobby();
  socket.connect();
  const listener = vi.fn();
  followLobby(socket, listener);
  await settle(socket);
  listener.mockClear();
  socket.send('lobby', { changed: [{ id: 'nonsense' }], removed: [] });
  await settle(socket);
  expect(listener).not.toHaveBeenCalled();
});
