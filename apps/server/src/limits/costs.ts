import type { Rate } from './tokenBucket.ts';

/** Payers of a request: each known one is charged. */
export interface Payer {
  readonly address?: string;
  readonly session?: string;
  readonly person?: string;
  /** One connection of a session. */
  readonly socket?: string;
}

export type PayerKind = keyof Payer;

const MB = 1024 * 1024;

function per(seconds: number, burst: number): Rate {
  return { burst, perSecond: burst / seconds };
}

/** Rate limits per resource and kind of payer. */
export const BUDGETS = {
  /** Requests to the API. */
  calls: { address: per(60, 1200), person: per(60, 1200), session: per(60, 600) },
  /** Requests over a socket. */
  messages: {
    address: { burst: 2000, perSecond: 500 },
    person: { burst: 400, perSecond: 100 },
    session: { burst: 200, perSecond: 50 },
    socket: { burst: 60, perSecond: 20 },
  },
  /** New guests. */
  guests: { address: per(600, 30) },
  /** Attempts to log in or to register. */
  logins: { address: per(300, 20) },
  /** Mails to an address: enough for people who mistype it. */
  mails: { address: per(3600, 10), person: per(3600, 5) },
  /** Downloads of a person's data, which read all of the person's matches. */
  downloads: { address: per(3600, 20), person: per(3600, 5) },
  /** Creation of matches, forks, tokens and packs. */
  made: { address: per(60, 120), person: per(60, 30), session: per(60, 30) },
  /** Ready marks, each of which is written and sent to everyone at the table. */
  marks: { address: per(60, 240), person: per(60, 40), session: per(60, 40) },
  /** Requests that process a whole log. */
  archive: { address: per(60, 240), person: per(60, 60), session: per(60, 60) },
  /**
   * Bytes that play adds to logs and headings. The burst is enough for a long evening, the rate for a person who plays all day. An entry
   * takes about 400 bytes.
   */
  written: {
    address: { burst: 64 * MB, perSecond: (16 * MB) / 3600 },
    person: { burst: 16 * MB, perSecond: (4 * MB) / 3600 },
  },
  /** New matches that hang a host thread until it is replaced, which delays other players. */
  hangs: { person: per(900, 3) },
  /** Bytes that are stored permanently. */
  bytes: { address: per(600, 64 * MB), person: per(600, 16 * MB) },
} as const satisfies Readonly<Record<string, Readonly<Partial<Record<PayerKind, Rate>>>>>;

export type Budget = keyof typeof BUDGETS;
export type Cost = Readonly<Partial<Record<Budget, number>>>;

/** Cost of each kind of request beyond that of any request: the same over a socket and over HTTP. */
export const COSTS = {
  call: { calls: 1 },
  guest: { guests: 1 },
  login: { logins: 1 },
  make: { made: 1 },
  mail: { mails: 1 },
  mark: { marks: 1 },
  download: { downloads: 1 },
  fork: { made: 1, archive: 2 },
  import: { made: 1, archive: 4 },
  log: { archive: 1 },
  /** Reads many headings at once. */
  list: { calls: 4 },
  replay: { archive: 2 },
  /** Per byte. */
  keep: { bytes: 1 },
  /** Charged afterwards. */
  hang: { hangs: 1 },
  /** Per byte. */
  write: { written: 1 },
} as const satisfies Readonly<Record<string, Cost>>;

export type CostKind = keyof typeof COSTS;

/**
 * Storage overhead in bytes, charged in addition to the request body. A log entry has ids, a link, a seal and an index row; a new match
 * has a heading, an encrypted start and its list of players.
 */
export const WRITTEN_BYTES = { entry: 512, match: 4096 } as const;
export type Written = keyof typeof WRITTEN_BYTES;
