import { EventEmitter, once } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { TestServer, until, type Visitor } from '../testing/testServer.ts';
import { type Connection, type WebSocketBeneath, Wire } from './sockets/wire.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A connection whose client reads when the test says so, and the WebSocket under it, if there is one. */
class FakeConnection extends EventEmitter implements Connection {
  readonly readyState = 'open';
  /** Packets written and not read yet. */
  readonly written: (() => void)[] = [];
  isClosed = false;

  write(_packet: string, _options: object, sent: () => void): void {
    this.written.push(sent);
  }

  close(): void {
    this.isClosed = true;
  }
}

class FakeWebSocket implements WebSocketBeneath {
  intercept = () => false;
  readonly bufferedAmount = 0;
  readonly stream = Object.assign(new EventEmitter(), { writableNeedDrain: true, cork() {}, uncork() {} });
  send(): void {}
}

function wireTo(conn: FakeConnection, webSocket?: FakeWebSocket): Wire {
  return new Wire(conn, () => webSocket, 1000);
}

async function sendChat(wire: Wire, body: string): Promise<void> {
  wire.send('chat', body);
  await new Promise((resolve) => setImmediate(resolve));
}

it('disconnects a client that reads nothing for a while, even without further notices', async () => {
  const conn = new FakeConnection();
  await sendChat(wireTo(conn, new FakeWebSocket()), '{}');
  vi.advanceTimersByTime(900);
  expect(conn.isClosed).toBe(false);
  vi.advanceTimersByTime(200);
  expect(conn.isClosed).toBe(true);
});

it('keeps a client that reads slowly but steadily', async () => {
  const conn = new FakeConnection();
  const webSocket = new FakeWebSocket();
  const wire = wireTo(conn, webSocket);
  for (let i = 0; i < 5; i++) {
    await sendChat(wire, '{}');
    vi.advanceTimersByTime(900);
    webSocket.stream.emit('drain');
  }
  vi.advanceTimersByTime(5000);
  expect(conn.isClosed).toBe(false);
});

it('disconnects a long polling client by unread bytes, not only by unread packets', () => {
  const conn = new FakeConnection();
  const wire = wireTo(conn);
  for (let i = 0; i < 20; i++) wire.send('chat', JSON.stringify('x'.repeat(100_000)));
  expect(conn.isClosed).toBe(true);
  expect(conn.written.length).toBeLessThan(12);
});

it('disconnects a long polling client that reads nothing, and keeps a slow one', () => {
  const conn = new FakeConnection();
  const wire = wireTo(conn);
  wire.send('chat', '{}');
  wire.send('chat', '{}');
  vi.advanceTimersByTime(900);
  conn.written.shift()?.();
  vi.advanceTimersByTime(900);
  expect(conn.isClosed).toBe(false);
  conn.written.shift()?.();
  vi.advanceTimersByTime(5000);
  expect(conn.isClosed).toBe(false);
  wire.send('chat', '{}');
  vi.advanceTimersByTime(1100);
  expect(conn.isClosed).toBe(true);
});

/** Opens a WebSocket without a socket.io client, which would keep reading. */
async function bareSocket(visitor: Visitor): Promise<WebSocket> {
  const webSocket = new WebSocket(`${visitor.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`, {
    headers: { cookie: visitor.cookie },
  });
  await once(webSocket, 'message');
  webSocket.send('40');
  await once(webSocket, 'message');
  return webSocket;
}

function joining(match: string): string {
  return `421["join",${JSON.stringify({ match })}]`;
}

it('disconnects a real socket that stops reading, while others play on', async () => {
  vi.useRealTimers();
  const server = await TestServer.start();
  try {
    const ada = await server.guest();
    const wish = { game: 'gomoku', options: { columns: 26, rows: 26, inARow: 26 } };
    const { id } = await ada.create({ ...wish, seats: [{ kind: 'me' }, { kind: 'open' }] });
    await (await server.guest()).take(id, 1);
    const line = await bareSocket(ada);
    line.send(joining(id));
    const isOnline = async () => (await ada.info(id)).seats[0]?.online;
    await until(async () => (await isOnline()) === true, 'they are there');
    line.pause();
    await until(async () => {
      for (let i = 0; i < 300; i++) line.send(joining(id));
      return (await isOnline()) === false;
    }, 'the socket is cut off');
    line.terminate();
  } finally {
    await server.close();
  }
});
