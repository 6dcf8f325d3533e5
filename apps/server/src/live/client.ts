import type { Viewer } from '@tessera/kernel';
import type { Notice } from '@tessera/protocol';
import type { Socket } from 'socket.io';
import type { Caller } from '../identity/caller.ts';
import type { Person } from '../identity/person.ts';
import type { Follower, Sink } from './follower.ts';
import type { LiveMatch } from './liveMatch.ts';
import type { WebSockets } from './webSockets.ts';
import { Wire } from './wire.ts';

/** Somebody who asks over a socket, at this node or at another, as those who answer know them. */
export interface TableClient {
  readonly caller: Person;
  /** The matches that they follow. */
  readonly following: Map<string, { readonly match: LiveMatch; readonly follower: Follower }>;
  readonly isConnected: boolean;
  readonly sink: Sink;
  /** Where they are told what a viewer of a match is told. */
  sinkFor(match: string, viewer: Viewer): Sink;
}

/** Somebody at the other end of a socket, and the matches they follow on it. */
export class Client implements TableClient {
  /** As they are known now: somebody may take another name while they are here. */
  caller: Caller;
  /** Where they are, as limits count it. */
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

  /** Sends a notice whose body is JSON already, without taking it apart and writing it again. */
  readonly sink: Sink = (notice: Notice, body: string) => {
    if (this.isConnected) this.wire.tell(notice, body);
  };
}
