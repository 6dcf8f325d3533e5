import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { type NoticeOf, type RefusalInfo, type Request, type RequestBody, readableRequests } from '@tessera/protocol';
import type { Logger } from 'pino';
import { Server, type Socket } from 'socket.io';
import type { Caps } from '../../config.ts';
import { type Caller, may } from '../../identity/caller.ts';
import type { Identity } from '../../identity/identity.ts';
import { addressKey } from '../../limits/address.ts';
import { COSTS, WRITTEN_BYTES } from '../../limits/costs.ts';
import type { Counters, OpenCounter } from '../../limits/counters.ts';
import { type Account, type RateLimits, type Wait, waitRefusal } from '../../limits/limits.ts';
import { Underway } from '../../limits/underway.ts';
import { countRefusal, type Metrics } from '../../metrics/metrics.ts';
import { clientAddress, clientHost, type Trust } from '../../network/clientAddress.ts';
import { inputProblem } from '../../network/inputProblem.ts';
import { type HostSettings, knownHosts } from '../../network/knownHosts.ts';
import { sameOrigin } from '../../network/origin.ts';
import { isPlainJson } from '../../network/plainJson.ts';
import { refusal } from '../../result.ts';
import { isUnwritable } from '../../storage/storageProblems.ts';
import { Client } from './client.ts';
import { REQUEST_POLICY } from './requestPolicy.ts';
import { answerRequest, type Handlers } from './socketHandlers.ts';
import { Transports } from './transports.ts';
import { WebSockets } from './webSockets.ts';

export interface SocketsSettings extends HostSettings {
  readonly server: HttpServer;
  readonly handlers: Handlers;
  readonly identity: Identity;
  readonly metrics: Metrics;
  readonly log: Logger;
  /** Proxies that may state the address of a client. */
  readonly trust: Trust;
  readonly limits: RateLimits;
  readonly counters: Counters;
  /** Time limit for the answer to a ping, in milliseconds; a client has half of it to introduce itself. */
  readonly timeoutMs: number;
  /** Whether new connections are accepted. */
  isOpen(): boolean;
  readonly caps: Pick<Caps, 'sockets' | 'socketsPerAddress' | 'socketsInTotal'>;
}

type ParsedRequest<R extends Request> = { ok: true; ask: RequestBody<R> } | { ok: false; refusal: RefusalInfo };

const MAX_MESSAGE_BYTES = 64 * 1024;
/** Interval at which clients retry to reconnect to a server that is being replaced, and its increase per open socket, which spreads the reconnects. */
const RETRY_MS = 250;
const RETRY_MS_PER_SOCKET = 0.1;
/** Time limit for pending requests when the server closes. */
const DRAIN_MS = 1000;

const REQUESTS = Object.keys(readableRequests) as Request[];

export interface Sockets {
  /** Ends all connections; their clients reconnect to another node. */
  hangUp(): void;
  /** Whether a person has a socket open, at this node or another. */
  isHere(person: string): Promise<boolean>;
  /** Tells every client that this server is being stopped, and when to reconnect. */
  announceClosing(): void;
  /** Ends all connections once the requests on them are answered, or after a second. */
  close(): Promise<void>;
}

/** Accepts socket connections. Each message passes rate limit, authorization and validation before it is handled. */
export function openSockets(settings: SocketsSettings): Sockets {
  const { server, identity, origins, trust, caps, counters } = settings;
  const webSockets = new WebSockets();
  const transports = new Transports(caps, (request) => addressKey(clientAddress(request, trust)));
  const isKnownHost = knownHosts(settings);
  const isOwnPage = (request: IncomingMessage) => {
    const host = clientHost(request, trust);
    return isKnownHost(host) && sameOrigin(request.headers, origins, host);
  };
  const io = new Server(server, {
    wsEngine: webSockets.engine,
    serveClient: false,
    perMessageDeflate: false,
    httpCompression: false,
    maxHttpBufferSize: MAX_MESSAGE_BYTES,
    pingTimeout: settings.timeoutMs,
    // A client that does not introduce itself holds a place, so it gets less time.
    connectTimeout: settings.timeoutMs / 2,
    allowRequest: (request, decide) => decide(null, isOwnPage(request) && transports.hasRoomFor(request)),
  });
  transports.watch(io.engine, settings.metrics.sockets);
  io.engine.generateId = webSockets.nameSession;
  const people = counters.open('socket of person', caps.sockets);
  const addresses = counters.open('socket of address', caps.socketsPerAddress);
  const underway = new Underway();
  io.use((socket, next) => {
    void admit(socket, settings, { people, addresses, webSockets }).then((refused) => {
      // A client that is refused does not reconnect; one whose connection closes does.
      if (refused === 'try-again') socket.conn.close();
      next(refused === 'try-again' ? new Error('server-failed') : refused);
    });
  });
  io.on('connection', (socket) => accept(socket, settings, underway));
  const stopListening = identity.onRevoked(({ kind, id }) => {
    for (const socket of io.sockets.sockets.values()) {
      const { via }: Caller = (socket.data as Client).caller;
      if (via.kind === kind && via.id === id) socket.disconnect(true);
    }
  });
  const stopRenaming = identity.onRenamed(({ id, name }) => {
    for (const socket of io.sockets.sockets.values()) {
      const client: Client = socket.data;
      if (client.caller.id === id) client.caller = { ...client.caller, name };
    }
  });
  const stopErasing = identity.onErased((player) => {
    for (const socket of io.sockets.sockets.values()) {
      if ((socket.data as Client).caller.id === player) socket.disconnect(true);
    }
  });
  const recheck = async (socket: Socket) => {
    if (!(await identity.isValid((socket.data as Client).caller.via))) socket.disconnect(true);
  };
  const stopWatchingMissedMessages = identity.onMissedMessages(() => {
    for (const socket of io.sockets.sockets.values()) {
      recheck(socket).catch((error: unknown) => settings.log.warn({ err: error }, 'session recheck failed'));
    }
  });
  const announceClosing = () => {
    const retryMs = Math.round(RETRY_MS + io.sockets.sockets.size * RETRY_MS_PER_SOCKET);
    const body = JSON.stringify({ retryMs } satisfies NoticeOf<'closing'>);
    for (const socket of io.sockets.sockets.values()) (socket.data as Client).sink('closing', body);
  };
  return {
    hangUp: () => {
      announceClosing();
      // The transport, once that is sent: a client that is disconnected by the server itself would not reconnect.
      setImmediate(() => {
        for (const { conn } of io.sockets.sockets.values()) conn.close();
      });
    },
    isHere: async (person) => (await people.count(person)) > 0,
    announceClosing,
    close: async () => {
      await underway.close(DRAIN_MS);
      stopListening();
      stopRenaming();
      stopErasing();
      stopWatchingMissedMessages();
      await io.close();
    },
  };
}

/** Open sockets by person and by address, and the WebSocket of each. */
interface Connections {
  readonly webSockets: WebSockets;
  readonly people: OpenCounter;
  readonly addresses: OpenCounter;
}

/** Authenticates a client; returns an error if it is unknown or has too many sockets, and `try-again` if this cannot be found out now. */
async function admit(
  socket: Socket,
  settings: SocketsSettings,
  open: Connections,
): Promise<Error | 'try-again' | undefined> {
  const { identity, log, trust } = settings;
  if (!settings.isOpen()) return 'try-again';
  const address = addressKey(clientAddress(socket.request, trust));
  // Counted before the session lookup: a flood must not reach the database.
  try {
    const leaveAddress = await open.addresses.enter(address);
    if (!leaveAddress) return connectionRefusal('too-many-sockets', { most: settings.caps.socketsPerAddress });
    onceGone(socket, leaveAddress);
    const caller = await callerOf(socket, identity);
    if (!caller) return connectionRefusal('not-signed-in');
    const leave = await open.people.enter(caller.id);
    if (!leave) return connectionRefusal('too-many-sockets', { most: settings.caps.sockets });
    onceGone(socket, leave);
    socket.data = new Client(socket, caller, address, open.webSockets);
    return undefined;
  } catch (error) {
    log.error({ err: error, address }, 'handshake failed');
    return 'try-again';
  }
}

/** The client may have disconnected during the count. */
function onceGone({ conn }: Socket, leave: () => void): void {
  if (conn.readyState === 'closed') leave();
  else conn.once('close', leave);
}

function connectionRefusal(code: 'not-signed-in' | 'too-many-sockets', params = {}): Error {
  return Object.assign(new Error(code), { data: refusal(code, params) });
}

/** Handles the requests of an admitted client. */
function accept(socket: Socket, settings: SocketsSettings, underway: Underway): void {
  const { handlers, limits, identity } = settings;
  const client: Client = socket.data;
  const { caller, address } = client;
  // A session that ended during the admission was not reported to this socket.
  if (identity.hasEnded(caller.via)) {
    socket.disconnect(true);
    return;
  }
  const account = limits.account({ address, person: caller.id, session: caller.via.id, socket: socket.id });
  socket.on('disconnect', () => {
    account.close();
    handlers.gone(client);
  });
  const closed = gateOf(client, account);
  const listeners = listenersOf(client, settings, closed, underway);
  client.wire.listen((request, body, reply, bytes) => {
    const listener = socket.connected ? listeners.get(request as Request) : undefined;
    listener?.(body, bytes, reply);
    return listener !== undefined;
  });
  // Requests by long polling, and those that the wire leaves to socket.io.
  for (const [request, listener] of listeners) {
    socket.on(request, (body: unknown, acknowledge: unknown) => {
      // Our clients always ask for an acknowledgement.
      if (typeof acknowledge === 'function') listener(body, sizeOf(body), (json) => acknowledge(JSON.parse(json)));
      else closed(request, sizeOf(body));
    });
  }
}

/** Charges a request of the given size. Returns the refusal if a limit is exceeded or the caller lacks the scope. */
type Gate = (request: Request, bytes: number) => RefusalInfo | undefined;

/** Size of a body that came without its text. */
function sizeOf(body: unknown): number {
  return Buffer.byteLength(JSON.stringify(body) ?? '');
}

function gateOf({ caller }: Client, account: Account): Gate {
  const charges = new Map<Request, () => Wait | undefined>();
  for (const request of REQUESTS) charges.set(request, account.charging(REQUEST_POLICY[request].cost));
  const writing = account.charging(COSTS.write);
  return (request, bytes) => {
    const { scope, writes } = REQUEST_POLICY[request];
    const wait =
      charges.get(request)?.() ?? (writes === undefined ? undefined : writing(bytes + WRITTEN_BYTES[writes]));
    if (wait) return wait.budget === 'messages' ? refusal('too-fast') : waitRefusal(wait);
    return may(caller, scope) ? undefined : refusal('not-allowed');
  };
}

/** Sends an answer that is already JSON. */
type Reply = (json: string) => void;

type RequestListener = (body: unknown, bytes: number, reply: Reply) => void;

/** Returns the handlers for the requests of a client. */
function listenersOf(
  client: Client,
  { handlers, log, metrics }: SocketsSettings,
  closed: Gate,
  underway: Underway,
): Map<Request, RequestListener> {
  const listeners = new Map<Request, RequestListener>();
  const refuse = (reply: Reply, why: RefusalInfo) => {
    countRefusal(metrics, why.code);
    reply(JSON.stringify({ ok: false, refusal: why }));
  };
  const failing = (request: Request, reply: Reply) => (error: unknown) => {
    log.error({ request, err: error }, 'request failed');
    refuse(reply, refusal(isUnwritable(error) ? 'storage-failed' : 'server-failed'));
  };
  const on = <R extends Request>(request: R) => {
    listeners.set(request, (body, bytes, reply) => {
      const why = closed(request, bytes);
      const parsedRequest: ParsedRequest<R> = why ? { ok: false, refusal: why } : parsed(request, body);
      if (!parsedRequest.ok) return refuse(reply, parsedRequest.refusal);
      if (!underway.begin()) return;
      answerRequest(handlers, request, client, parsedRequest.ask)
        .then(({ json, refused }) => {
          if (refused !== undefined) countRefusal(metrics, refused);
          reply(json);
        })
        .catch(failing(request, reply))
        .finally(() => underway.end());
    });
  };
  for (const request of REQUESTS) on(request);
  return listeners;
}

/** Identifies the caller by the cookie of a browser or by an API token. */
function callerOf(socket: Socket, identity: Identity): Promise<Caller | undefined> {
  const token: unknown = socket.handshake.auth.token;
  if (typeof token === 'string') return identity.ofHandshake({ authorization: `Bearer ${token}` });
  return identity.ofHandshake(socket.handshake.headers);
}

/** Validates a request against its schema; returns the first problem if it does not match. */
function parsed<R extends Request>(request: R, body: unknown): ParsedRequest<R> {
  if (!isPlainJson(body)) return { ok: false, refusal: refusal('bad-request', { problem: 'not-json', path: 'body' }) };
  const result = readableRequests[request].body.safeParse(body);
  if (result.success) return { ok: true, ask: result.data };
  const [{ path, code } = { path: [], code: 'custom' }] = result.error.issues;
  const problem = inputProblem({ path: ['body', ...path], code }, { body });
  return { ok: false, refusal: refusal('bad-request', problem) };
}
