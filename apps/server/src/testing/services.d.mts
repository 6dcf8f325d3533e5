/** A service that a test may freeze, kill and start again. */
export interface Service {
  readonly port: number;
  readonly pid: number;
  /** Ends it without a word. */
  kill(): Promise<void>;
  /** Starts it again on what it left. */
  start(): Promise<void>;
  /** Kills it and removes what it left. */
  remove(): Promise<void>;
}

/** A disk that a test may fill. */
export interface SmallDisk {
  readonly folder: string;
  /** Takes whatever room is left on it, to the last byte. */
  fill(): void;
  /** Gives it back. */
  free(): void;
  remove(): void;
}

/** One whose disk a test may fill. */
export interface ServiceOnSmallDisk extends Service, Pick<SmallDisk, 'fill' | 'free'> {
  /** Whether it still runs: a full disk may end it. */
  readonly isRunning: boolean;
}

/** Whether both can be had here. */
export const hasServices: boolean;
/** The address of a new, empty database. */
export function newDatabase(service?: Service): Promise<string>;
/** The address of a Redis that all tests of this process share: whoever speaks through it has a key of their own. */
export function sharedRedis(): Promise<string>;
/** A PostgreSQL of one's own. */
export function startPostgres(): Promise<Service>;
/** Starts a Redis for one test; with `keeps` it has its keys again after it was killed and started. */
export function startRedis(settings?: { readonly keeps?: boolean }): Promise<Service>;
/** Why no small disk can be had here; nothing where one can. */
export function noSmallDisk(): string | undefined;
/** Mounts a disk of so many megabytes: a file system in memory, which only root can mount. */
export function mountSmallDisk(mb: number): SmallDisk;
/** A port of this machine that is free. */
export function freePort(): Promise<number>;
/** A PostgreSQL whose data and write-ahead log are on a small disk. */
export function startPostgresOnSmallDisk(mb: number): Promise<ServiceOnSmallDisk>;
