import {
  type Answer,
  MatchInfo,
  Me,
  type NewMatchRequest,
  type Request,
  type RequestBody,
  requests,
} from '@tessera/protocol';
import { io, type Socket } from 'socket.io-client';
import { OWN_CONNECTION } from '../../src/testing/testServer.ts';

/** Long enough for a server that starts on a busy machine. */
const ANSWER_MS = 60_000;

/** Pause before a request that was refused as too busy is repeated. */
const RETRY_MS = 250;

/** An HTTP answer of any status. */
export interface Response {
  readonly status: number;
  readonly text: string;
}

/** A person with a browser: a cookie, HTTP requests, and sockets. */
export class Guest {
  readonly id: string;
  #cookie: string;
  /** Their address, as named by a proxy in front of the server. */
  readonly #from: Readonly<Record<string, string>>;
  #url: string;

  private constructor(url: string, id: string, cookie: string, from: Readonly<Record<string, string>>) {
    this.#url = url;
    this.id = id;
    this.#cookie = cookie;
    this.#from = from;
  }

  static async visit(url: string, address?: string): Promise<Guest> {
    const from: Readonly<Record<string, string>> = address === undefined ? {} : { 'x-forwarded-for': address };
    const hello = await fetch(`${url}/api/me`, { headers: { ...OWN_CONNECTION, ...from } });
    if (!hello.ok) throw new Error(`No guest: ${hello.status} ${await hello.text()}`);
    const cookie = hello.headers.getSetCookie().map((line) => line.split(';')[0]);
    const { id } = Me.parse(await hello.json());
    return new Guest(url, id, cookie.join('; '), from);
  }

  get cookie(): string {
    return this.#cookie;
  }

  /** Becomes an account, which can sign in again when its session is lost. */
  async register(name: string, password: string): Promise<void> {
    await this.#admit('/api/me/register', name, password);
  }

  async signIn(name: string, password: string): Promise<void> {
    await this.#admit('/api/session', name, password);
  }

  async #admit(path: string, name: string, password: string): Promise<void> {
    const response = await fetch(this.#url + path, {
      method: 'POST',
      headers: {
        ...OWN_CONNECTION,
        ...this.#from,
        cookie: this.#cookie,
        origin: this.#url,
        'x-tessera': '1',
        'content-type': 'application/json',
      },
      body: JSON.stringify({ name, password }),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    const cookie = response.headers.getSetCookie().map((line) => line.split(';')[0]);
    if (cookie.length > 0) this.#cookie = cookie.join('; ');
  }

  /** Follows the server to another port. */
  moveTo(url: string): void {
    this.#url = url;
  }

  async send(method: string, path: string, body?: unknown): Promise<Response> {
    const init: RequestInit = {
      method,
      headers: { ...OWN_CONNECTION, ...this.#from, cookie: this.cookie, origin: this.#url, 'x-tessera': '1' },
    };
    if (body !== undefined) {
      init.headers = { ...init.headers, 'content-type': 'application/json' };
      init.body = JSON.stringify(body);
    }
    const response = await fetch(this.#url + path, init);
    return { status: response.status, text: await response.text() };
  }

  /** Sends an HTTP request that creates or changes a match. Retries while the server refuses it as too busy, as its answer asks. */
  async match(method: string, path: string, body?: unknown): Promise<MatchInfo> {
    const { status, text } = await this.send(method, path, body);
    if (status === 503 && text.includes('"code":"too-busy"')) {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      return this.match(method, path, body);
    }
    if (status >= 400) throw new Error(`${method} ${path}: ${status} ${text}`);
    return MatchInfo.parse(JSON.parse(text));
  }

  /** Creates a match of two people, which starts when the other sits down. */
  async meet(other: Guest, wish: Omit<NewMatchRequest, 'seats'>): Promise<MatchInfo> {
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const { id } = await this.match('POST', '/api/matches', { ...wish, seats });
    return other.match('PUT', `/api/matches/${id}/seats/1`, { kind: 'me' });
  }

  async connect(): Promise<Socket> {
    const socket = io(this.#url, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      extraHeaders: { ...this.#from, cookie: this.cookie },
    });
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
    return socket;
  }
}

/** Sends a socket request and validates the answer. */
export async function ask<R extends Request>(socket: Socket, request: R, body: RequestBody<R>): Promise<Answer<R>> {
  const answer: unknown = await socket
    .timeout(ANSWER_MS)
    .emitWithAck(request, body)
    .catch((cause: unknown) => {
      throw new Error(`No answer to ${request} ${JSON.stringify(body)}`, { cause });
    });
  return requests[request].answer.parse(answer) as Answer<R>;
}

/** Sends a request that must succeed. */
export async function must<R extends Request>(
  socket: Socket,
  request: R,
  body: RequestBody<R>,
): Promise<Extract<Answer<R>, { ok: true }>> {
  const answer = await ask(socket, request, body);
  if (!answer.ok) throw new Error(`${request} was refused: ${JSON.stringify(answer)}`);
  return answer as Extract<Answer<R>, { ok: true }>;
}
