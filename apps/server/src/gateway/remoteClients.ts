import type { Viewer } from '@tessera/kernel';
import type { Notice } from '@tessera/protocol';
import type { Bus } from '../cluster/bus.ts';
import type { Person } from '../identity/person.ts';
import type { TableClient } from '../live/sockets/client.ts';
import type { SocketHandlers } from '../live/sockets/socketHandlers.ts';
import type { Sink } from '../live/sockets/subscriber.ts';
import { viewerChannel } from './messages.ts';

/**
 * Notices that may differ between subscribers of the same viewer: chat lines, because of ignore lists, and requests to
 * fetch again.
 */
const PERSONAL: ReadonlySet<Notice> = new Set(['chat', 'resync']);

/** A client whose socket is at another node. */
class RemoteClient implements TableClient {
  readonly following: TableClient['following'] = new Map();
  readonly isConnected = true;
  readonly #sinkFor: TableClient['sinkFor'];
  caller: Person;

  constructor(caller: Person, sinkFor: TableClient['sinkFor']) {
    this.caller = caller;
    this.#sinkFor = sinkFor;
  }

  sinkFor(match: string, viewer: Viewer): Sink {
    return this.#sinkFor(match, viewer);
  }

  /** Notices that are not about a match are sent by the client's node. */
  sink(): void {}
}

/** Clients at other nodes that are subscribed to matches of this one. */
export class RemoteClients {
  readonly #bus: Bus;
  readonly #handlers: SocketHandlers;
  readonly #clients = new Map<string, Map<string, RemoteClient>>();
  /** Notices sent per channel in this tick: one message serves all subscribers of a channel. */
  readonly #sentThisTick = new Set<string>();

  constructor(bus: Bus, handlers: SocketHandlers) {
    this.#bus = bus;
    this.#handlers = handlers;
  }

  /** Returns the client of a socket at another node, with its current name. */
  of(node: string, socket: string, person: Person): TableClient {
    const clients = this.#clients.get(node) ?? new Map<string, RemoteClient>();
    this.#clients.set(node, clients);
    const known =
      clients.get(socket) ?? new RemoteClient(person, (match, viewer) => this.#sink(match, viewer, person.id));
    known.caller = person;
    clients.set(socket, known);
    return known;
  }

  /** Removes a socket of another node that is closed. */
  gone(node: string, socket: string): void {
    const client = this.#clients.get(node)?.get(socket);
    if (!client) return;
    this.#clients.get(node)?.delete(socket);
    this.#handlers.gone(client);
  }

  /** Removes the clients of a node that is gone or has lost messages. */
  reset(node: string): void {
    for (const socket of [...(this.#clients.get(node)?.keys() ?? [])]) this.gone(node, socket);
    this.#clients.delete(node);
  }

  /** Asks all clients to subscribe again, because messages may have been lost. */
  resetAll(): void {
    for (const clients of this.#clients.values()) {
      for (const { following } of clients.values()) {
        for (const [match, { follower }] of following) follower.send('resync', JSON.stringify({ match }));
      }
    }
    for (const node of [...this.#clients.keys()]) this.reset(node);
  }

  #sink(match: string, viewer: Viewer, person: string): Sink {
    const channel = viewerChannel(match, viewer, person);
    return (notice: Notice, body: string) => {
      const text = JSON.stringify(PERSONAL.has(notice) ? { notice, body, to: person } : { notice, body });
      const key = `${channel} ${text}`;
      if (this.#sentThisTick.has(key)) return;
      if (this.#sentThisTick.size === 0) setImmediate(() => this.#sentThisTick.clear());
      this.#sentThisTick.add(key);
      this.#bus.send(channel, text);
    };
  }
}
