import { io } from 'socket.io-client';
import { afterEach, expect, it, vi } from 'vitest';
import { Identity } from '../identity/identity.ts';
import { TestServer, until } from '../testing/testServer.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it.each([[['websocket']], [['polling', 'websocket']]])(
  'a client whose handshake fails reconnects by %s',
  async (transports) => {
    const server = await TestServer.start();
    const guest = await server.guest();
    const { ofHandshake } = Identity.prototype;
    let attempts = 0;
    vi.spyOn(Identity.prototype, 'ofHandshake').mockImplementation(function (this: Identity, headers) {
      attempts++;
      return attempts <= 2 ? Promise.reject(new Error('The database is busy')) : ofHandshake.call(this, headers);
    });
    const socket = io(server.url, {
      transports,
      forceNew: true,
      reconnectionDelay: 10,
      reconnectionDelayMax: 10,
      extraHeaders: { cookie: guest.cookie },
    });
    try {
      await until(() => socket.connected, 'the client is connected');
      expect(attempts).toBe(3);
    } finally {
      socket.close();
      await server.close();
    }
  },
);
