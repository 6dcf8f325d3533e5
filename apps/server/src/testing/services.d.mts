/** A service that a test may freeze, kill and start again. */
export interface Service {
  readonly port: number;
  readonly pid: number;
  /** Kills it with SIGKILL. */
  kill(): Promise<void>;
  /** Starts it again on its existing data. */
  start(): Promise<void>;
  /** Kills it and removes its data. */
  remove(): Promise<void>;
}

/** A disk that a test may fill. */
export interface SmallDisk {
  readonly folder: string;
  /** Takes whatever room is left on it, to the last byte. */
  fill(): void;
  /** Frees that space again. */
  free(): void;
  remove(): void;
}

/** One whose disk a test may fill. */
export interface ServiceOnSmallDisk extends Service, Pick<SmallDisk, 'fill' | 'free'> {
  /** Whether it still runs: a full disk may end it. */
  readonly isRunning: boolean;
}

/** Whether both services are installed. */
export const hasServices: boolean;
/** Creates an empty database; resolves to its address. */
export function newDatabase(service?: Service): Promise<string>;
/** Resolves to the address of a Redis that all tests of this process share: each uses separate keys. */
export function sharedRedis(): Promise<string>;
/** Starts a separate PostgreSQL. */
export function startPostgres(): Promise<Service>;
/** Starts a Redis for one test; with `keeps` its keys survive a kill. */
export function startRedis(settings?: { readonly keeps?: boolean }): Promise<Service>;
/** Returns why a small disk is not available, or undefined if it is. */
export function noSmallDisk(): string | undefined;
/** Mounts a disk of so many megabytes: a file system in memory, which only root can mount. */
export function mountSmallDisk(mb: number): SmallDisk;
/** A port of this machine that is free. */
export function freePort(): Promise<number>;
/**
 * Starts a PostgreSQL whose data and write-ahead log are on a disk of this many megabytes: a file system in memory,
 * which only root can mount.
 */
export function startPostgresOnSmallDisk(mb: number): Promise<ServiceOnSmallDisk>;
