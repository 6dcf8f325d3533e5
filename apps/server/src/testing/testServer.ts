import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type {
  Answer,
  MatchInfo,
  NewMatchRequest,
  Notice,
  NoticeOf,
  Request,
  RequestBody,
  Sync,
} from '@tessera/protocol';
import { io, type Socket } from 'socket.io-client';
import { readConfig } from '../config.ts';
import { type RunningServer, type ServerSettings, startServer } from '../server.ts';

/** Ends a hanging test with a message, before Vitest ends it without one. Long, because it measures nothing. */
const HANG_MS = 240_000;

/** Headers of a request on a separate connection: a kept connection may close at the server while the request is on its way. */
export const OWN_CONNECTION = { connection: 'close' };

/** Token with which tests read metrics. */
export const METRICS_TOKEN = 'a-token-for-metrics';

/** Returns the environment of a server in tests: quick bots, no rate limits, any port. */
export function testEnvironment(folder: string): Record<string, string> {
  return {
    TESSERA_PORT: '0',
    TESSERA_DATA_DIR: folder,
    TESSERA_METRICS_TOKEN: METRICS_TOKEN,
    TESSERA_LOG_LEVEL: 'silent',
    TESSERA_LIMITS: 'off',
    TESSERA_BOT_DELAY_MS: '0',
    TESSERA_RULE_THREADS: '1',
    TESSERA_BOT_THREADS: '1',
    // Loading games in advance costs more than most tests.
    TESSERA_BOT_WARM_UP_MS: '0',
    // A busy machine is not a hang: tests of the watchdogs set their own limits.
    TESSERA_HOST_TIMEOUT_MS: '60000',
    TESSERA_ARCHIVE_TIMEOUT_MS: '60000',
    TESSERA_BOT_GRACE_MS: '60000',
    TESSERA_REQUEST_TIMEOUT_MS: '600000',
    TESSERA_SOCKET_TIMEOUT_MS: '600000',
    // Every thread of every server loads its games, so these are small unless a test needs another.
    TESSERA_GAMES: 'gomoku,liars-dice,duel',
    TESSERA_CATALOG: new URL('./strangeGames.mjs', import.meta.url).href,
    TESSERA_WEB_DIR: join(folder, 'no-client'),
  };
}

/** Clocks that a test stops or advances. */
type TestClocks = Pick<ServerSettings, 'now' | 'elapsed'>;

/** A real server on a random port with a separate folder. */
export class TestServer {
  readonly folder: string;
  readonly #env: Readonly<Record<string, string>>;
  readonly #clocks: TestClocks;
  #running: RunningServer | undefined;

  private constructor(folder: string, env: Readonly<Record<string, string>>, clocks: TestClocks) {
    this.folder = folder;
    this.#env = env;
    this.#clocks = clocks;
  }

  static async start(env: Readonly<Record<string, string>> = {}, clocks: TestClocks = {}): Promise<TestServer> {
    const server = new TestServer(await mkdtemp(join(tmpdir(), 'tessera-server-')), env, clocks);
    await server.up();
    return server;
  }

  get url(): string {
    if (!this.#running) throw new Error('The server is down');
    return this.#running.url;
  }

  async up(env: Readonly<Record<string, string>> = {}): Promise<void> {
    this.#running = await startServer(
      readConfig({ ...testEnvironment(this.folder), ...this.#env, ...env }),
      this.#clocks,
    );
  }

  async down(): Promise<void> {
    await this.#running?.close();
    this.#running = undefined;
  }

  async close(): Promise<void> {
    await this.down();
    await rm(this.folder, { recursive: true, force: true });
  }

  guest(): Promise<Visitor> {
    return Visitor.enter(() => this.url);
  }
}

/** A person with a browser: a cookie, and any number of sockets. */
export class Visitor {
  readonly id: string;
  /** The newest cookie of the server, as a browser keeps it. */
  #cookie: string;
  readonly #url: () => string;

  private constructor(id: string, cookie: string, url: () => string) {
    this.id = id;
    this.#cookie = cookie;
    this.#url = url;
  }

  static async enter(url: () => string): Promise<Visitor> {
    const response = await fetch(`${url()}/api/me`, { headers: OWN_CONNECTION });
    const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
    const { id } = (await response.json()) as { id: string };
    return new Visitor(id, cookie, url);
  }

  get cookie(): string {
    return this.#cookie;
  }

  get url(): string {
    return this.#url();
  }

  /** Returns the same browser at another server. */
  movedTo(url: () => string): Visitor {
    return new Visitor(this.id, this.#cookie, url);
  }

  async ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await this.send(method, path, body);
    this.#cookie = response.headers.get('set-cookie')?.split(';')[0] ?? this.#cookie;
    return (await response.json()) as T;
  }

  /** Sends a request without an answer; returns the status. */
  async requestStatus(method: string, path: string, body?: unknown): Promise<number> {
    return (await this.send(method, path, body)).status;
  }

  /** Sends a request; returns the whole response. `signal` aborts it. */
  send(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
    return fetch(`${this.#url()}${path}`, {
      method,
      ...(signal && { signal }),
      headers: {
        ...OWN_CONNECTION,
        cookie: this.#cookie,
        'x-tessera': '1',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  }

  /** Reads the lines of a stream, until the caller stops. `onOpen` is called when the server has begun to answer. */
  async *lines(path: string, onOpen: () => void = () => {}): AsyncGenerator<unknown> {
    const response = await fetch(`${this.#url()}${path}`, { headers: { ...OWN_CONNECTION, cookie: this.#cookie } });
    onOpen();
    let rest = '';
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line !== '') yield JSON.parse(line);
    }
  }

  create(wish: NewMatchRequest): Promise<MatchInfo> {
    return this.ask('POST', '/api/matches', wish);
  }

  take(match: string, seat: number): Promise<MatchInfo> {
    return this.ask('PUT', `/api/matches/${match}/seats/${seat}`, { kind: 'me' });
  }

  info(match: string): Promise<MatchInfo> {
    return this.ask('GET', `/api/matches/${match}`);
  }

  /** Opens a WebSocket, unless `transports` names others; with a token as the program that has it. */
  async socket(transports = ['websocket'], token?: string): Promise<Line> {
    const socket = io(this.#url(), {
      transports,
      ...(token === undefined ? { extraHeaders: { cookie: this.#cookie } } : { auth: { token } }),
      forceNew: true,
    });
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
    return new Line(socket);
  }

  /** Opens a socket that has joined a match. */
  async at(match: string): Promise<Line> {
    const line = await this.socket();
    await line.join(match);
    return line;
  }
}

/** A socket for tests: requests return their answers, and notices are kept until a test waits for them. */
export class Line {
  readonly socket: Socket;
  readonly heard: { readonly notice: Notice; readonly body: unknown }[] = [];
  readonly #waiting = new Set<() => void>();

  constructor(socket: Socket) {
    this.socket = socket;
    socket.onAny((notice: Notice, body: unknown) => this.#hear(notice, body));
  }

  #hear(notice: Notice, body: unknown): void {
    this.heard.push({ notice, body });
    for (const look of [...this.#waiting]) look();
  }

  ask<R extends Request>(request: R, ask: RequestBody<R>): Promise<Answer<R>> {
    return this.socket.timeout(HANG_MS).emitWithAck(request, ask);
  }

  async join(match: string): Promise<Sync> {
    const answer = await this.ask('join', { match });
    if (!answer.ok || !answer.sync) throw new Error(`Not joined: ${JSON.stringify(answer)}`);
    return answer.sync;
  }

  /** Answers the last proposal that this socket has received, or a made-up one. */
  consent(match: string, seq: number, agree: boolean, seat?: number): Promise<Answer<'consent'>> {
    const proposals = this.heard
      .filter(({ notice }) => notice === 'proposal')
      .map(({ body }) => body as NoticeOf<'proposal'>);
    const proposal = proposals.findLast((body) => body.proposal)?.proposal?.id ?? 'whatever it is';
    return this.ask('consent', { match, seq, proposal, agree, ...(seat !== undefined && { seat }) });
  }

  /** Acts; the update in the acknowledgement is recorded like a notice. */
  async act(
    match: string,
    seq: number,
    action: Record<string, unknown>,
    actionId: string = randomUUID(),
  ): Promise<Answer<'act'>> {
    const answer = await this.ask('act', { match, seq, actionId, action: action as RequestBody<'act'>['action'] });
    if (!answer.ok || !answer.update) return answer;
    this.#hear('update', { match, update: answer.update });
    return { ok: true, seq: answer.seq };
  }

  /** Waits for the first notice of this kind that fits, including earlier ones. */
  notice<N extends Notice>(name: N, fits: (body: NoticeOf<N>) => boolean = () => true): Promise<NoticeOf<N>> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(look);
        reject(new Error(`No such ${name}; heard ${JSON.stringify(this.heard).slice(0, 2000)}`));
      }, HANG_MS);
      const look = () => {
        const found = this.heard.find(({ notice, body }) => notice === name && fits(body as NoticeOf<N>));
        if (!found) return;
        clearTimeout(timer);
        this.#waiting.delete(look);
        resolve(found.body as NoticeOf<N>);
      };
      this.#waiting.add(look);
      look();
    });
  }

  close(): void {
    this.socket.close();
  }
}

export const TIC_TAC_TOE: NewMatchRequest = { game: 'gomoku', seats: [{ kind: 'me' }, { kind: 'open' }] };

export function place(cell: number) {
  return { type: 'place', cell };
}

/** Seats two people at a started match. */
export async function twoAtATable(server: TestServer, wish: NewMatchRequest = TIC_TAC_TOE) {
  const [ada, bob] = await Promise.all([server.guest(), server.guest()]);
  const { id } = await ada.create(wish);
  await bob.take(id, 1);
  const [first, second] = await Promise.all([ada.at(id), bob.at(id)]);
  return { ada, bob, id, first, second };
}

/** Waits until a condition holds. */
export async function until(isSo: () => boolean | Promise<boolean>, what: string): Promise<void> {
  const end = Date.now() + HANG_MS;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`It never came to pass that ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Returns the number of unanswered requests of a server's match hosts. */
export function queueLength(server: { readonly url: string }): Promise<number> {
  return metricOf(server, 'tessera_queue_length{queue="hosts"}');
}

/** Returns the number of matches a server has in memory. */
export function liveMatches(server: { readonly url: string }): Promise<number> {
  return metricOf(server, 'tessera_matches_live');
}

/** Reads a metric of a server by its name, including labels. */
export async function metricOf(server: { readonly url: string }, name: string): Promise<number> {
  const lines = (await metricsOf(server)).split('\n');
  return Number(lines.find((line) => line.startsWith(`${name} `))?.slice(name.length));
}

/** Returns the resident memory of a server in bytes, on every platform. */
export function memoryOf(server: { readonly url: string }): Promise<number> {
  return metricOf(server, 'process_resident_memory_bytes');
}

/** Reads the metrics of a server in Prometheus' format. */
export async function metricsOf({ url }: { readonly url: string }): Promise<string> {
  const answer = await fetch(`${url}/metrics`, {
    headers: { ...OWN_CONNECTION, authorization: `Bearer ${METRICS_TOKEN}` },
  });
  if (answer.status !== 200) throw new Error(`The metrics were refused: ${await answer.text()}`);
  return answer.text();
}
