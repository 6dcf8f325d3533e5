import type { Server } from 'node:http';
import { fastifyCookie } from '@fastify/cookie';
import type { GameResources } from '@tessera/manifest';
import type { RefusalInfo, RulesLoading } from '@tessera/protocol';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Games } from '../games.ts';
import type { Caller } from '../identity/caller.ts';
import type { Identity } from '../identity/identity.ts';
import { newId } from '../identity/secret.ts';
import { addressKey } from '../limits/address.ts';
import { ConcurrencyLimit } from '../limits/concurrencyLimit.ts';
import { WRITTEN_BYTES } from '../limits/costs.ts';
import type { Counters } from '../limits/counters.ts';
import type { RateLimits } from '../limits/limits.ts';
import type { Matches } from '../live/matchApi.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { trustOf } from '../network/clientAddress.ts';
import { knownHosts } from '../network/knownHosts.ts';
import type { Packs } from '../packs/packs.ts';
import type { Subscriptions } from '../reminders/subscriptions.ts';
import { isOfTheServer, refusal } from '../result.ts';
import { BODY_LIMIT, readJsonBodies } from './body.ts';
import { CodeLookupLimit } from './codeLookupLimit.ts';
import { serveDocs } from './docs.ts';
import { serveDocuments } from './documents.ts';
import { answerErrors, sendersFault } from './errors.ts';
import { type GuardSettings, guard } from './guard.ts';
import { charge, payerOf } from './limits.ts';
import { LineStream } from './lineStream.ts';
import { openApi } from './openapi.ts';
import { MatchAddress } from './parameters.ts';
import { type Sentences, sendProblem } from './problem.ts';
import { RawAnswer, type Route } from './route.ts';
import { botRoutes } from './routes/bot.ts';
import { gameRoutes } from './routes/games.ts';
import { ignoredRoutes } from './routes/ignored.ts';
import { mailRoutes, serveUnsubscribing } from './routes/mail.ts';
import { matchRoutes } from './routes/matches.ts';
import { meRoutes } from './routes/me.ts';
import { passkeyRoutes } from './routes/passkeys.ts';
import { type PersonalDataSettings, personalDataRoutes } from './routes/personalData.ts';
import { replayRoutes } from './routes/replays.ts';
import { resourceRoutes } from './routes/resources.ts';
import { serveMetrics, systemRoutes } from './routes/system.ts';
import { tokenRoutes } from './routes/tokens.ts';
import { addSecurityHeaders } from './securityHeaders.ts';
import { serveClient } from './staticFiles.ts';
import { Streams } from './streams.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller, once the guard has authenticated the request. */
    caller: Caller | undefined;
  }
  interface FastifyContextConfig {
    /** Whether the body is passed on as text. */
    rawBody?: boolean;
  }
}

export interface HttpSettings {
  readonly matches: Matches;
  readonly identity: Identity;
  readonly packs: Packs;
  /** Subscriptions to reminders by mail; without it the server sends none. */
  readonly subscriptions?: Subscriptions | undefined;
  /** What downloads and deletions need; without it there are none. */
  readonly personalData?: PersonalDataSettings;
  readonly games: Games;
  /** Folder of the built web client; without it only the API is served. */
  readonly staticRoot: string | undefined;
  /** Folder of the built documents; without it `/docs` does not exist. */
  readonly documentsRoot?: string | undefined;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly limits: RateLimits;
  readonly config: Pick<Config, 'origins' | 'trustProxy' | 'requestTimeoutMs' | 'caps'> & {
    readonly metricsToken?: string | undefined;
  };
  /** Counters of lookups of unknown codes. */
  readonly counters: Counters;
  /** Returns the loading progress of a game's rules, or undefined if no request waits for them. */
  loadingOf(game: string): RulesLoading['loading'];
  /** Rejects while the server should get no traffic. */
  ready?(): Promise<void>;
}

/** Time for pending answers when the server closes; browsers also keep idle connections open. */
const GRACE_MS = 1000;
/** Most characters of an unknown host name that a refusal repeats. */
const MAX_HOST_CHARS = 100;

/** Browsers open several connections besides a socket. */
const CONNECTIONS_PER_SOCKET = 3;
/** Time limit for the headers of a request, and the interval of the check. */
const HEADERS_MS = 15_000;
const CHECK_EVERY_MS = 2000;

/** Builds the whole HTTP server: the API, its description, and the web client. It does not listen yet. */
export async function buildHttp(settings: HttpSettings): Promise<FastifyInstance> {
  const { identity, config, limits, metrics } = settings;
  const loggerInstance: FastifyBaseLogger = settings.log;
  const app: FastifyInstance = Fastify({
    loggerInstance,
    bodyLimit: BODY_LIMIT,
    trustProxy: config.trustProxy === false ? false : trustOf(config.trustProxy),
    // A request must be complete by then; an idle connection ends later.
    requestTimeout: config.requestTimeoutMs,
    connectionTimeout: 2 * config.requestTimeoutMs,
    http: {
      headersTimeout: Math.min(HEADERS_MS, config.requestTimeoutMs),
      connectionsCheckingInterval: Math.min(CHECK_EVERY_MS, config.requestTimeoutMs / 4),
    },
    genReqId: newId,
    frameworkErrors: (error, _request, reply) => sendProblem(reply, sendersFault(error) ?? refusal('bad-address')),
  });
  if (!config.trustProxy) limitConnections(app.server, config.caps.socketsPerAddress * CONNECTIONS_PER_SOCKET);
  app.decorateRequest('caller', undefined);
  answerErrors(app);
  readJsonBodies(app);
  await app.register(fastifyCookie);
  await addSecurityHeaders(app);
  const isKnownHost = knownHosts(config);
  app.addHook('onRequest', async ({ host }, reply) => {
    if (!isKnownHost(host)) await sendProblem(reply, refusal('wrong-host', { host: host.slice(0, MAX_HOST_CHARS) }));
  });
  const streams = new Streams(identity);
  let isClosing = false;
  app.addHook('onSend', async (_request, reply) => {
    // The client sends no more requests on this connection, so that the server need not wait for it.
    if (isClosing) reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    streams.closeAll();
    setTimeout(() => app.server.closeAllConnections(), GRACE_MS).unref();
  });
  const brought = await resourcesOf(settings.games);
  const routes = [
    ...gameRoutes(settings.games, settings.loadingOf),
    ...meRoutes(identity, limits),
    ...passkeyRoutes(identity, config.origins),
    ...ignoredRoutes(identity),
    ...mailRoutes(settings.subscriptions),
    ...(settings.personalData ? personalDataRoutes(identity, settings.matches, settings.personalData) : []),
    ...tokenRoutes(identity),
    ...matchRoutes(settings.matches, new CodeLookupLimit(limits.factor, settings.counters)),
    ...replayRoutes(settings.matches),
    ...brought.flatMap(({ game, resources }) => resourceRoutes(game, resources, settings)),
    ...botRoutes(settings.matches, streams),
    ...systemRoutes(settings.ready),
  ];
  const sentences = (route: Route, request: FastifyRequest, code: string) =>
    sentencesFor(route, request, code, settings);
  for (const route of routes) serve(app, route, { identity, limits, origins: config.origins, sentences });
  const schemas = Object.assign({}, ...brought.map(({ resources }) => resources.schemas));
  await serveDocs(app, () => openApi(routes, schemas));
  await serveUnsubscribing(app, settings.subscriptions, limits);
  serveMetrics(app, metrics, config.metricsToken);
  await serveDocuments(app, settings.documentsRoot);
  await serveClient(app, settings.staticRoot);
  return app;
}

/**
 * Closes connections of an address beyond the limit: unread data of each takes memory. Behind a proxy all connections
 * come from one address, and the proxy has to limit them.
 */
function limitConnections(server: Server, most: number): void {
  const connections = new ConcurrencyLimit(most);
  server.on('connection', (socket) => {
    const leave = connections.enter(addressKey(socket.remoteAddress ?? ''));
    if (leave) socket.once('close', leave);
    else socket.destroy();
  });
}

/** Charges the bytes of a body after it has arrived; bodies over the size limit are rejected before. */
function chargeBody(
  { keepsBody, writes }: Route,
  request: FastifyRequest,
  limits: RateLimits,
): RefusalInfo | undefined {
  if (keepsBody) return charge(limits, 'keep', payerOf(request), bodyBytes(request));
  if (writes) return charge(limits, 'write', payerOf(request), bodyBytes(request) + WRITTEN_BYTES[writes]);
  return undefined;
}

/** Returns the size of a request body; without a content-length header, the largest allowed size. */
function bodyBytes({ headers, body, routeOptions }: FastifyRequest): number {
  return body === undefined ? 0 : Number(headers['content-length'] ?? routeOptions.bodyLimit);
}

/** Returns the API resources of all games. */
async function resourcesOf({ list }: Games): Promise<{ readonly game: string; readonly resources: GameResources }[]> {
  const brought = list.map(async ({ manifest }) => {
    const resources = await manifest.resources?.();
    return resources ? [{ game: manifest.id, resources }] : [];
  });
  return (await Promise.all(brought)).flat();
}

/** Returns the texts of the game of a request, for a refusal of its rules; undefined if the common texts have one. */
async function sentencesFor(
  route: Route,
  request: FastifyRequest,
  code: string,
  { games, matches }: Pick<HttpSettings, 'games' | 'matches'>,
): Promise<Sentences | undefined> {
  if (isOfTheServer(code)) return undefined;
  const address = MatchAddress.safeParse(request.params);
  const match = address.success ? await matches.info(address.data.id, request.caller) : undefined;
  const info = match?.ok ? match.value : undefined;
  const game = route.game ?? info?.game;
  const names = info?.seats.map(({ name }) => name);
  return game === undefined ? undefined : games.find(game)?.formatter('en', { names });
}

interface ServeSettings extends GuardSettings {
  /** Returns the texts for a refusal without a common text. */
  sentences(route: Route, request: FastifyRequest, code: string): Promise<Sentences | undefined>;
}

function serve(app: FastifyInstance, route: Route, settings: ServeSettings): void {
  app.route({
    method: route.method,
    url: route.path,
    // A HEAD request would open a stream.
    exposeHeadRoute: route.answerType === undefined,
    config: { rawBody: route.rawBody ?? false },
    ...(route.bodyLimit !== undefined && { bodyLimit: route.bodyLimit }),
    onRequest: async (request, reply) => {
      const refusal = await guard(route, request, settings);
      return refusal && sendProblem(reply, refusal);
    },
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const unpaid = chargeBody(route, request, settings.limits);
      if (unpaid) return sendProblem(reply, unpaid);
      const result = await route.answerTo(request, reply);
      if (!result.ok) {
        const { refusal: why } = result;
        return sendProblem(reply, why, await settings.sentences(route, request, why.code));
      }
      if (result.value instanceof RawAnswer) {
        const { type, body } = result.value;
        // The headers would otherwise wait for the first line, which comes only with an event.
        if (body instanceof LineStream) reply.raw.once('pipe', () => reply.raw.flushHeaders());
        return reply.type(type).send(body);
      }
      if (!route.answer) return reply.code(204).send();
      return reply.code(route.status ?? 200).send(result.value);
    },
  });
}
