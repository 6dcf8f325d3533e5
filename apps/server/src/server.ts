import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { Archive } from './archive/archive.ts';
import { removeStaleGuests } from './cleanup/staleGuests.ts';
import type { Member } from './cluster/member.ts';
import { ALONE } from './cluster/ownership.ts';
import type { Config } from './config.ts';
import { loadGames } from './games.ts';
import { BotThreads } from './hosts/botThreads.ts';
import { HostThreads } from './hosts/hostThreads.ts';
import { DOCUMENTS } from './http/documents.ts';
import { buildHttp } from './http/http.ts';
import { makeLog } from './http/log.ts';
import { openIdentity } from './identity/identity.ts';
import { sealingKeys, signingKeys } from './identity/signingKeys.ts';
import type { IdentityTables } from './identity/tables.ts';
import { ownCounters } from './limits/counters.ts';
import { RateLimits } from './limits/limits.ts';
import { type Live, openLive } from './live/live.ts';
import { openSockets } from './live/sockets/sockets.ts';
import { makeMetrics } from './metrics/metrics.ts';
import { MIGRATIONS } from './migrations.ts';
import { trustOf } from './network/clientAddress.ts';
import { lastBackupOf } from './operator/backup.ts';
import { openControl } from './operator/control.ts';
import { Packs } from './packs/packs.ts';
import type { PackTables } from './packs/tables.ts';
import { Erasures } from './personalData/erasures.ts';
import { removeOldChat } from './personalData/retention.ts';
import { Readiness } from './readiness.ts';
import { listenProblem } from './startErrors.ts';
import type { StrayEntry } from './storage/databaseMessages.ts';
import { SeedCipher } from './storage/seedCipher.ts';
import { JOURNALS_FOLDER, openStorage } from './storage/storage.ts';
import type { QueuedBotsSettings } from './workers/queuedBots.ts';

const MINUTE_MS = 60_000;
/** How often deletions that are not finished, or that an operator has asked for in the database, are looked for. */
const ERASURES_EVERY_MS = 10_000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Logged at the start of a server with predictable seeds. */
export const PREDICTABLE_SEEDS = 'matches are predictable: TESSERA_TEST_SEED is set; never use this server for play';

/** A running server. */
export interface RunningServer {
  readonly url: string;
  readonly log: Logger;
  /** Shuts down in order: refuses new connections, finishes pending requests, and flushes everything to disk. */
  close(): Promise<void>;
}

export interface ServerSettings {
  readonly log?: Logger;
  /** Called when the server cannot go on, because nothing can be stored any more. */
  onFailure?(error: Error): void;
  /** Wall clock in milliseconds. Nodes of a cluster use the clock of their database instead. */
  readonly now?: () => number;
  /** Monotonic clock of rate limits in milliseconds. Nodes of a cluster count some of them in Redis, by its clock. */
  readonly elapsed?: () => number;
}

/** Starts a server; it listens once every unfinished match can be played on. */
export async function startServer(config: Config, settings: ServerSettings = {}): Promise<RunningServer> {
  const {
    log = makeLog({ level: config.logLevel, addresses: config.logAddresses }),
    onFailure = () => {},
    now = ALONE.now,
    elapsed,
  } = settings;
  const metrics = makeMetrics(async () => ((await lastBackupOf(config.dataDir)) ?? 0) / 1000);
  let live: Live | undefined;
  let member: Member | undefined;
  const early: StrayEntry[] = [];
  const stop = ({ match, message }: StrayEntry) => live?.quarantine(match, message);
  const limits = new RateLimits(config.limitsFactor, elapsed);
  const games = await loadGames({ only: config.games, extra: config.catalog });
  const onError = (message: string) => {
    metrics.settleFailures.inc();
    log.error(
      { problem: message },
      config.cluster ? 'database connection failed' : 'database write failed; entries kept in journals',
    );
  };
  const { cluster } = config;
  const modules = cluster && (await import('./clusterModules.ts'));
  const shared =
    cluster && (await modules?.openPostgres({ url: cluster.databaseUrl, migrations: MIGRATIONS, onError }));
  const storage =
    shared ??
    (await openStorage({
      folder: config.dataDir,
      migrations: MIGRATIONS,
      onTransaction: ({ ms, unsettled }) => {
        metrics.transactionSeconds.observe(ms / 1000);
        metrics.unsettled.set(unsettled);
      },
      onStrayEntry: (stray) => {
        const { match, message } = stray;
        log.error({ match, problem: message }, 'entry rejected');
        if (!live) early.push(stray);
        stop(stray)?.catch((error: unknown) => log.error({ match, err: error }, 'match quarantine failed'));
      },
      onDamage: (damage, copies) => {
        const missing = damage.reduce((sum, journal) => sum + journal.missing, 0);
        log.error({ damage, missing, copies }, 'journals damaged; readable entries added');
      },
      onFinding: ({ problem, ...about }) => log.error(about, problem),
      onTightened: (paths) => log.warn({ paths }, 'file permissions restricted'),
      onError,
      onFailure: (error) => {
        log.fatal({ err: error }, 'storage lost');
        onFailure(error);
      },
    }));
  const keys = await signingKeys(config.dataDir, config.secret);
  const safe = new SeedCipher(await sealingKeys(config.dataDir, keys));
  member =
    cluster && shared && (await modules?.joinCluster({ cluster, storage: shared, rules: games.rules, keys, log }));
  const sharedCounters =
    modules && member?.bus && cluster ? new modules.SharedCounters(member.bus, cluster, log) : undefined;
  const counters = sharedCounters ?? ownCounters(elapsed);
  const identity = await openIdentity({ db: storage.tables<IdentityTables>(), keys, counters, bus: member?.bus });
  const onThreadReplaced = (name: string, why: string) => {
    log.warn({ thread: name, why }, 'thread replaced');
    metrics.threadsReplaced.inc({ kind: name.replace(/ \d+$/, '') });
  };
  const { addresses } = games;
  // A failed cleanup is retried later, and does not affect play.
  const forgetGuests = async () => {
    try {
      const guests = await removeStaleGuests(storage, Date.now() - config.guestDays * DAY_MS);
      if (guests > 0) log.info({ guests }, 'guests removed');
    } catch (error) {
      log.error({ err: error }, 'guest cleanup failed');
    }
  };
  await forgetGuests();
  const hosts = new HostThreads({
    count: config.ruleThreads,
    limitMs: config.hostTimeoutMs,
    snapshotEvery: config.snapshotEvery,
    closesLogs: config.secret !== undefined,
    matchLogBytes: config.caps.matchLogBytes,
    addresses,
    memory: config.hostMemory,
    log: storage.log,
    onWritten: (ms) => metrics.appendSeconds.observe(ms / 1000),
    onJournal: (problem) => readiness.journal(problem),
    onThreadReplaced,
  });
  const readiness = new Readiness({
    writeDatabase: () => storage.probe(),
    askHosts: () => hosts.isUp(),
    hasMatches: () => member === undefined || member.leases.count > 0,
    journals: join(config.dataDir, JOURNALS_FOLDER),
  });
  const botsOf: QueuedBotsSettings['botsOf'] = (game, { version }) => games.find(game, { version })?.bots;
  const ownBots = new BotThreads({
    count: config.botThreads,
    slackMs: config.botGraceMs,
    warmUpMs: config.botWarmUpMs,
    addresses,
    memory: config.botMemory,
    botsOf,
    onThreadReplaced,
    onWaited: (ms) => metrics.queueSeconds.observe({ queue: 'bots' }, ms / 1000),
  });
  const archive = new Archive({
    count: config.archiveThreads,
    limitMs: config.archiveTimeoutMs,
    addresses,
    memory: config.archiveMemory,
    onThreadReplaced,
    onWaited: (ms) => metrics.queueSeconds.observe({ queue: 'archive' }, ms / 1000),
  });
  metrics.queues.set('hosts', () => hosts.queue);
  metrics.queues.set('bots', () => ownBots.queue);
  metrics.queues.set('archive', () => archive.queue);
  metrics.queues.set('database', () => storage.waiting);
  const ownership = member?.leases ?? { ...ALONE, now };
  const queued =
    modules && member?.bus && cluster
      ? await modules.openQueuedBots(
          { bus: member.bus, node: cluster.node, own: ownBots, slackMs: config.botGraceMs, botsOf, log },
          metrics,
        )
      : undefined;
  const bots = queued ?? ownBots;
  live = await openLive({
    storage,
    safe,
    games,
    hosts,
    bots,
    archive,
    metrics,
    log,
    config,
    ownership,
    counters,
    limits,
  });
  for (const stray of early) await stop(stray);
  const gateway =
    member && cluster && (await modules?.openGateway({ node: cluster.node, live, identity, limits, log, ...member }));
  const staticRoot = existsSync(config.webDir) ? config.webDir : undefined;
  const ready = () => readiness.check();
  const { caps } = live;
  const packs = new Packs(storage.tables<PackTables>(), caps);
  const matches = live.live;
  const reminders =
    config.mail &&
    (await import('./reminders/openReminders.ts')).openReminders({
      config: config.mail,
      storage,
      safe,
      keys,
      games,
      ownership,
      counters,
      metrics,
      log,
      inMemory: (match) => matches.peek(match),
      isHere: (player) => sockets.isHere(player),
    });
  const allMatches = gateway?.matches ?? live.tables;
  const erasures = new Erasures({ storage, identity, matches: allMatches, log });
  const app = await buildHttp({
    subscriptions: reminders?.subscriptions,
    matches: allMatches,
    personalData: { storage, subscriptions: reminders?.subscriptions, erasures },
    identity,
    packs,
    games,
    loadingOf: (game) => hosts.loadingOf(game),
    staticRoot,
    documentsRoot: existsSync(DOCUMENTS) ? DOCUMENTS : undefined,
    log,
    metrics,
    limits,
    counters,
    config,
    ready,
  });
  const sockets = openSockets({
    server: app.server,
    handlers: gateway?.handlers ?? live.handlers,
    identity,
    metrics,
    log,
    origins: config.origins,
    trustProxy: config.trustProxy,
    trust: trustOf(config.trustProxy),
    limits,
    counters,
    caps: config.caps,
    timeoutMs: config.socketTimeoutMs,
    isOpen: () => member?.leases.isCutOff !== true,
  });
  member?.leases.onCutOff(() => {
    log.warn('node cut off; clients disconnected');
    sockets.hangUp();
  });
  // An external database has its own backups.
  const control = cluster
    ? undefined
    : await openControl(config.dataDir, (request) =>
        request.op === 'backup' ? storage.backup(request.file) : erasures.eraseNamed(request.who),
      ).catch((error: unknown) => {
        log.warn({ err: error }, 'control socket failed; online backups disabled');
      });
  const leave = () =>
    (gateway?.leave() ?? Promise.resolve()).catch((error: unknown) =>
      log.error({ err: error }, 'shard release failed'),
    );
  const close = async () => {
    await control?.close();
    sockets.announceClosing();
    // Together: each of them waits for connections that only the other can end. Sockets stay until other nodes answer for this one.
    await Promise.all([leave().then(() => sockets.close()), app.close()]);
    await reminders?.close();
    await erasures.close();
    gateway?.close();
    await live?.close();
    await queued?.close();
    await Promise.all([hosts.close(), ownBots.close(), archive.close()]);
    sharedCounters?.close();
    member?.bus?.close();
    await storage.close();
  };
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await close();
    throw listenProblem(error, config);
  }
  const url = urlOf(config, app.server.address());
  if (config.testSeed !== undefined) log.warn(PREDICTABLE_SEEDS);
  const resumeErasures = () => {
    erasures.resume().catch((error: unknown) => log.error({ err: error }, 'erasure failed; retrying'));
  };
  resumeErasures();
  const removeChat = () => {
    if (config.chatDays === 0) return;
    removeOldChat(storage, Date.now() - config.chatDays * DAY_MS).catch((error: unknown) =>
      log.error({ err: error }, 'chat cleanup failed'),
    );
  };
  removeChat();
  reminders?.start();
  const sweeping = setInterval(() => {
    identity.sweep().catch((error: unknown) => log.error({ err: error }, 'session cleanup failed'));
    reminders?.sweep().catch((error: unknown) => log.error({ err: error }, 'reminder cleanup failed'));
    void forgetGuests();
    removeChat();
  }, DAY_MS).unref();
  const tidying = setInterval(() => limits.tidy(), MINUTE_MS).unref();
  const erasing = setInterval(resumeErasures, ERASURES_EVERY_MS).unref();
  return {
    url,
    log,
    close: () => {
      clearInterval(sweeping);
      clearInterval(tidying);
      clearInterval(erasing);
      return close();
    },
  };
}

function urlOf({ host, port }: Config, address: AddressInfo | string | null): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${typeof address === 'object' && address ? address.port : port}`;
}
