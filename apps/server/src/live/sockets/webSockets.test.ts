import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { io } from 'socket.io-client';
import { expect, it } from 'vitest';
import { until } from '../../testing/testServer.ts';
import { InterceptedWebSocket, WebSockets } from './webSockets.ts';

// If a new library version created its WebSockets by other classes, everything would still work, but on the slow path.
it.each([
  ['a session that begins on a WebSocket', ['websocket']],
  ['one that begins by long polling', ['polling', 'websocket']],
])('%s uses an intercepted WebSocket, which sees messages first', async (_, transports) => {
  const webSockets = new WebSockets();
  const http = createServer();
  const server = new Server(http, { wsEngine: webSockets.engine });
  server.engine.generateId = webSockets.nameSession;
  const came: unknown[] = [];
  const intercepted: string[] = [];
  const beneath = new Promise<InterceptedWebSocket | undefined>((resolve) => {
    server.on('connection', (socket) => {
      socket.onAny((event: unknown) => came.push(event));
      const { conn } = socket;
      if (conn.transport.name === 'websocket') resolve(webSockets.of(conn.request));
      else conn.once('upgrade', () => resolve(webSockets.of(conn.request)));
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const client = io(`http://127.0.0.1:${(http.address() as AddressInfo).port}`, { transports, forceNew: true });
  try {
    const webSocket = await beneath;
    if (!(webSocket instanceof InterceptedWebSocket)) throw new Error('There is no WebSocket of ours');
    expect(webSocket.stream.writable).toBe(true);
    webSocket.intercept = (text) => text.includes('mine') && intercepted.push(text) > 0;
    client.emit('mine', 1);
    client.emit('yours', 2);
    await until(() => came.length > 0, 'something comes through');
    expect(came).toEqual(['yours']);
    expect(intercepted).toEqual(['42["mine",1]']);
  } finally {
    client.close();
    await server.close();
  }
});

it('does not keep a WebSocket that engine.io refuses for a session', async () => {
  const webSockets = new WebSockets();
  const http = createServer();
  const server = new Server(http, { wsEngine: webSockets.engine });
  server.engine.generateId = webSockets.nameSession;
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  const client = io(`http://127.0.0.1:${port}`, { transports: ['websocket'], forceNew: true });
  try {
    const [request, own] = await new Promise<[Parameters<WebSockets['of']>[0], InterceptedWebSocket | undefined]>(
      (resolve) => server.on('connection', ({ conn }) => resolve([conn.request, webSockets.of(conn.request)])),
    );
    const { engine } = client.io;
    const second = new InterceptedWebSocket(
      `ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket&sid=${engine.id}`,
    );
    await new Promise((resolve) => second.once('close', resolve));
    expect(own).toBeInstanceOf(InterceptedWebSocket);
    expect(webSockets.of(request)).toBe(own);
  } finally {
    client.close();
    await server.close();
  }
});
