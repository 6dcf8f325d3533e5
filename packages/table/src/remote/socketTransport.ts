import { type Notice, notices } from '@tessera/protocol';
import type { Transport, TransportListener } from '../live/transport.ts';
import type { Connection } from '../table.ts';

/** The part of a socket that a table needs; that of socket.io-client implements it. */
export interface TableSocket {
  readonly connected: boolean;
  /** Whether it reconnects automatically. */
  readonly active: boolean;
  on(event: string, listener: (body: unknown) => void): unknown;
  off(event: string, listener: (body: unknown) => void): unknown;
  emit(event: string, body: unknown, reply: (body: unknown) => void): unknown;
}

const lines = new WeakMap<TableSocket, Transport>();

/** Returns the transport of a socket; all tables on a socket share one. */
export function socketTransport(socket: TableSocket): Transport {
  const line = lines.get(socket) ?? new SocketTransport(socket);
  lines.set(socket, line);
  return line;
}

/** After this many failed attempts in a row the connection counts as offline. */
const OFFLINE_AFTER = 3;

const NOTICES = Object.keys(notices) as Notice[];

class SocketTransport implements Transport {
  readonly #socket: TableSocket;
  readonly #listeners = new Set<TransportListener>();
  #met: boolean;
  #failures = 0;

  constructor(socket: TableSocket) {
    this.#socket = socket;
    this.#met = socket.connected;
    for (const name of NOTICES) {
      socket.on(name, (body) => {
        for (const listener of [...this.#listeners]) listener.notice(name, body);
      });
    }
    socket.on('connect', () => {
      this.#met = true;
      this.#failures = 0;
      this.#notify();
    });
    socket.on('connect_error', () => {
      this.#failures++;
      this.#notify();
    });
    socket.on('disconnect', () => this.#notify());
  }

  get connection(): Connection {
    if (this.#socket.connected) return 'online';
    if (!this.#socket.active || this.#failures >= OFFLINE_AFTER) return 'offline';
    return this.#met ? 'reconnecting' : 'connecting';
  }

  send(request: string, body: unknown, reply: (answer: unknown) => void): void {
    this.#socket.emit(request, body, reply);
  }

  listen(listener: TransportListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #notify(): void {
    for (const listener of [...this.#listeners]) listener.connection(this.connection);
  }
}
