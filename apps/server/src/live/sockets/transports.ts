import type { IncomingMessage } from 'node:http';
import type { Server, Socket } from 'socket.io';
import type { Metrics } from '../../metrics/metrics.ts';

/** A client that is refused is told why over its connection, so somewhat more connections than sockets are allowed. */
const CONNECTIONS_PER_SOCKET = 1.25;

export interface TransportLimits {
  readonly socketsPerAddress: number;
  readonly socketsInTotal: number;
}

/**
 * Counts the connections of this node below socket.io (WebSockets and sessions of long polling) by address and in total. They count from the moment they
 * open, whether or not their client ever introduces itself.
 */
export class Transports {
  readonly #perAddress: number;
  readonly #inTotal: number;
  readonly #addressOf: (request: IncomingMessage) => string;
  readonly #open = new Map<string, number>();
  #total = 0;

  constructor(limits: TransportLimits, addressOf: (request: IncomingMessage) => string) {
    this.#perAddress = Math.ceil(limits.socketsPerAddress * CONNECTIONS_PER_SOCKET);
    this.#inTotal = limits.socketsInTotal;
    this.#addressOf = addressOf;
  }

  /** Whether this request may open one more connection. */
  hasRoomFor(request: IncomingMessage): boolean {
    const open = this.#open.get(this.#addressOf(request)) ?? 0;
    return open < this.#perAddress && this.#total < this.#inTotal;
  }

  /** Counts every connection of an engine until it closes. */
  watch(engine: Server['engine'], gauge: Metrics['sockets']): void {
    engine.on('connection', (transport: Socket['conn']) => {
      const address = this.#addressOf(transport.request);
      this.#add(address, 1);
      gauge.inc();
      transport.once('close', () => {
        this.#add(address, -1);
        gauge.dec();
      });
    });
  }

  #add(address: string, change: 1 | -1): void {
    const open = (this.#open.get(address) ?? 0) + change;
    if (open === 0) this.#open.delete(address);
    else this.#open.set(address, open);
    this.#total += change;
  }
}
