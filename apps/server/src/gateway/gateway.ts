import type { BotLine } from '@tessera/protocol';
import type { Logger } from 'pino';
import type { Bus } from '../cluster/bus.ts';
import type { Leases, ShardListener } from '../cluster/leases.ts';
import { NodeRpc } from '../cluster/rpc.ts';
import type { Identity } from '../identity/identity.ts';
import type { RateLimits } from '../limits/limits.ts';
import type { Live } from '../live/live.ts';
import type { Matches } from '../live/matchApi.ts';
import type { Handlers } from '../live/sockets/socketHandlers.ts';
import { Ask, Note } from './messages.ts';
import { RemoteClients } from './remoteClients.ts';
import { RemoteSubscribers } from './remoteSubscribers.ts';
import { answerSocket, type MatchAnswers, matchAnswers } from './requestServer.ts';
import { RoutedHandlers } from './routedHandlers.ts';
import { RoutedMatches } from './routedMatches.ts';
import { isMoved, Router } from './router.ts';
import { FarStreams, StreamsOfOthers } from './streams.ts';

export interface GatewaySettings {
  readonly node: string;
  readonly live: Live;
  readonly leases: Leases;
  /** Transport to other nodes; undefined on a single server. */
  readonly bus: Bus | undefined;
  readonly identity: Identity;
  readonly limits: RateLimits;
  readonly log: Logger;
}

/** A node of a cluster: handlers for its clients, and for requests of other nodes. */
export interface Gateway {
  readonly handlers: Handlers;
  readonly matches: Matches;
  /** Releases all shards to the other nodes, which answer later requests to this node. */
  leave(): Promise<void>;
  close(): void;
}

/** Interval at which spent rate limits are sent to the other nodes. */
const SPENT_EVERY_MS = 250;

/** Connects a node to the others and starts to acquire matches. */
export async function openGateway(settings: GatewaySettings): Promise<Gateway> {
  const { live, leases, bus, identity, limits, node } = settings;
  const far = bus && new RemoteSubscribers(bus);
  const remote = bus && new RemoteClients(bus, live.handlers);
  const others: Others = {
    remote,
    streams: new StreamsOfOthers(live.tables),
    far: undefined,
    handlers: live.handlers,
    matches: matchAnswers(live.tables),
  };
  const calls =
    bus &&
    new NodeRpc({
      bus,
      node,
      answer: (from, body) => answered(settings, others, from, Ask.parse(body)),
      hear: (from, body) => heard(settings, others, from, Note.parse(body)),
    });
  const router = new Router(leases, calls);
  others.far = calls && new FarStreams(calls, router, live.tables);
  others.send = (to, note) => calls?.note(note, to);
  await calls?.start();
  bus?.onBack(() => {
    // Messages of the time without connection are lost.
    calls?.note({ op: 'reset' });
    remote?.resetAll();
    far?.resync(() => true);
    others.far?.again(() => true);
    identity.reportMissedMessages();
  });
  const broadcast = (note: Note) => calls?.note(note);
  live.lobby.onBroadcast((body) => broadcast({ op: 'lobby', body }));
  // Messages of another node are not sent back.
  identity.onRevoked(({ kind, id }, isElsewhere) => !isElsewhere && broadcast({ op: 'revoked', kind, id }));
  identity.onRenamed(({ id, name }, isElsewhere) => !isElsewhere && broadcast({ op: 'renamed', id, name }));
  identity.onErased((player, isElsewhere) => !isElsewhere && broadcast({ op: 'erased', player }));
  const spending = calls && setInterval(() => sendSpent(limits, broadcast), SPENT_EVERY_MS).unref();
  await leases.start(listenerOf(settings, far, others));
  return {
    handlers: new RoutedHandlers({ local: live.handlers, router, leases, far, calls }),
    matches: new RoutedMatches(live.tables, router, others.far),
    leave: async () => {
      await leases.close();
      broadcast({ op: 'released' });
    },
    close: () => clearInterval(spending),
  };
}

function sendSpent(limits: RateLimits, send: (note: Note) => void): void {
  const spent = limits.takeSpent();
  if (spent.length > 0) send({ op: 'spent', spent });
}

function listenerOf(
  { live, leases, log }: GatewaySettings,
  far: RemoteSubscribers | undefined,
  others: Others,
): ShardListener {
  const inShards = (shards: ReadonlySet<number>) => (match: string) => shards.has(leases.shardOf(match));
  return {
    gained: (shards) => {
      live.gained(shards).catch((error: unknown) => log.error({ err: error }, 'match take-over failed'));
    },
    handedOver: (matches) => live.leave((match) => matches.has(match)),
    rulesFound: (shards) => {
      live.rulesFound(shards).catch((error: unknown) => log.error({ err: error }, 'match take-over failed'));
    },
    leaving: (shards) => live.leave(inShards(shards)),
    lost: (shards) => {
      log.warn({ shards: shards.size }, 'shards lost');
      live.leave(inShards(shards)).catch((error: unknown) => log.error({ err: error }, 'match release failed'));
    },
    moved: (shards) => {
      far?.resync(inShards(shards));
      others.far?.again(inShards(shards));
    },
    gone: (nodes) => {
      for (const node of nodes) reset(others, node);
    },
  };
}

/** State that this node keeps about other nodes and for them. */
interface Others {
  readonly remote: RemoteClients | undefined;
  readonly streams: StreamsOfOthers;
  far: FarStreams | undefined;
  readonly handlers: Handlers;
  readonly matches: MatchAnswers;
  send?(to: string, note: Note): void;
}

/** Called when a node is gone or has restarted. */
function reset({ remote, streams }: Others, node: string): void {
  remote?.reset(node);
  streams.reset(node);
}

/** Answers a request of another node. */
async function answered(settings: GatewaySettings, others: Others, from: string, ask: Ask): Promise<unknown> {
  const { leases } = settings;
  const { match } = ask;
  if (!leases.owns(match)) {
    // It may have been handed over to this node just now.
    void leases.refresh();
    return { moved: true };
  }
  try {
    return { json: (await jsonOf(settings.live, others, from, ask)) ?? 'null' };
  } catch (error) {
    if (isMoved(error)) return { moved: true };
    settings.log.error({ err: error, match, op: ask.op }, 'rpc request failed');
    throw error;
  }
}

async function jsonOf({ live }: Live, others: Others, from: string, ask: Ask): Promise<string> {
  switch (ask.op) {
    case 'viewer': {
      const match = await live.getFor(ask.match, ask.person);
      return JSON.stringify(match?.viewerOf(ask.person, ask.seat) ?? 'spectator');
    }
    case 'stream': {
      const send = (line: BotLine) => others.send?.(from, { op: 'line', stream: ask.stream, line });
      return JSON.stringify(await others.streams.begin(from, ask, send));
    }
    case 'matches':
      // JSON has no `undefined`.
      return JSON.stringify(await others.matches[ask.method](ask.args.map((arg) => arg ?? undefined)));
    case 'socket': {
      const client = others.remote?.of(from, ask.socket, ask.person);
      if (!client) throw new Error('There are no other nodes');
      return answerSocket(others.handlers, ask.request, client, ask.ask);
    }
  }
}

function heard({ live, identity, limits, leases }: GatewaySettings, others: Others, from: string, note: Note): void {
  switch (note.op) {
    case 'gone':
      others.remote?.gone(from, note.socket);
      return;
    case 'reset':
      reset(others, from);
      return;
    case 'unstream':
      others.streams.stop(from, note.stream);
      return;
    case 'line':
      others.far?.hear(note.stream, note.line);
      return;
    case 'released':
      void leases.refresh();
      return;
    case 'lobby':
      live.lobby.send(note.body);
      return;
    case 'revoked':
      identity.revokedElsewhere(note);
      return;
    case 'renamed':
      identity.renamedElsewhere(note);
      return;
    case 'erased':
      identity.erasedElsewhere(note.player);
      return;
    case 'spent':
      for (const [key, amount] of note.spent) limits.owe(key, amount);
  }
}
