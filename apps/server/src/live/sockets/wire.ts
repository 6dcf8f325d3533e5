/** The part of an engine.io connection that is used here. */
export interface Connection {
  readonly readyState: string;
  once(event: 'close' | 'upgrade', listener: () => void): unknown;
  write(packet: string, options: object, sent: () => void): unknown;
  /** Closes at once and discards unsent packets. */
  close(discard: true): void;
}

/** The part of the WebSocket under it that is used here. */
export interface WebSocketBeneath {
  intercept: (text: string) => boolean;
  /** Bytes waiting to be sent. */
  readonly bufferedAmount: number;
  readonly stream: {
    cork(): void;
    uncork(): void;
    /** Whether its buffer is full; it emits `drain` when that is flushed. */
    readonly writableNeedDrain: boolean;
    once(event: 'drain', listener: () => void): unknown;
  };
  send(text: string): void;
}

/** Handles a request of the given size, or leaves it to socket.io. The reply takes JSON. */
export type Listener = (request: string, body: unknown, reply: (json: string) => void, bytes: number) => boolean;

// Packet types of engine.io and socket.io, for the main namespace.
const MESSAGE = '4';
const EVENT = '2';
const ACK = '3';
/** An event with an acknowledgement: the id of the acknowledgement, then name and body as JSON. */
const ASKED = /^42(\d{1,15})(?=\[)/;

/** Most unsent bytes: a client beyond that is disconnected, and fetches the missed entries when it reconnects. */
const MAX_WAITING_BYTES = 1_000_000;
const MAX_WAITING_PACKETS = 2000;
/** A client that reads nothing for this long while data is waiting is disconnected too. */
const STALL_MS = 30_000;

/**
 * Connection to one client. With a WebSocket, requests and notices bypass socket.io: the bytes are the same, without
 * layers that cost more than the rest of an action. Writes of one tick are sent in one piece. socket.io handles
 * everything else: long polling, heartbeats, the handshake.
 */
export class Wire {
  readonly #conn: Connection;
  #listener: Listener = () => false;
  #webSocket: WebSocketBeneath | undefined;
  #leaving: string[] = [];
  /** Packets given to socket.io and not sent yet. */
  #unsent = { packets: 0, bytes: 0 };
  readonly #stallMs: number;
  #stall: NodeJS.Timeout | undefined;

  /** @param webSocket returns the WebSocket under the connection, if there is one by then. */
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

  /** Sends a notice; the body is already JSON. */
  send(notice: string, body: string): void {
    this.#send(`${EVENT}["${notice}",${body}]`);
  }

  #attach(webSocket: WebSocketBeneath | undefined): void {
    if (!webSocket) return;
    this.#webSocket = webSocket;
    webSocket.intercept = (text) => this.#hear(text);
  }

  /** Handles a text if it is a request; returns whether it was one. */
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
    // socket.io reports the error and ends the connection.
    return undefined;
  }
}
