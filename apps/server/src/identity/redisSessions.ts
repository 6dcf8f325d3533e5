import { MAX_SESSIONS, type SessionInfo } from '@tessera/protocol';
import type { Kysely } from 'kysely';
import * as z from 'zod';
import type { Bus } from '../cluster/bus.ts';
import type { Caller } from './caller.ts';
import { personOf } from './players.ts';
import { hashOf, newId, newSecret } from './secret.ts';
import {
  LIFE_MS,
  MAX_AGENT,
  type OpenedSession,
  SEEN_EVERY_MS,
  type Sessions,
  SessionsUnreachable,
} from './sessions.ts';
import { SqlSessions } from './sqlSessions.ts';
import type { IdentityTables } from './tables.ts';

// tessera:session:<id>            hash: `body`, sealed and bound to this key, and `seen`, milliseconds since 1970
// tessera:session-secret:<hash>   the id of the session whose secret has this hash
// tessera:sessions-of:<hash>      set: ids of the sessions of one person
// All of them expire in Redis. The body names the hash of the secret too, so that an outdated second key opens nothing.

const SESSION = 'tessera:session:';

/** Creates a session, once. */
const OPEN = `
if redis.call('EXISTS', KEYS[1]) == 1 then return 0 end
redis.call('HSET', KEYS[1], 'body', ARGV[2], 'seen', ARGV[3])
redis.call('SET', KEYS[2], ARGV[1])
redis.call('SADD', KEYS[3], ARGV[1])
for _, key in ipairs(KEYS) do redis.call('PEXPIRE', key, ARGV[4]) end
return 1`;

const BY_SECRET = `
local id = redis.call('GET', KEYS[1])
if not id then return false end
local found = redis.call('HMGET', ARGV[1] .. id, 'body', 'seen')
return found[1] and {id, found[1], found[2]}`;

const BY_ID = `
local found = redis.call('HMGET', KEYS[1], 'body', 'seen')
return found[1] and {ARGV[1], found[1], found[2]}`;

const OF_PERSON = `
local all = {}
for _, id in ipairs(redis.call('SMEMBERS', KEYS[1])) do
  local found = redis.call('HMGET', ARGV[1] .. id, 'body', 'seen')
  if found[1] then all[#all + 1] = {id, found[1], found[2]} else redis.call('SREM', KEYS[1], id) end
end
return all`;

/** Does not bring back a session that has ended meanwhile. */
const SEE = `
if redis.call('EXISTS', KEYS[1]) == 0 then return 0 end
redis.call('HSET', KEYS[1], 'seen', ARGV[1])
for _, key in ipairs(KEYS) do redis.call('PEXPIRE', key, ARGV[2]) end
return 1`;

const RENEW = `
if redis.call('DEL', KEYS[1]) == 0 then return 0 end
redis.call('DEL', KEYS[2])
redis.call('SREM', KEYS[3], ARGV[1])
redis.call('HSET', KEYS[4], 'body', ARGV[3], 'seen', ARGV[4])
redis.call('SET', KEYS[5], ARGV[2])
redis.call('SADD', KEYS[6], ARGV[2])
for i = 4, 6 do redis.call('PEXPIRE', KEYS[i], ARGV[5]) end
return 1`;

const END = `
redis.call('DEL', KEYS[2])
redis.call('SREM', KEYS[3], ARGV[1])
return redis.call('DEL', KEYS[1])`;

const Found = z.tuple([z.string().max(20), z.string().max(4096), z.string().regex(/^\d{1,16}$/)]);

const Body = z.strictObject({
  player: z.string().max(40),
  secretHash: z.string().max(64),
  agent: z.string().max(MAX_AGENT),
  createdAt: z.int().min(0),
});

/** A session as stored in Redis. */
type Session = z.infer<typeof Body> & { readonly id: string; readonly seenAt: number };

export interface RedisSessionsSettings {
  readonly db: Kysely<IdentityTables>;
  readonly bus: Pick<Bus, 'redis' | 'sealed'>;
  now(): number;
  readonly lifeMs?: number;
}

/**
 * Sessions in Redis, for all nodes. Rows from before Redis was configured are still accepted: each moves to Redis when
 * it is first used. Operations that end sessions process the rows first and Redis afterwards; a move writes to Redis
 * first. None escapes by moving.
 */
export class RedisSessions implements Sessions {
  readonly #db: Kysely<IdentityTables>;
  readonly #bus: Pick<Bus, 'redis' | 'sealed'>;
  readonly #now: () => number;
  readonly #lifeMs: number;
  readonly #rows: SqlSessions;

  constructor({ db, bus, now, lifeMs = LIFE_MS }: RedisSessionsSettings) {
    this.#db = db;
    this.#bus = bus;
    this.#now = now;
    this.#lifeMs = lifeMs;
    this.#rows = new SqlSessions(db, now);
  }

  async open(player: string, password: string | null, agent: string): Promise<OpenedSession | undefined> {
    const [id, secret, now] = [newId(), newSecret(), this.#now()];
    const session = {
      id,
      player,
      secretHash: hashOf(secret),
      agent: agent.slice(0, MAX_AGENT),
      createdAt: now,
      seenAt: now,
    };
    await this.#write(session);
    // Checked after the write: a later change of the password finds the session and ends it.
    const { numUpdatedRows } = await this.#db
      .updateTable('players')
      .set({ seen_at: now })
      .where('id', '=', player)
      .where('password', 'is not distinct from', password)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) return { id, secret };
    await this.#remove(session);
    return undefined;
  }

  async caller(secret: string): Promise<Caller | undefined> {
    const secretHash = hashOf(secret);
    const session = (await this.#bySecret(secretHash)) ?? (await this.#moveRow(secretHash));
    if (session === undefined) return undefined;
    const person = await this.#db
      .selectFrom('players')
      .select(['id', 'name', 'password'])
      .where('id', '=', session.player)
      .executeTakeFirst();
    if (person === undefined) return undefined;
    if (session.seenAt + SEEN_EVERY_MS < this.#now()) await this.#see(session);
    return { ...personOf(person), via: { kind: 'session', id: session.id } };
  }

  async renew(id: string): Promise<OpenedSession> {
    const secret = newSecret();
    const before = await this.#session(id);
    if (before === undefined) return this.#rows.renew(id);
    const session = { ...before, id: newId(), secretHash: hashOf(secret) };
    const words = [id, session.id, this.#body(session), session.seenAt, this.#lifeMs];
    await this.#eval(RENEW, [...keysOf(before), ...keysOf(session)], words);
    return { id: session.id, secret };
  }

  async list(player: string, here: string | undefined): Promise<SessionInfo[]> {
    const rows = await this.#rows.list(player, here);
    const sessions = (await this.#of(player)).map(({ id, createdAt, seenAt, agent }) => ({
      id,
      createdAt,
      seenAt,
      agent,
      here: id === here,
    }));
    const left = rows.filter((row) => !sessions.some(({ id }) => id === row.id));
    return [...left, ...sessions].toSorted((a, b) => b.seenAt - a.seenAt || b.createdAt - a.createdAt);
  }

  async end(player: string, id: string): Promise<boolean> {
    const wasRow = await this.#rows.end(player, id);
    const session = await this.#session(id);
    if (session?.player !== player) return wasRow;
    return (await this.#remove(session)) || wasRow;
  }

  async endOthers(player: string, here: string): Promise<string[]> {
    const rows = await this.#rows.endOthers(player, here);
    const others = (await this.#of(player)).filter(({ id }) => id !== here);
    await Promise.all(others.map((session) => this.#remove(session)));
    return [...new Set([...rows, ...others.map(({ id }) => id)])];
  }

  async endSurplus(player: string, here: string): Promise<string[]> {
    const others = (await this.list(player, here)).filter((session) => !session.here);
    const surplus = others.slice(MAX_SESSIONS - 1).map(({ id }) => id);
    await Promise.all(surplus.map((id) => this.end(player, id)));
    return surplus;
  }

  async has(id: string): Promise<boolean> {
    return (await this.#session(id)) !== undefined || this.#rows.has(id);
  }

  sweep(): Promise<void> {
    return this.#rows.sweep();
  }

  /** Moves the row of a session to Redis; returns undefined if there is none, or if it was ended meanwhile. */
  async #moveRow(secretHash: string): Promise<Session | undefined> {
    const row = await this.#rows.row(secretHash);
    if (row === undefined) return undefined;
    const { id, player_id: player, agent, created_at: createdAt, seen_at: seenAt } = row;
    const session = { id, player, secretHash, agent, createdAt, seenAt };
    // Another request of the same browser is moving it, and decides.
    if (!(await this.#write(session))) return this.#bySecret(secretHash);
    await this.#see(session);
    if (await this.#rows.end(player, id)) return { ...session, seenAt: this.#now() };
    await this.#remove(session);
    return undefined;
  }

  async #bySecret(secretHash: string): Promise<Session | undefined> {
    const session = this.#read(await this.#eval(BY_SECRET, [secretKey(secretHash)], [SESSION]));
    return session?.secretHash === secretHash ? session : undefined;
  }

  async #session(id: string): Promise<Session | undefined> {
    return this.#read(await this.#eval(BY_ID, [recordKey(id)], [id]));
  }

  async #of(player: string): Promise<Session[]> {
    const found = z.array(z.unknown()).parse(await this.#eval(OF_PERSON, [personKey(player)], [SESSION]));
    return found.flatMap((each) => this.#read(each) ?? []).filter((session) => session.player === player);
  }

  /** Parses a session; returns undefined if it was not written by a node with our secret. */
  #read(found: unknown): Session | undefined {
    if (found === null) return undefined;
    const [id, body, seen] = Found.parse(found);
    const text = this.#bus.sealed.open(recordKey(id), Buffer.from(body, 'base64url'));
    return text === undefined ? undefined : { ...Body.parse(JSON.parse(text)), id, seenAt: Number(seen) };
  }

  #body({ id, player, secretHash, agent, createdAt }: Session): string {
    const text = JSON.stringify({ player, secretHash, agent, createdAt } satisfies z.infer<typeof Body>);
    return this.#bus.sealed.close(recordKey(id), text).toString('base64url');
  }

  /** Returns whether it was new. */
  async #write(session: Session): Promise<boolean> {
    const words = [session.id, this.#body(session), session.seenAt, this.#lifeMs];
    return (await this.#eval(OPEN, keysOf(session), words)) === 1;
  }

  async #remove(session: Session): Promise<boolean> {
    return (await this.#eval(END, keysOf(session), [session.id])) === 1;
  }

  /** Records that a session is in use: its expiry is extended, and its guest is not swept. */
  async #see(session: Session): Promise<void> {
    const now = this.#now();
    await this.#eval(SEE, keysOf(session), [now, this.#lifeMs]);
    await this.#db.updateTable('players').set({ seen_at: now }).where('id', '=', session.player).execute();
  }

  /**
   * Runs a script. It fails at once without a connection; on a connection that was cut silently, when the bus
   * reconnects.
   */
  async #eval(script: string, keys: readonly string[], words: readonly (string | number)[]): Promise<unknown> {
    try {
      return await this.#bus.redis.eval(script, keys.length, ...keys, ...words);
    } catch (error) {
      throw new SessionsUnreachable(error);
    }
  }
}

function keysOf({ id, secretHash, player }: Session): string[] {
  return [recordKey(id), secretKey(secretHash), personKey(player)];
}

const recordKey = (id: string): string => SESSION + id;
const secretKey = (secretHash: string): string => `tessera:session-secret:${secretHash}`;
/** Does not depend on the secrets of the server: after a change of them, all sessions of a person are still found. */
const personKey = (player: string): string => `tessera:sessions-of:${hashOf(`sessions of ${player}`)}`;
