import { cloneJson, type Viewer } from '@tessera/kernel';
import type { Notice } from '@tessera/protocol';
import type { TableSocket } from '../remote/socketTransport.ts';
import type { FakeServer } from './fakeServer.ts';

/** A message in transit over a fake socket. */
interface Parcel {
  readonly what: string;
  arrive(): void;
}

/**
 * An in-memory socket. Messages are delivered only when the test says so, and can be lost, duplicated or reordered. As
 * with a real one, messages in transit are lost on a disconnect.
 */
export class FakeSocket implements TableSocket {
  connected = false;
  active = true;
  viewer: Viewer;
  readonly #server: FakeServer;
  readonly #listeners = new Map<string, Set<(body: unknown) => void>>();
  readonly up: Parcel[] = [];
  readonly down: Parcel[] = [];

  constructor(server: FakeServer, viewer: Viewer) {
    this.#server = server;
    this.viewer = viewer;
  }

  on(event: string, listener: (body: unknown) => void): void {
    const listeners = this.#listeners.get(event) ?? new Set();
    this.#listeners.set(event, listeners.add(listener));
  }

  off(event: string, listener: (body: unknown) => void): void {
    this.#listeners.get(event)?.delete(listener);
  }

  emit(event: string, body: unknown, reply: (body: unknown) => void): void {
    // A real socket would buffer it and send it after connecting, out of order; a table must not rely on that.
    if (!this.connected) throw new Error(`${event} was sent while the connection was down`);
    const text = JSON.stringify(body);
    this.up.push({
      what: event,
      arrive: () => {
        const answer = cloneJson(this.#server.answer(this, event, JSON.parse(text)));
        this.down.push({ what: `answer to ${event}`, arrive: () => reply(answer) });
      },
    });
  }

  /** Sends a server message. */
  send(name: Notice, body: object): void {
    const copy = JSON.parse(JSON.stringify(body)) as unknown;
    this.down.push({ what: name, arrive: () => this.#fire(name, copy) });
  }

  connect(): void {
    if (this.connected) return;
    this.connected = true;
    this.#fire('connect', undefined);
  }

  drop(): void {
    if (!this.connected) return;
    this.connected = false;
    this.up.length = 0;
    this.down.length = 0;
    this.#server.forget(this);
    this.#fire('disconnect', 'transport close');
  }

  failToConnect(): void {
    this.#fire('connect_error', new Error('refused'));
  }

  /** Delivers the oldest message in each direction; returns whether there was one. */
  step(): boolean {
    const parcels = [this.up.shift(), this.down.shift()];
    for (const parcel of parcels) parcel?.arrive();
    return parcels.some((parcel) => parcel !== undefined);
  }

  #fire(event: string, body: unknown): void {
    for (const listener of [...(this.#listeners.get(event) ?? [])]) listener(body);
  }
}

/** Delivers all messages, and those sent in response. */
export async function settle(...sockets: FakeSocket[]): Promise<void> {
  for (let quiet = 0; quiet < 3; ) {
    const moved = sockets.map((socket) => socket.step()).some((one) => one);
    quiet = moved ? 0 : quiet + 1;
    await Promise.resolve();
  }
}
