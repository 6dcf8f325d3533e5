import type { SessionInfo } from '@tessera/protocol';
import type { Caller } from './caller.ts';

const DAY_MS = 86_400_000;
/** Idle time after which a session expires. */
export const LIFE_MS = 180 * DAY_MS;
/** Precision of the stored "last seen": storing it with every request would be one write per request. */
export const SEEN_EVERY_MS = 5 * 60_000;
export const MAX_AGENT = 200;

/** A session and its new secret, which the browser keeps. */
export interface OpenedSession {
  readonly id: string;
  readonly secret: string;
}

/** Browser sessions. Implementations: rows of the database, or Redis. */
export interface Sessions {
  /**
   * Opens a session for a person with this stored password hash, null for a guest; returns undefined if it has changed
   * meanwhile.
   */
  open(player: string, password: string | null, agent: string): Promise<OpenedSession | undefined>;
  /** Returns the person with this secret, if the session is neither revoked nor expired. */
  caller(secret: string): Promise<Caller | undefined>;
  /**
   * Gives a session a new id and secret. The old secret becomes invalid, and sockets opened with it are found by the
   * old id.
   */
  renew(id: string): Promise<OpenedSession>;
  /** Lists the sessions of a person, last seen first; `here` is the session of the request. */
  list(player: string, here: string | undefined): Promise<SessionInfo[]>;
  /** Ends a session of a person; returns whether there was one. */
  end(player: string, id: string): Promise<boolean>;
  /** Ends all sessions of a person but one; returns their ids. */
  endOthers(player: string, here: string): Promise<string[]>;
  /** Ends the longest unused sessions of a person beyond the limit, never this one; returns their ids. */
  endSurplus(player: string, here: string): Promise<string[]>;
  /** Returns whether a session is neither revoked nor expired. */
  has(id: string): Promise<boolean>;
  /** Removes expired sessions. */
  sweep(): Promise<void>;
}

/** Redis did not answer, so a session cannot be looked up. The client retries later. */
export class SessionsUnreachable extends Error {
  constructor(cause: unknown) {
    super(`session lookup failed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'SessionsUnreachable';
  }
}
