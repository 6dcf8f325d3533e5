import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type ServerOptions, WebSocket, WebSocketServer } from 'ws';

/** A WebSocket that handles some messages before engine.io and socket.io see them, and whose stream can be corked. */
export class InterceptedWebSocket extends WebSocket {
  /** Handles an incoming text, or returns false to leave it to the layers above. */
  intercept: (text: string) => boolean = () => false;
  #stream: Duplex | undefined;

  /** The stream that carries its bytes. */
  get stream(): Duplex {
    if (!this.#stream) throw new Error('A WebSocket is registered after its stream only');
    return this.#stream;
  }

  set stream(stream: Duplex) {
    this.#stream = stream;
  }

  override emit(event: string | symbol, ...args: unknown[]): boolean {
    if (event === 'message' && args[1] === false && this.intercept(String(args[0]))) return true;
    return super.emit(event, ...args);
  }
}

type Options = ServerOptions<typeof InterceptedWebSocket>;
type Opened = (webSocket: InterceptedWebSocket, request: IncomingMessage) => void;

/**
 * WebSockets of a server, by the first request of the engine.io session that they carry. Uses public options only:
 * `engine` is for socket.io's `wsEngine`, `nameSession` for `generateId` of its engine.
 */
export class WebSockets {
  readonly engine: new (
    options: Options,
  ) => WebSocketServer;
  /** Sessions that began on a WebSocket. */
  readonly #first = new WeakMap<IncomingMessage, InterceptedWebSocket>();
  /** Names of sessions that began by long polling and may be upgraded to a WebSocket. */
  readonly #names = new WeakMap<IncomingMessage, string>();
  readonly #upgrades = new Map<string, InterceptedWebSocket>();

  constructor() {
    const keep = (request: IncomingMessage, webSocket: InterceptedWebSocket) => this.#keep(request, webSocket);
    this.engine = class extends WebSocketServer<typeof InterceptedWebSocket> {
      constructor(options: Options) {
        super({ ...options, WebSocket: InterceptedWebSocket });
      }

      override handleUpgrade(request: IncomingMessage, stream: Duplex, head: Buffer, opened: Opened): void {
        super.handleUpgrade(request, stream, head, (webSocket) => {
          webSocket.stream = stream;
          opened(webSocket, request);
          // engine.io has already closed a WebSocket that it refused.
          if (webSocket.readyState === WebSocket.OPEN) keep(request, webSocket);
        });
      }
    };
  }

  readonly nameSession = (request: IncomingMessage): string => {
    const name = randomBytes(15).toString('base64url');
    this.#names.set(request, name);
    return name;
  };

  /**
   * Returns the WebSocket of the session that this request began, if it has one; the upgrade from long polling may be
   * pending.
   */
  of(request: IncomingMessage): InterceptedWebSocket | undefined {
    return this.#first.get(request) ?? this.#upgrades.get(this.#names.get(request) ?? '');
  }

  #keep(request: IncomingMessage, webSocket: InterceptedWebSocket): void {
    const name = new URL(request.url ?? '/', 'ws://any').searchParams.get('sid');
    if (name === null) this.#first.set(request, webSocket);
    else {
      this.#upgrades.set(name, webSocket);
      webSocket.once('close', () => {
        if (this.#upgrades.get(name) === webSocket) this.#upgrades.delete(name);
      });
    }
  }
}
