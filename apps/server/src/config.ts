import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { didYouMean, nearestName } from '@tessera/rules';
import * as z from 'zod';
import { ConfigError } from './errors.ts';
import { type TrustProxy, trustOf } from './network/clientAddress.ts';
import { LOG_ADDRESSES, type LogAddresses } from './network/loggedAddress.ts';
import { isLoopback } from './network/loopback.ts';
import { mailAddressOf } from './network/mailAddress.ts';
import { withCurrentNames } from './renamedVariables.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

const whole = (min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`;
  const isWithin = (number: number) => number >= min && number <= max;
  return z
    .string()
    .regex(/^\d{1,15}$/, { error, abort: true })
    .transform(Number)
    .refine(isWithin, error);
};
const isOn = z
  .enum(['on', 'off', 'true', 'false', '1', '0'], { error: 'must be on or off' })
  .transform((word) => ['on', 'true', '1'].includes(word));
const isOff = isOn.transform((on) => !on);
const list = z.string().transform(partsOf);

function partsOf(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Origins as browsers send them: scheme and host, nothing more. */
const origins = list.transform((parts, ctx) =>
  parts.map((part) => {
    const url = URL.canParse(part) ? new URL(part) : undefined;
    if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '') return url.origin;
    ctx.addIssue({ code: 'custom', message: `must be addresses like https://table.example, with commas` });
    return part;
  }),
);

const MAX_HOPS = 32;
const ON_IS_NOT_ENOUGH =
  'must say which proxies to believe: how many stand before the server (1), or their networks (10.0.0.0/8, 127.0.0.1)';

/** A plain `on` is not allowed: it would trust headers that any client can write. */
const trustProxy = z.string().transform((text, ctx): TrustProxy => {
  if (['off', 'false', '0'].includes(text)) return false;
  if (/^\d+$/.test(text) && Number(text) <= MAX_HOPS) return Number(text);
  const networks = partsOf(text);
  if (areNetworks(networks)) return networks;
  ctx.addIssue({ code: 'custom', message: ON_IS_NOT_ENOUGH });
  return z.NEVER;
});

function areNetworks(networks: readonly string[]): boolean {
  try {
    trustOf(networks);
    return networks.length > 0;
  } catch {
    // It throws for the first part that is not an address or network.
    return false;
  }
}

/** Both `src` and `dist` are two folders away from the built client. */
const WEB_CLIENT = fileURLToPath(new URL('../../web/dist/client', import.meta.url));

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const factor = z
  .string()
  .regex(/^\d{1,9}(\.\d{1,9})?$/, { error: 'must be a number above 0', abort: true })
  .transform(Number)
  .refine((number) => number > 0, 'must be a number above 0');

const address = (scheme: RegExp, example: string) =>
  z.string().refine((text) => URL.canParse(text) && scheme.test(text), { error: `must be an address like ${example}` });

/** Sender of mails: one mailbox, optionally with a display name. */
const sender = z
  .string()
  .max(200)
  .refine((text) => mailAddressOf(/^[^<>"\p{Cc}]*<([^<>]*)>$/u.exec(text)?.[1] ?? text) !== undefined, {
    error: 'must be an address like Table <table@example.org>',
  });

/** The environment variables by name. Empty is the same as absent. */
const Environment = z.object({
  /** URL of a PostgreSQL database. Default: SQLite in the data folder. */
  DATABASE_URL: address(/^postgres(ql)?:/, 'postgres://user@host/database').optional(),
  /** URL of Redis, through which several nodes on that database communicate. Default: none, for a single node. */
  REDIS_URL: address(/^rediss?:/, 'redis://host').optional(),
  /** Name of this node in its log and in the lease rows; a random suffix is added on every start. Default: `node`. */
  TESSERA_NODE: z
    .string()
    .regex(/^[\w.-]{1,60}$/, 'must be letters, digits, dots and dashes')
    .optional(),
  /**
   * Duration of a shard lease in milliseconds. Renewed every quarter of it; other nodes take over the matches of a dead
   * node after at most about 1.5 times this value.
   */
  TESSERA_LEASE_MS: whole(500, 10 * MINUTE).default(4 * SECOND),
  /**
   * Time limit for an answer of Redis, in milliseconds. Later, a node counts its limits alone; after 2.5 times this
   * value without a message it counts as disconnected. Default: 1 s.
   */
  TESSERA_REDIS_TIMEOUT_MS: whole(100, 10 * MINUTE).default(SECOND),
  /** Port to listen on; 0 takes any free one. Default: 4600. */
  TESSERA_PORT: whole(0, 65_535).default(4600),
  /** Address to listen on. Default: this machine only; `0.0.0.0` opens it to the network. */
  TESSERA_HOST: z.string().default('127.0.0.1'),
  /** Folder of the database, its journals and the key; one server per folder. Default: `./data`. */
  TESSERA_DATA_DIR: z.string().default('./data'),
  /**
   * Secret that signs cookies and encrypts seeds; comma-separated to replace one. Default: created and stored in the
   * data folder.
   */
  TESSERA_SECRET: z.string().optional(),
  /** Bearer token for `/metrics`. Without it the page does not exist. */
  TESSERA_METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/-]{16,200}=*$/, 'must be 16 to 200 letters, digits or -._~+/')
    .optional(),
  /** Lowest level that is logged. Default: `info`. */
  TESSERA_LOG_LEVEL: z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` }).default('info'),
  /** Folder of the built web client; if it is missing, only the API is served. */
  TESSERA_WEB_DIR: z.string().default(WEB_CLIENT),
  /** Further origins under which browsers reach this server, such as a proxy's. Comma-separated. Default: none. */
  TESSERA_ORIGINS: origins.default([]),
  /** Public origin of this server, with which links in mails begin. Required for mails. */
  TESSERA_PUBLIC_ORIGIN: origins
    .refine((list) => list.length === 1, { error: 'must be one address like https://table.example' })
    .optional(),
  /** URL of the mail server for reminders. Default: no reminders. */
  TESSERA_SMTP_URL: address(/^smtps?:/, 'smtps://user:password@host').optional(),
  /** Sender of the mails. Required for mails. */
  TESSERA_MAIL_FROM: sender.optional(),
  /** Waiting time of a table, in milliseconds, before an absent player gets a reminder. Default: 1 hour. */
  TESSERA_REMIND_AFTER_MS: whole(100, 30 * 24 * 60 * MINUTE).default(60 * MINUTE),
  /** Proxies that may state client addresses: their number, or their networks. Default: none. */
  TESSERA_TRUST_PROXY: trustProxy.default(false),
  TESSERA_LIMITS: isOff.default(false),
  TESSERA_LIMITS_FACTOR: factor.default(1),
  /** Ids of the offered games, comma-separated. Default: all installed games. */
  TESSERA_GAMES: z.string().optional(),
  /** Module that exports further `games` or `manifests`, besides the catalogue. Default: none. */
  TESSERA_CATALOG: z.string().optional(),
  /** Number of threads in which rules run. Default: number of cores minus one. */
  TESSERA_RULE_THREADS: whole(1, 64).default(Math.max(1, availableParallelism() - 1)),
  /** Time limit of the rules for one request, in milliseconds; loading them does not count. Default: 2 s. */
  TESSERA_HOST_TIMEOUT_MS: whole(50, 10 * MINUTE).default(2 * SECOND),
  /** Number of threads in which bots compute. Default: number of cores minus one. */
  TESSERA_BOT_THREADS: whole(1, 64).default(Math.max(1, availableParallelism() - 1)),
  /** Pause before each move of a bot, in milliseconds, so that people can watch. Default: 400. */
  TESSERA_BOT_DELAY_MS: whole(0, MINUTE).default(400),
  /** How much longer than its budget a bot may take, in milliseconds, before the server plays for it. Default: 2 s. */
  TESSERA_BOT_GRACE_MS: whole(50, 10 * MINUTE).default(2 * SECOND),
  /** Time after the start at which bot threads load their games in advance, in milliseconds; 0: with the first question. Default: 5 s. */
  TESSERA_BOT_WARM_UP_MS: whole(0, 60 * MINUTE).default(5 * SECOND),
  /** Idle time in milliseconds after which the rules of a match are unloaded. Default: 5 minutes. */
  TESSERA_IDLE_MS: whole(100, 24 * 60 * MINUTE).default(5 * MINUTE),
  /** How many matches may have their rules in memory. Default: 2000. */
  TESSERA_MAX_OPEN_MATCHES: whole(1, 1_000_000).default(2000),
  /** Number of log entries between two snapshots of a match. Default: 64. */
  TESSERA_SNAPSHOT_EVERY: whole(1, 100_000).default(64),
  /**
   * V8 heap limit per thread in megabytes. High on purpose (see `hosts/memoryWatch.ts`): `TESSERA_REQUEST_MEMORY_MB` is
   * the limit of a request.
   */
  TESSERA_HOST_HEAP_MB: whole(64, 65_536).default(2048),
  TESSERA_BOT_HEAP_MB: whole(64, 65_536).default(2048),
  TESSERA_ARCHIVE_HEAP_MB: whole(64, 65_536).default(2048),
  /** How much the process may grow during one request of a thread, in megabytes, before the thread is replaced. Default: 512. */
  TESSERA_REQUEST_MEMORY_MB: whole(32, 65_536).default(512),
  /** Number of threads for logs, replays, files, forks and imports. Default: 2. */
  TESSERA_ARCHIVE_THREADS: whole(1, 64).default(2),
  /** Time limit of one request to an archive thread, in milliseconds. Default: 20 s. */
  TESSERA_ARCHIVE_TIMEOUT_MS: whole(50, 10 * MINUTE).default(20 * SECOND),
  TESSERA_REQUEST_TIMEOUT_MS: whole(100, 60 * MINUTE).default(MINUTE),
  /** Time limit for a socket's answer to a ping, in milliseconds; its first message has half of it. Default: 20 s. */
  TESSERA_SOCKET_TIMEOUT_MS: whole(100, 10 * MINUTE).default(20 * SECOND),
  TESSERA_MAX_BOT_TABLES: whole(1, 1_000_000).default(10),
  TESSERA_MAX_UNFINISHED: whole(1, 1_000_000).default(300),
  TESSERA_MAX_SOCKETS: whole(1, 1_000_000).default(20),
  TESSERA_MAX_SOCKETS_PER_ADDRESS: whole(1, 1_000_000).default(200),
  TESSERA_MAX_SOCKETS_IN_TOTAL: whole(1, 1_000_000).default(10_000),
  TESSERA_MAX_STORED_MB: whole(1, 1_000_000).default(128),
  /** Budget of log bytes per match; with the largest entry on top, a match stays below the limit of the archive. */
  TESSERA_MAX_MATCH_LOG_MB: whole(1, 1_000_000).default(16),
  TESSERA_GUEST_DAYS: whole(1, 36_500).default(30),
  /** Days after which chat lines are deleted; 0 keeps them. */
  TESSERA_CHAT_DAYS: whole(0, 36_500).default(365),
  /** Part of client addresses that is logged. */
  TESSERA_LOG_ADDRESSES: z
    .enum(LOG_ADDRESSES, { error: `must be one of ${LOG_ADDRESSES.join(', ')}` })
    .default('network'),
  /**
   * Absence in milliseconds after which others may free a player's seat, for tables without a setting. Default: 5
   * minutes.
   */
  TESSERA_SEAT_ABSENCE_MS: whole(0, 365 * 24 * 60 * MINUTE).default(5 * MINUTE),
  /**
   * For tests only: makes the seeds of matches and bots a function of this text and the match, so that dice are
   * predictable. Only for a server that other machines cannot reach. Default: random seeds.
   */
  TESSERA_TEST_SEED: z.string().max(200).optional(),
});

/** Memory limits of a thread. */
export interface ThreadMemory {
  /** Heap limit in megabytes, at which V8 ends the thread if possible. */
  readonly heapMb: number;
  /** How much the process may grow during one request of the thread, in megabytes. */
  readonly requestMb: number;
}

/** The settings of a server. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly secret: string | undefined;
  readonly metricsToken: string | undefined;
  readonly logLevel: string;
  readonly webDir: string;
  readonly origins: readonly string[];
  readonly trustProxy: TrustProxy;
  /** Multiplies the usual rate limits; infinity switches them off. */
  readonly limitsFactor: number;
  readonly games: readonly string[] | undefined;
  readonly catalog: string | undefined;
  readonly ruleThreads: number;
  readonly hostTimeoutMs: number;
  readonly botThreads: number;
  readonly botDelayMs: number;
  readonly botGraceMs: number;
  readonly botWarmUpMs: number;
  readonly idleMs: number;
  readonly maxOpenMatches: number;
  readonly snapshotEvery: number;
  readonly seatAbsenceMs: number;
  readonly hostMemory: ThreadMemory;
  readonly botMemory: ThreadMemory;
  readonly archiveMemory: ThreadMemory;
  readonly archiveThreads: number;
  /** Time limit of one request to an archive thread, in milliseconds. */
  readonly archiveTimeoutMs: number;
  /** Time limit for the arrival of a request's headers and body, in milliseconds. */
  readonly requestTimeoutMs: number;
  /** Time limit for a socket's answer to a ping, in milliseconds; its first message has half of it. */
  readonly socketTimeoutMs: number;
  readonly caps: Caps;
  /** Addresses of PostgreSQL and Redis, for one node or several; undefined for a single server on its data folder. */
  readonly cluster: ClusterConfig | undefined;
  /** Days without a visit after which a guest is removed. */
  readonly guestDays: number;
  /** Days after which chat lines are deleted; 0 keeps them. */
  readonly chatDays: number;
  readonly logAddresses: LogAddresses;
  /** Reminders by mail; undefined if they are off. */
  readonly mail: MailConfig | undefined;
  /** Text from which all seeds follow, in tests; undefined for random seeds. */
  readonly testSeed: string | undefined;
}

/** Mail server for reminders, and the sender and links of the mails. */
export interface MailConfig {
  readonly smtpUrl: string;
  readonly from: string;
  readonly origin: string;
  readonly remindAfterMs: number;
}

/** Settings of a cluster node. */
export interface ClusterConfig {
  readonly databaseUrl: string;
  readonly redisUrl: string | undefined;
  readonly node: string;
  readonly leaseMs: number;
  /** Time limit for an answer of Redis, in milliseconds. */
  readonly redisTimeoutMs: number;
}

/** Caps per person or per address. */
export interface Caps {
  /** Running matches with bots that this person hosts. */
  readonly botTables: number;
  /** Unfinished matches that this person hosts. */
  readonly unfinished: number;
  readonly sockets: number;
  readonly socketsPerAddress: number;
  /** Sockets of all people together, per node. */
  readonly socketsInTotal: number;
  /** Bytes of packs, imported matches and forks. */
  readonly storedBytes: number;
  /** Bytes of the log of one match. */
  readonly matchLogBytes: number;
}

type Variables = Readonly<Record<string, string | undefined>>;

/** Reads the settings from an environment; throws a ConfigError with one sentence per invalid variable. */
export function readConfig(env: Variables): Config {
  const it = checked(env, together);
  const limitsFactor = it.TESSERA_LIMITS ? Number.POSITIVE_INFINITY : it.TESSERA_LIMITS_FACTOR;
  return {
    port: it.TESSERA_PORT,
    host: it.TESSERA_HOST,
    dataDir: resolve(it.TESSERA_DATA_DIR),
    secret: it.TESSERA_SECRET,
    metricsToken: it.TESSERA_METRICS_TOKEN,
    logLevel: it.TESSERA_LOG_LEVEL,
    webDir: resolve(it.TESSERA_WEB_DIR),
    origins: [...new Set([...it.TESSERA_ORIGINS, ...(it.TESSERA_PUBLIC_ORIGIN ?? [])])],
    trustProxy: it.TESSERA_TRUST_PROXY,
    limitsFactor,
    ...gamesOf(it),
    ruleThreads: it.TESSERA_RULE_THREADS,
    hostTimeoutMs: it.TESSERA_HOST_TIMEOUT_MS,
    botThreads: it.TESSERA_BOT_THREADS,
    botDelayMs: it.TESSERA_BOT_DELAY_MS,
    botGraceMs: it.TESSERA_BOT_GRACE_MS,
    botWarmUpMs: it.TESSERA_BOT_WARM_UP_MS,
    idleMs: it.TESSERA_IDLE_MS,
    maxOpenMatches: it.TESSERA_MAX_OPEN_MATCHES,
    snapshotEvery: it.TESSERA_SNAPSHOT_EVERY,
    seatAbsenceMs: it.TESSERA_SEAT_ABSENCE_MS,
    hostMemory: { heapMb: it.TESSERA_HOST_HEAP_MB, requestMb: it.TESSERA_REQUEST_MEMORY_MB },
    botMemory: { heapMb: it.TESSERA_BOT_HEAP_MB, requestMb: it.TESSERA_REQUEST_MEMORY_MB },
    archiveMemory: { heapMb: it.TESSERA_ARCHIVE_HEAP_MB, requestMb: it.TESSERA_REQUEST_MEMORY_MB },
    archiveThreads: it.TESSERA_ARCHIVE_THREADS,
    archiveTimeoutMs: it.TESSERA_ARCHIVE_TIMEOUT_MS,
    requestTimeoutMs: it.TESSERA_REQUEST_TIMEOUT_MS,
    socketTimeoutMs: it.TESSERA_SOCKET_TIMEOUT_MS,
    caps: capsOf(it, limitsFactor),
    guestDays: it.TESSERA_GUEST_DAYS,
    chatDays: it.TESSERA_CHAT_DAYS,
    logAddresses: it.TESSERA_LOG_ADDRESSES,
    cluster: clusterOf(it),
    mail: mailOf(it),
    testSeed: it.TESSERA_TEST_SEED,
  };
}

/** The settings of a worker, a subset of those of a server. */
export interface WorkerConfig
  extends Pick<Config, 'logLevel' | 'games' | 'catalog' | 'botThreads' | 'botGraceMs' | 'botWarmUpMs' | 'botMemory'> {
  readonly redisUrl: string;
  readonly secret: string;
}

/** Reads the settings of a worker. Other settings of its nodes are allowed and ignored. */
export function readWorkerConfig(env: Variables): WorkerConfig {
  const it = checked(env, (given) =>
    ['REDIS_URL', 'TESSERA_SECRET'].flatMap((name) =>
      given[name] ? [] : [`A worker needs ${name}, the same as its nodes have.`],
    ),
  );
  return {
    redisUrl: it.REDIS_URL ?? '',
    secret: it.TESSERA_SECRET ?? '',
    logLevel: it.TESSERA_LOG_LEVEL,
    ...gamesOf(it),
    botThreads: it.TESSERA_BOT_THREADS,
    botGraceMs: it.TESSERA_BOT_GRACE_MS,
    botWarmUpMs: it.TESSERA_BOT_WARM_UP_MS,
    botMemory: { heapMb: it.TESSERA_BOT_HEAP_MB, requestMb: it.TESSERA_REQUEST_MEMORY_MB },
  };
}

/** Validates every variable, and their combination. */
function checked(env: Variables, together: (given: Variables) => readonly string[]): z.infer<typeof Environment> {
  const current = Object.entries(withCurrentNames(env));
  const given = Object.fromEntries(current.filter(([, value]) => value !== undefined && value !== ''));
  const parsed = Environment.safeParse(given);
  const problems = [
    ...(parsed.error?.issues ?? []).map(({ path, message }) => problemWith(String(path[0]), message, given)),
    ...Object.keys(given).flatMap((name) => unknownVariable(name) ?? []),
    ...together(given),
  ];
  if (!parsed.success || problems.length > 0) throw new ConfigError('environment', [...new Set(problems)].join(' '));
  return parsed.data;
}

function gamesOf(it: z.infer<typeof Environment>): Pick<Config, 'games' | 'catalog'> {
  return {
    games: it.TESSERA_GAMES?.split(',').map((id) => id.trim()),
    catalog: it.TESSERA_CATALOG === undefined ? undefined : addressOf(it.TESSERA_CATALOG),
  };
}

/** Checks variables that depend on others. */
function together(given: Variables): string[] {
  return [...clusterTogether(given), ...mailTogether(given), ...testSeedTogether(given)];
}

/** A server with predictable dice must not be reachable from other machines, not even through a proxy. */
function testSeedTogether(given: Variables): string[] {
  if (given.TESSERA_TEST_SEED === undefined) return [];
  const onlyHere = 'TESSERA_TEST_SEED makes all dice predictable: it is only for tests, with';
  const origins = partsOf(`${given.TESSERA_ORIGINS ?? ''},${given.TESSERA_PUBLIC_ORIGIN ?? ''}`);
  const isHere = (origin: string) => URL.canParse(origin) && isLoopback(new URL(origin).hostname);
  return [
    ...(isLoopback(given.TESSERA_HOST ?? '127.0.0.1') ? [] : [`${onlyHere} a loopback address as TESSERA_HOST.`]),
    ...(origins.every(isHere) ? [] : [`${onlyHere} loopback addresses in TESSERA_ORIGINS and TESSERA_PUBLIC_ORIGIN.`]),
    ...(given.TESSERA_TRUST_PROXY === undefined || trustProxy.safeParse(given.TESSERA_TRUST_PROXY).data === false
      ? []
      : [`${onlyHere} TESSERA_TRUST_PROXY off.`]),
    ...(given.DATABASE_URL === undefined ? [] : [`${onlyHere} a data folder, without DATABASE_URL.`]),
  ];
}

/** Mails need a mail server, a sender, and a public address. */
function mailTogether({ TESSERA_SMTP_URL, TESSERA_MAIL_FROM, TESSERA_PUBLIC_ORIGIN }: Variables): string[] {
  if (TESSERA_SMTP_URL === undefined)
    return TESSERA_MAIL_FROM === undefined ? [] : ['TESSERA_MAIL_FROM is for mails: it needs TESSERA_SMTP_URL.'];
  return [
    ...(TESSERA_MAIL_FROM === undefined ? ['TESSERA_SMTP_URL needs TESSERA_MAIL_FROM: whom mails are from.'] : []),
    ...(TESSERA_PUBLIC_ORIGIN === undefined
      ? ['TESSERA_SMTP_URL needs TESSERA_PUBLIC_ORIGIN: links in mails begin with it.']
      : []),
  ];
}

function mailOf(it: z.infer<typeof Environment>): MailConfig | undefined {
  const [origin] = it.TESSERA_PUBLIC_ORIGIN ?? [];
  const { TESSERA_SMTP_URL: smtpUrl, TESSERA_MAIL_FROM: from, TESSERA_REMIND_AFTER_MS: remindAfterMs } = it;
  if (smtpUrl === undefined || from === undefined || origin === undefined) return undefined;
  return { smtpUrl, from, origin, remindAfterMs };
}

function clusterTogether(given: Variables): string[] {
  const { DATABASE_URL, REDIS_URL, TESSERA_SECRET } = given;
  if (REDIS_URL !== undefined && DATABASE_URL === undefined)
    return ['REDIS_URL is for several nodes on one database: it needs DATABASE_URL.'];
  if (DATABASE_URL !== undefined && TESSERA_SECRET === undefined)
    return ['DATABASE_URL needs TESSERA_SECRET: every node on a database must have the same.'];
  return [];
}

function clusterOf(it: z.infer<typeof Environment>): ClusterConfig | undefined {
  if (it.DATABASE_URL === undefined) return undefined;
  const node = `${it.TESSERA_NODE ?? 'node'}-${randomBytes(6).toString('hex')}`;
  return {
    databaseUrl: it.DATABASE_URL,
    redisUrl: it.REDIS_URL,
    node,
    leaseMs: it.TESSERA_LEASE_MS,
    redisTimeoutMs: it.TESSERA_REDIS_TIMEOUT_MS,
  };
}

/** Returns the caps, multiplied like the rate limits. */
function capsOf(it: z.infer<typeof Environment>, factor: number): Caps {
  return {
    botTables: it.TESSERA_MAX_BOT_TABLES * factor,
    unfinished: it.TESSERA_MAX_UNFINISHED * factor,
    sockets: it.TESSERA_MAX_SOCKETS * factor,
    socketsPerAddress: it.TESSERA_MAX_SOCKETS_PER_ADDRESS * factor,
    socketsInTotal: it.TESSERA_MAX_SOCKETS_IN_TOTAL * factor,
    storedBytes: it.TESSERA_MAX_STORED_MB * 1024 * 1024 * factor,
    matchLogBytes: it.TESSERA_MAX_MATCH_LOG_MB * 1024 * 1024 * factor,
  };
}

/** Describes the problem with a variable. Secrets are not shown, not even invalid ones. */
function problemWith(name: string, message: string, given: Variables): string {
  // These URLs contain passwords.
  const value = ['TESSERA_SECRET', 'DATABASE_URL', 'REDIS_URL', 'TESSERA_SMTP_URL'].includes(name)
    ? ''
    : `, not "${given[name]}"`;
  return `${name} ${message}${value}.`;
}

/** Variables that other programs of the project read. */
const NOT_OURS = /^TESSERA_(?:TOKEN|CHROMIUM|SCREENSHOTS|POSTGRES|REDIS|TEST_\w+)$/;

/** Reports unknown names: a misspelled variable would silently have no effect. */
function unknownVariable(name: string): string | undefined {
  const known = Object.keys(Environment.shape);
  if (!name.startsWith('TESSERA_') || known.includes(name) || NOT_OURS.test(name)) return undefined;
  return [`There is no setting ${name}.`, didYouMean(nearestName(name, known))].filter(Boolean).join(' ');
}

/** Returns the URL of a module, given as a path or a URL. */
function addressOf(module: string): string {
  return module.startsWith('file:') ? module : pathToFileURL(resolve(module)).href;
}
