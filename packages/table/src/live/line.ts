import type { Notice, Request } from '@tessera/protocol';
import type { Connection } from '../table.ts';

/** Somebody at this end of a line. */
export interface LineListener {
  /** Something was told; `body` is whatever came, not looked at yet. */
  notice(name: Notice, body: unknown): void;
  connection(connection: Connection): void;
}

/** The way to whoever hosts a match: a socket, or the port of a worker. Both carry the same messages. */
export interface Line {
  readonly connection: Connection;
  /** Puts a question on its way. The reply may never come; whoever asked asks again. */
  send(request: Request, body: unknown, reply: (answer: unknown) => void): void;
  listen(listener: LineListener): () => void;
}

/** Whether a question put now has a chance to arrive. */
export function isUp(connection: Connection): boolean {
  return connection === 'online' || connection === 'local';
}
