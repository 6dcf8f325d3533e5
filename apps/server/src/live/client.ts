import type { Notice } from '@tessera/protocol';
import type { Socket } from 'socket.io';
import type { Caller } from '../identity/caller.ts';
import type { Follower, Sink } from './follower.ts';
import type { LiveMatch } from './liveMatch.ts';

/** How socket.io marks an event of the main namespace; what follows is its name and what it carries, as JSON. */
const EVENT = '2';
/** Somebody who takes nothing in any more is cut off; coming back, they are given what they missed. */
const MAX_UNSENT = 2000;

/** Somebody at the other end of a socket, and the matches they follow on it. */
export class Client {
  readonly caller: Caller;
  readonly following = new Map<string, { readonly match: LiveMatch; readonly follower: Follower }>();
  readonly #socket: Socket;
  #unsent = 0;

  constructor(socket: Socket, caller: Caller) {
    this.#socket = socket;
    this.caller = caller;
  }

  get isConnected(): boolean {
    return this.#socket.connected;
  }

  /** Sends a notice whose body is JSON already, without taking it apart and writing it again. */
  readonly sink: Sink = (notice: Notice, body: string) => {
    if (!this.#socket.connected) return;
    if (++this.#unsent > MAX_UNSENT) this.#socket.disconnect(true);
    else this.#socket.conn.write(`${EVENT}["${notice}",${body}]`, {}, this.#sent);
  };

  readonly #sent = () => {
    this.#unsent--;
  };
}
