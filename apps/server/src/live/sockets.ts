import type { Server as HttpServer } from 'node:http';
import { type Answer, type Ask, type RefusalInfo, type Request, requests } from '@tessera/protocol';
import type { Logger } from 'pino';
import { Server, type Socket } from 'socket.io';
import * as z from 'zod';
import type { Caps } from '../config.ts';
import { clientAddress, clientHost, type Trust } from '../http/clientAddress.ts';
import { countRefusal, type Metrics } from '../http/metrics.ts';
import { sameOrigin } from '../http/origin.ts';
import { type Caller, may, type Scope } from '../identity/caller.ts';
import type { Identity } from '../identity/identity.ts';
import { addressKey } from '../limits/address.ts';
import { SOCKET_COSTS } from '../limits/costs.ts';
import type { Account, Limits, Wait } from '../limits/limits.ts';
import { Tally } from '../limits/tally.ts';
import { refusal } from '../result.ts';
import { readAct } from './actShape.ts';
import { Client } from './client.ts';
import { isPlainJson } from './plainJson.ts';
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
  readonly limits: Limits;
  readonly caps: Pick<Caps, 'sockets' | 'socketsPerAddress'>;
}

type Asked<R extends Request> = { ok: true; ask: Ask<R> } | { ok: false; refusal: RefusalInfo };

const MAX_MESSAGE_BYTES = 64 * 1024;

/** How every answer begins that is a refusal: it is JSON already when it comes by. */
const REFUSED = /^\{"ok":false,"refusal":\{"code":"([a-z0-9-]{1,60})"/;
const REQUESTS = Object.keys(requests) as Request[];

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
  const { server, identity, origins, trust, caps } = settings;
  const io = new Server(server, {
    serveClient: false,
    perMessageDeflate: false,
    httpCompression: false,
    maxHttpBufferSize: MAX_MESSAGE_BYTES,
    allowRequest: (request, decide) => decide(null, sameOrigin(request.headers, origins, clientHost(request, trust))),
  });
  const people = new Tally(caps.sockets);
  const addresses = new Tally(caps.socketsPerAddress);
  io.use((socket, next) => letIn(socket, settings, { people, addresses }).then(next));
  io.on('connection', (socket) => welcome(socket, settings));
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
      stopListening();
      stopRenaming();
      await io.close();
    },
  };
}

/** How many sockets are open, by person and by address. */
interface Tallies {
  readonly people: Tally;
  readonly addresses: Tally;
}

/** Finds out who is there; an error for somebody whom the server does not know, or who has too many sockets already. */
async function letIn(socket: Socket, settings: SocketsSettings, tallies: Tallies): Promise<Error | undefined> {
  const { identity, log, trust } = settings;
  const address = addressKey(clientAddress(socket.request, trust));
  // Counted before anybody is looked up: a flood must not reach the database.
  const leaveAddress = tallies.addresses.enter(address);
  if (!leaveAddress) return refusedEntry('too-many-sockets', { most: settings.caps.socketsPerAddress });
  socket.conn.once('close', leaveAddress);
  try {
    const caller = await callerOf(socket, identity);
    if (!caller) return refusedEntry('not-signed-in');
    const leave = tallies.people.enter(caller.id);
    if (!leave) return refusedEntry('too-many-sockets', { most: settings.caps.sockets });
    socket.conn.once('close', leave);
    socket.data = new Client(socket, caller, address);
    return undefined;
  } catch (error) {
    log.error({ err: error, address }, 'handshake failed');
    return new Error('server-failed');
  }
}

function refusedEntry(code: 'not-signed-in' | 'too-many-sockets', params = {}): Error {
  return Object.assign(new Error(code), { data: refusal(code, params) });
}

/** Listens to somebody who has been let in. */
function welcome(socket: Socket, settings: SocketsSettings): void {
  const { desk, limits, metrics, identity } = settings;
  const client: Client = socket.data;
  const { caller, address } = client;
  // What ended while they were being let in nobody has told this socket of.
  if (identity.hasEnded(caller.via)) {
    socket.disconnect(true);
    return;
  }
  metrics.sockets.inc();
  const account = limits.account({ address, person: caller.id, session: caller.via.id, socket: socket.id });
  socket.on('disconnect', () => {
    metrics.sockets.dec();
    account.close();
    desk.gone(client);
  });
  const closed = gateOf(client, account);
  const hearing = hearingOf(client, settings, closed);
  const counted = (reply: Reply): Reply => {
    return (json) => {
      const code = REFUSED.exec(json)?.[1];
      if (code !== undefined) countRefusal(metrics, code);
      reply(json);
    };
  };
  client.wire.listen((request, body, reply) => {
    const hear = socket.connected ? hearing.get(request as Request) : undefined;
    hear?.(body, counted(reply));
    return hear !== undefined;
  });
  // By long polling, and whatever the wire leaves to socket.io.
  for (const [request, hear] of hearing) {
    socket.on(request, (body: unknown, acknowledge: unknown) => {
      // What wants no answer is nothing that a client of ours would send.
      if (typeof acknowledge === 'function')
        hear(
          body,
          counted((json) => acknowledge(JSON.parse(json))),
        );
      else closed(request);
    });
  }
}

/** Why a request may not pass just now, if it may not; each one is paid for. */
type Gate = (request: Request) => RefusalInfo | undefined;

function gateOf({ caller }: Client, account: Account): Gate {
  const charges = new Map<Request, () => Wait | undefined>();
  for (const request of REQUESTS) charges.set(request, account.charging(SOCKET_COSTS[request]));
  return (request) => {
    const wait = charges.get(request)?.();
    if (wait) {
      return wait.budget === 'messages' ? refusal('too-fast') : refusal('too-many-requests', { seconds: wait.seconds });
    }
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
  if (!isPlainJson(body)) return no('not-json', 'body');
  const result = requests[request].ask.safeParse(body);
  if (result.success) return { ok: true, ask: result.data as Ask<R> };
  const issue = result.error.issues[0];
  return no(issue?.code ?? 'custom', z.core.toDotPath(['body', ...(issue?.path ?? [])]));
}

function no(refusal: RefusalInfo): string {
  return JSON.stringify({ ok: false, refusal });
}
