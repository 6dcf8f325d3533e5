/** What is used of a connection of engine.io. */
export interface Connection {
  readonly readyState: string;
  once(event: 'close' | 'upgrade', listener: () => void): unknown;
  write(packet: string, options: object, sent: () => void): unknown;
  /** At once, without waiting for what has not been sent. */
  close(discard: true): void;
}

/** What is used of the WebSocket under it. */
export interface WebSocketBeneath {
  intercept: (text: string) => boolean;
  /** Bytes that wait to be sent. */
  readonly bufferedAmount: number;
  readonly stream: {
    cork(): void;
    uncork(): void;
    /** Whether it has more than it likes; if so it says with `drain` when that has gone. */
    readonly writableNeedDrain: boolean;
    once(event: 'drain', listener: () => void): unknown;
  };
  send(text: string): void;
}

/** Takes something that was asked in so many bytes, or leaves it to socket.io. The reply takes JSON. */
export type Listener = (request: string, body: unknown, reply: (json: string) => void, bytes: number) => boolean;

// How engine.io and socket.io mark their packets, for the main namespace.
const MESSAGE = '4';
const EVENT = '2';
const ACK = '3';
/** An event that wants an answer: the number of the answer, and the name and the body as JSON. */
const ASKED = /^42(\d{1,15})(?=\[)/;

/** Somebody who takes nothing in any more is cut off; coming back, they are given what they missed. */
const MAX_WAITING_BYTES = 1_000_000;
const MAX_WAITING_PACKETS = 2000;
/** So is somebody who has taken in nothing for so long, though there is something for them. */
const STALL_MS = 30_000;

/**
 * The way to one client. Where there is a WebSocket, what is asked and told goes straight over it: byte by byte what socket.io
 * would send, without its layers, which cost more than everything else an action needs here. What is sent in one tick leaves in
 * one piece. Where there is none (long polling), and for everything that is not ours (heartbeats, the handshake), socket.io does
 * its usual work.
 */
export class Wire {
  readonly #conn: Connection;
  #listener: Listener = () => false;
  #webSocket: WebSocketBeneath | undefined;
  #leaving: string[] = [];
  /** What socket.io has been given and has not sent. */
  #unsent = { packets: 0, bytes: 0 };
  readonly #stallMs: number;
  #stall: NodeJS.Timeout | undefined;

  /** `webSocket` finds the one under the connection, if there is one by then. */
  constructor(conn: Connection, webSocket: () => WebSocketBeneath | undefined, stallMs = STALL_MS) {
    this.#conn = conn;
    this.#stallMs = stallMs;
    conn.once('close', () => clearTimeout(this.#stall));
    this.#attach(webSocket());
    conn.once('upgrade', () => this.#attach(webSocket()));
  }

  listen(listener: Listener): void {
    this.#listener = listener;
  }

  /** Tells something; the body is JSON already. */
  tell(notice: string, body: string): void {
    this.#send(`${EVENT}["${notice}",${body}]`);
  }

  #attach(webSocket: WebSocketBeneath | undefined): void {
    if (!webSocket) return;
    this.#webSocket = webSocket;
    webSocket.intercept = (text) => this.#hear(text);
  }

  /** Whether it was something that is asked of us. */
  #hear(text: string): boolean {
    const id = ASKED.exec(text)?.[1];
    if (id === undefined) return false;
    const asked = parsed(text.slice(MESSAGE.length + EVENT.length + id.length));
    if (!Array.isArray(asked) || asked.length !== 2) return false;
    const reply = (json: string) => this.#send(`${ACK}${id}[${json}]`);
    return this.#listener(asked[0], asked[1], reply, Buffer.byteLength(text));
  }

  #send(packet: string): void {
    if (!this.#webSocket) {
      this.#sendSlowly(packet);
      return;
    }
    if (this.#leaving.length === 0) process.nextTick(this.#flush);
    this.#leaving.push(MESSAGE + packet);
  }

  readonly #flush = (): void => {
    const leaving = this.#leaving;
    const webSocket = this.#webSocket;
    this.#leaving = [];
    if (!webSocket || this.#conn.readyState !== 'open') return;
    if (webSocket.bufferedAmount > MAX_WAITING_BYTES) {
      this.#conn.close(true);
      return;
    }
    const { stream } = webSocket;
    stream.cork();
    for (const packet of leaving) webSocket.send(packet);
    stream.uncork();
    if (!stream.writableNeedDrain || this.#stall) return;
    this.#waitForThem();
    stream.once('drain', this.#takenIn);
  };

  #waitForThem(): void {
    this.#stall = setTimeout(() => this.#conn.close(true), this.#stallMs).unref();
  }

  readonly #takenIn = (): void => {
    clearTimeout(this.#stall);
    this.#stall = undefined;
  };

  #sendSlowly(packet: string): void {
    const unsent = this.#unsent;
    const bytes = Buffer.byteLength(packet);
    if (unsent.packets >= MAX_WAITING_PACKETS || unsent.bytes > MAX_WAITING_BYTES) {
      this.#conn.close(true);
      return;
    }
    unsent.packets++;
    unsent.bytes += bytes;
    if (!this.#stall) this.#waitForThem();
    this.#conn.write(packet, {}, () => {
      unsent.packets--;
      unsent.bytes -= bytes;
      this.#takenIn();
      if (unsent.packets > 0) this.#waitForThem();
    });
  }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    // socket.io says what is wrong with it, and ends the connection.
    return undefined;
  }
}
