import { EventEmitter } from 'node:events';
import { Socket as NetSocket } from 'node:net';
import type { Socket } from 'socket.io';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TestServer, until } from '../testing/testServer.ts';
import { Wire } from './wire.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A connection as the wire sees it, on a WebSocket or by long polling, whose other end takes in what it likes. */
class FakeConnection extends EventEmitter {
  readonly readyState = 'open';
  readonly written: string[] = [];
  readonly transport: object;
  readonly stream = Object.assign(new EventEmitter(), { takesMore: true, write: () => this.stream.takesMore });
  isClosed = false;

  constructor(isWebSocket: boolean) {
    super();
    const socket = Object.assign(new EventEmitter(), { bufferedAmount: 0, _socket: this.stream });
    this.transport = isWebSocket ? { socket } : {};
  }

  write(packet: string): void {
    this.written.push(packet);
  }

  close(): void {
    this.isClosed = true;
  }
}

function wireTo(conn: FakeConnection): Wire {
  // Only what the wire uses of it is there.
  return new Wire(conn as object as Socket['conn'], 1000);
}

async function told(wire: Wire, body: string): Promise<void> {
  wire.tell('chat', body);
  await new Promise((resolve) => setImmediate(resolve));
}

it('somebody who takes in nothing is cut off after a while, though nothing more is told them', async () => {
  const conn = new FakeConnection(true);
  const wire = wireTo(conn);
  conn.stream.takesMore = false;
  await told(wire, '{}');
  vi.advanceTimersByTime(900);
  expect(conn.isClosed).toBe(false);
  vi.advanceTimersByTime(200);
  expect(conn.isClosed).toBe(true);
});

it('somebody who is slow but goes on is not', async () => {
  const conn = new FakeConnection(true);
  const wire = wireTo(conn);
  conn.stream.takesMore = false;
  for (let i = 0; i < 5; i++) {
    await told(wire, '{}');
    vi.advanceTimersByTime(900);
    conn.stream.emit('drain');
  }
  vi.advanceTimersByTime(5000);
  expect(conn.isClosed).toBe(false);
});

it('by long polling it is bytes that count, not only packets', () => {
  const conn = new FakeConnection(false);
  const wire = wireTo(conn);
  for (let i = 0; i < 20; i++) wire.tell('chat', JSON.stringify('x'.repeat(100_000)));
  expect(conn.isClosed).toBe(true);
  expect(conn.written.length).toBeLessThan(12);
});

/** The stream under a client's WebSocket: `ws` keeps it where nobody is meant to look. */
function streamUnder(transport: object): NetSocket {
  const ws = 'ws' in transport ? transport.ws : undefined;
  const stream = typeof ws === 'object' && ws !== null && '_socket' in ws ? ws._socket : undefined;
  if (!(stream instanceof NetSocket)) throw new Error('There is no stream under this transport');
  return stream;
}

it('a real socket that stops reading is cut off while others play on', async () => {
  vi.useRealTimers();
  const server = await TestServer.start();
  try {
    const ada = await server.guest();
    const wish = { game: 'gomoku', options: { columns: 26, rows: 26, inARow: 26 } };
    const { id } = await ada.create({ ...wish, seats: [{ kind: 'me' }, { kind: 'open' }] });
    await (await server.guest()).take(id, 1);
    const line = await ada.at(id);
    const { engine } = line.socket.io;
    const stream = streamUnder(engine.transport);
    stream.pause();
    const isOnline = async () => (await ada.info(id)).seats[0]?.online;
    await until(async () => {
      for (let i = 0; i < 300; i++) line.socket.emit('join', { match: id }, () => {});
      return (await isOnline()) === false;
    }, 'the socket is cut off');
    stream.destroy();
    line.close();
  } finally {
    await server.close();
  }
});
