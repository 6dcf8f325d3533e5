import type { Notice, Request } from '@tessera/protocol';
import type { Connection } from '../table.ts';

/** Listener of a transport. */
export interface TransportListener {
  /** Receives a server message; `body` is not validated yet. */
  notice(name: Notice, body: unknown): void;
  connection(connection: Connection): void;
}

/** The transport to the host of a match: a socket or a worker port. Both carry the same messages. */
export interface Transport {
  readonly connection: Connection;
  /** Sends a request. The answer may never arrive; the caller retries. */
  send(request: Request, body: unknown, reply: (answer: unknown) => void): void;
  listen(listener: TransportListener): () => void;
}

/** Whether a request sent now can arrive. */
export function isUp(connection: Connection): boolean {
  return connection === 'online' || connection === 'local';
}
