import type { Generated } from 'kysely';

/** The tables of identity. Times are milliseconds since 1970; secrets are stored as SHA-256 only. */
export interface IdentityTables {
  players: PlayerRow;
  sessions: SessionRow;
  tokens: TokenRow;
  /** Ignore lists. */
  ignores: { player_id: string; ignored_id: string; created_at: number };
  passkeys: PasskeyRow;
  /** Challenges that a session was given and has not answered: one per purpose. */
  passkey_challenges: { session_id: string; purpose: string; challenge: string; expires_at: number };
}

export interface PasskeyRow {
  /** The id of the credential, base64url. */
  id: string;
  player_id: string;
  name: string;
  /** The public key in COSE, base64url. */
  public_key: string;
  /** Signature counter of the authenticator; 0 if it has none. */
  counter: number;
  /** How browsers reach the authenticator, with a space between them. */
  transports: string;
  created_at: number;
  used_at: number | null;
}

export interface PlayerRow {
  id: string;
  name: string;
  /** The name in its login form, unique among accounts; null for a guest. */
  name_key: string | null;
  /** Skeleton of the name. Accounts from before skeletons may share one. */
  skeleton: string;
  /** An argon2id hash with its parameters; null for a guest. */
  password: string | null;
  created_at: number;
  /** When a session in Redis was last used; 0 if sessions are rows. */
  seen_at: Generated<number>;
}

export interface SessionRow {
  /** Identifies the session to its owner; the browser's secret is separate. */
  id: string;
  secret_hash: string;
  player_id: string;
  agent: string;
  created_at: number;
  seen_at: number;
  expires_at: number;
}

export interface TokenRow {
  id: string;
  secret_hash: string;
  player_id: string;
  name: string;
  /** Space-separated scopes. */
  scopes: string;
  created_at: number;
}
