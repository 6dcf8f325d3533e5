import { gomoku } from '@tessera/gomoku';
import type { Game } from '@tessera/kernel';
import { expect, test, vi } from 'vitest';
import { FakeServer } from '../testing/fakeServer.ts';
import { FakeSocket, settle } from '../testing/fakeSocket.ts';
import { followLobby } from './followLobby.ts';

function lobby() {
  const server = new FakeServer(gomoku as Game, 2);
  const socket = new FakeSocket(server, 'spectator');
  return { server, socket };
}

test('the list is heard once connected, whenever it changes, and again after the line was down', async () => {
  const { server, socket } = lobby();
  const listener = vi.fn();
  followLobby(socket, listener);
  expect(server.asked).toEqual([]);
  socket.connect();
  await settle(socket);
  expect(listener).toHaveBeenLastCalledWith([server.info]);
  socket.tell('lobby', { matches: [] });
  await settle(socket);
  expect(listener).toHaveBeenLastCalledWith([]);
  socket.drop();
  socket.connect();
  await settle(socket);
  expect(listener).toHaveBeenLastCalledWith([server.info]);
});

test('the server stops sending when the last listener goes, not before', async () => {
  const { server, socket } = lobby();
  socket.connect();
  const [first, second] = [vi.fn(), vi.fn()];
  const stops = [followLobby(socket, first), followLobby(socket, second)];
  await settle(socket);
  server.asked.length = 0;
  stops[0]?.();
  stops[0]?.();
  await settle(socket);
  expect(server.asked).toEqual([]);
  first.mockClear();
  socket.tell('lobby', { matches: [] });
  await settle(socket);
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenLastCalledWith([]);
  stops[1]?.();
  await settle(socket);
  expect(server.asked).toEqual([{ request: 'lobby', body: { follow: false } }]);
});

test('a list that cannot be read is not shown', async () => {
  const { socket } = lobby();
  socket.connect();
  const listener = vi.fn();
  followLobby(socket, listener);
  await settle(socket);
  listener.mockClear();
  socket.tell('lobby', { matches: [{ id: 'nonsense' }] });
  await settle(socket);
  expect(listener).not.toHaveBeenCalled();
});
