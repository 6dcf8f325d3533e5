import type { Viewer } from '@tessera/kernel';
import type { Notice } from '@tessera/protocol';
import type { Socket } from 'socket.io';
import type { Caller } from '../../identity/caller.ts';
import type { Person } from '../../identity/person.ts';
import type { LiveMatch } from '../liveMatch.ts';
import type { Follower, Sink } from './subscriber.ts';
import type { WebSockets } from './webSockets.ts';
import { Wire } from './wire.ts';

/** A client connected over a socket to this node or to another one, as request handlers see it. */
export interface TableClient {
  readonly caller: Person;
  /** Subscriptions of the client, by match. */
  readonly following: Map<string, { readonly match: LiveMatch; readonly follower: Follower }>;
  readonly isConnected: boolean;
  readonly sink: Sink;
  /** Returns the sink for notices about a match to this viewer. */
  sinkFor(match: string, viewer: Viewer): Sink;
}

/** A client connected to this node, with its match subscriptions. */
export class Client implements TableClient {
  /** The caller's current identity: people may change their name while connected. */
  caller: Caller;
  /** Client address, as rate limits count it. */
  readonly address: string;
  readonly following = new Map<string, { readonly match: LiveMatch; readonly follower: Follower }>();
  readonly wire: Wire;
  readonly #socket: Socket;

  constructor(socket: Socket, caller: Caller, address: string, webSockets: WebSockets) {
    this.#socket = socket;
    this.caller = caller;
    this.address = address;
    const { conn } = socket;
    this.wire = new Wire(conn, () => (conn.transport.name === 'websocket' ? webSockets.of(conn.request) : undefined));
  }

  get isConnected(): boolean {
    return this.#socket.connected;
  }

  sinkFor(): Sink {
    return this.sink;
  }

  /** Sends a notice whose body is already JSON, without parsing and serializing it again. */
  readonly sink: Sink = (notice: Notice, body: string) => {
    if (this.isConnected) this.wire.send(notice, body);
  };
}
