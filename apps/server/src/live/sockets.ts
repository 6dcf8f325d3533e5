import type { Server as HttpServer } from 'node:http';
import { type Answer, type Ask, type RefusalInfo, type Request, requests } from '@tessera/protocol';
import type { Logger } from 'pino';
import { Server, type Socket } from 'socket.io';
import { clientAddress, clientHost, type Trust } from '../http/clientAddress.ts';
import type { Metrics } from '../http/metrics.ts';
import { sameOrigin } from '../http/origin.ts';
import { type Caller, may, type Scope } from '../identity/caller.ts';
import type { Identity } from '../identity/identity.ts';
import { readAct } from './actShape.ts';
import { Allowance, Allowances, type Rate } from './allowance.ts';
import { Client } from './client.ts';
import { isPlainJson } from './plainJson.ts';
import { refusal } from './refusals.ts';
import type { Reply, SocketDesk } from './socketDesk.ts';

export interface SocketsSettings {
  readonly server: HttpServer;
  readonly desk: SocketDesk;
  readonly identity: Identity;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly origins: readonly string[];
  /** Which proxies are believed about where somebody comes from. */
  readonly trust: Trust;
  /** How many times the usual rates hold. */
  readonly limitsFactor: number;
}

type Asked<R extends Request> = { ok: true; ask: Ask<R> } | { ok: false; refusal: RefusalInfo };

const MAX_MESSAGE_BYTES = 64 * 1024;
const PER_SOCKET: Rate = { burst: 60, perSecond: 20 };
/** All tabs and devices of one session together. */
const PER_SESSION: Rate = { burst: 200, perSecond: 50 };
const TIDY_EVERY_MS = 60_000;

/** What each request needs a token to allow. */
const SCOPES: Readonly<Record<Request, Scope>> = {
  join: 'read',
  leave: 'read',
  seen: 'read',
  lobby: 'read',
  price: 'read',
  act: 'play',
  undo: 'play',
  consent: 'play',
  redo: 'play',
  edit: 'play',
  chat: 'play',
  fork: 'host',
};

/** Lets people talk to the table over sockets. Whatever they send is counted, allowed and parsed before it is looked at. */
export function openSockets(settings: SocketsSettings): { close(): Promise<void> } {
  const { server, identity, origins, trust, limitsFactor } = settings;
  const io = new Server(server, {
    serveClient: false,
    perMessageDeflate: false,
    httpCompression: false,
    maxHttpBufferSize: MAX_MESSAGE_BYTES,
    allowRequest: (request, decide) => decide(null, sameOrigin(request.headers, origins, clientHost(request, trust))),
  });
  const sessions = new Allowances(widened(PER_SESSION, limitsFactor));
  const tidying = setInterval(() => sessions.tidy(), TIDY_EVERY_MS).unref();
  io.use((socket, next) => letIn(socket, settings).then(next));
  io.on('connection', (socket) => welcome(socket, settings, sessions));
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
  return {
    close: async () => {
      clearInterval(tidying);
      stopListening();
      stopRenaming();
      await io.close();
    },
  };
}

/** Finds out who is there; an error for somebody whom the server does not know. */
async function letIn(socket: Socket, { identity, log, trust }: SocketsSettings): Promise<Error | undefined> {
  try {
    const caller = await callerOf(socket, identity);
    if (!caller) return Object.assign(new Error('not-signed-in'), { data: refusal('not-signed-in') });
    socket.data = new Client(socket, caller);
    return undefined;
  } catch (error) {
    log.error({ err: error, address: clientAddress(socket.request, trust) }, 'handshake failed');
    return new Error('server-failed');
  }
}

/** Listens to somebody who has been let in. */
function welcome(socket: Socket, settings: SocketsSettings, sessions: Allowances): void {
  const { desk, metrics, identity } = settings;
  const client: Client = socket.data;
  // What ended while they were being let in nobody has told this socket of.
  if (identity.hasEnded(client.caller.via)) {
    socket.disconnect(true);
    return;
  }
  metrics.sockets.inc();
  socket.on('disconnect', () => {
    metrics.sockets.dec();
    desk.gone(client);
  });
  const closed = gateOf(client, sessions, settings.limitsFactor);
  const hearing = hearingOf(client, settings, closed);
  client.wire.listen((request, body, reply) => {
    const hear = socket.connected ? hearing.get(request as Request) : undefined;
    hear?.(body, reply);
    return hear !== undefined;
  });
  // By long polling, and whatever the wire leaves to socket.io.
  for (const [request, hear] of hearing) {
    socket.on(request, (body: unknown, acknowledge: unknown) => {
      // What wants no answer is nothing that a client of ours would send.
      if (typeof acknowledge === 'function') hear(body, (json) => acknowledge(JSON.parse(json)));
      else closed(request);
    });
  }
}

/** Why a request may not pass just now, if it may not; each one counts. */
type Gate = (request: Request) => RefusalInfo | undefined;

function gateOf({ caller }: Client, sessions: Allowances, limitsFactor: number): Gate {
  const isLimited = limitsFactor !== Number.POSITIVE_INFINITY;
  const allowance = new Allowance(widened(PER_SOCKET, limitsFactor));
  const session = sessions.of(caller.via.id);
  return (request) => {
    if (isLimited && !(allowance.take() && session.take())) return refusal('too-fast');
    return may(caller, SCOPES[request]) ? undefined : refusal('not-allowed');
  };
}

type Hear = (body: unknown, reply: Reply) => void;

/** What is done about each request of a client. */
function hearingOf(client: Client, { desk, log }: SocketsSettings, closed: Gate): Map<Request, Hear> {
  const hearing = new Map<Request, Hear>();
  const failing = (request: Request, reply: Reply) => (error: unknown) => {
    log.error({ request, err: error }, 'request failed');
    reply(no(refusal('server-failed')));
  };
  const on = <R extends Request>(request: R, answer: (client: Client, ask: Ask<R>) => Promise<Answer<R>>) => {
    hearing.set(request, (body, reply) => {
      const why = closed(request);
      const asked: Asked<R> = why ? { ok: false, refusal: why } : parsed(request, body);
      if (!asked.ok) return reply(no(asked.refusal));
      answer(client, asked.ask)
        .then((answered) => reply(JSON.stringify(answered)))
        .catch(failing(request, reply));
    });
  };
  hearing.set('act', (body, reply) => {
    const why = closed('act');
    if (why) return reply(no(why));
    const ask = isPlainJson(body) ? readAct(body) : undefined;
    const asked: Asked<'act'> = ask ? { ok: true, ask } : parsed('act', body);
    if (asked.ok) desk.act(client, asked.ask, reply, failing('act', reply));
    else reply(no(asked.refusal));
  });
  on('join', desk.join);
  on('leave', desk.leave);
  on('price', desk.price);
  on('undo', desk.undo);
  on('consent', desk.consent);
  on('redo', desk.redo);
  on('edit', desk.edit);
  on('chat', desk.chat);
  on('fork', desk.fork);
  on('seen', desk.seen);
  on('lobby', desk.lobby);
  return hearing;
}

/** Who is at the other end: by the cookie of a browser, or by a program's token. */
function callerOf(socket: Socket, identity: Identity): Promise<Caller | undefined> {
  const token: unknown = socket.handshake.auth.token;
  if (typeof token === 'string') return identity.ofHandshake({ authorization: `Bearer ${token}` });
  return identity.ofHandshake(socket.handshake.headers);
}

/** What was asked, as its schema has it, or what is wrong with it. */
function parsed<R extends Request>(request: R, body: unknown): Asked<R> {
  const no = (problem: string, path: string): Asked<R> => ({
    ok: false,
    refusal: refusal('bad-request', { problem, path }),
  });
  if (!isPlainJson(body)) return no('not plain JSON', 'the top');
  const result = requests[request].ask.safeParse(body);
  if (result.success) return { ok: true, ask: result.data as Ask<R> };
  const issue = result.error.issues[0];
  return no(issue?.message ?? 'unreadable', issue?.path.join('.') || 'the top');
}

function no(refusal: RefusalInfo): string {
  return JSON.stringify({ ok: false, refusal });
}

function widened({ burst, perSecond }: Rate, factor: number): Rate {
  return { burst: burst * factor, perSecond: perSecond * factor };
}
