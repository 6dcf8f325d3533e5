import type { IncomingHttpHeaders } from 'node:http';
import { fastifyCookie, Signer } from '@fastify/cookie';
import type {
  Credentials,
  IgnoredPerson,
  PasskeyProof,
  PasswordChange,
  SessionInfo,
  TokenInfo,
  TokenRequest,
} from '@tessera/protocol';
import type { Kysely, Selectable } from 'kysely';
import type * as z from 'zod';
import type { Bus } from '../cluster/bus.ts';
import { type Counters, ownCounters } from '../limits/counters.ts';
import type { AttemptCounter, AttemptLimit } from '../limits/failureLimiter.ts';
import type { RelyingParty } from '../network/relyingParty.ts';
import { type Result, refuse } from '../result.ts';
import type { Caller } from './caller.ts';
import { Ignores } from './ignores.ts';
import { nameKey } from './name.ts';
import { Passkeys } from './passkeys.ts';
import { passwordHash, passwordMatches } from './password.ts';
import type { Person } from './person.ts';
import { Players, personOf } from './players.ts';
import { RedisSessions } from './redisSessions.ts';
import type { OpenedSession, Sessions } from './sessions.ts';
import { SqlSessions } from './sqlSessions.ts';
import type { IdentityTables, PlayerRow } from './tables.ts';
import { type NewToken, Tokens } from './tokens.ts';

/** Name of the session cookie. */
export const COOKIE = 'tessera';

export interface IdentitySettings {
  readonly db: Kysely<IdentityTables>;
  /** Keys that sign cookies; the first signs, all are accepted. */
  readonly keys: readonly string[];
  now?(): number;
  /** Counters of wrong passwords. */
  readonly counters?: Counters;
  /** Stores sessions in this Redis; without it they are rows of the database. */
  readonly bus?: Bus | undefined;
}

/** A person after a login, and their new cookie. */
export interface Admission {
  readonly caller: Caller;
  readonly cookie: string;
}

/** A session or a token that has become invalid. */
export interface RevokedCredential {
  readonly kind: 'session' | 'token';
  readonly id: string;
}

/** Origin of a login. */
interface LogInOrigin {
  /** The session that it replaces. */
  readonly before?: Caller | undefined;
  /** The address of the client, as limits count it. */
  readonly address?: string;
}

const WRONG_PASSWORDS: AttemptLimit = { most: 20, windowMs: 15 * 60_000 };
const DAY_MS = 86_400_000;
/** How long ended credentials are remembered: longer than any request takes to open a socket or stream. */
const REMEMBERED_MS = 60_000;

type NameAndPassword = z.infer<typeof Credentials>;

/** Opens the identities of a database. */
export async function openIdentity(settings: IdentitySettings): Promise<Identity> {
  const identity = new Identity(settings);
  await identity.sweep();
  return identity;
}

/** Identities: guests, accounts, their browser sessions, and the API tokens of their programs. */
export class Identity {
  readonly #players: Players;
  readonly #sessions: Sessions;
  readonly #tokens: Tokens;
  readonly #ignores: Ignores;
  readonly passkeys: Passkeys;
  readonly #attempts: AttemptCounter;
  readonly #signer: Signer;
  readonly #now: () => number;
  readonly #revoked = new Set<(pass: RevokedCredential, isElsewhere: boolean) => void>();
  readonly #erased = new Set<(player: string, isElsewhere: boolean) => void>();
  readonly #missedMessagesListeners = new Set<() => void>();
  readonly #ended = new Set<string>();
  readonly #renamed = new Set<(person: Pick<Person, 'id' | 'name'>, isElsewhere: boolean) => void>();

  constructor({ db, keys, now = Date.now, counters = ownCounters(), bus }: IdentitySettings) {
    this.#players = new Players(db, now, (person) => this.#notifyRenamed(person, false));
    this.#sessions = bus ? new RedisSessions({ db, bus, now }) : new SqlSessions(db, now);
    this.#tokens = new Tokens(db, now, this.#sessions);
    this.#ignores = new Ignores(db, now);
    this.passkeys = new Passkeys(db, now);
    this.#attempts = counters.attempts('password', WRONG_PASSWORDS);
    this.#signer = new Signer([...keys]);
    this.#now = now;
  }

  /**
   * Returns the caller by the headers of a request or of a socket handshake. A token takes precedence over a cookie.
   */
  async ofHandshake(headers: Pick<IncomingHttpHeaders, 'authorization' | 'cookie'>): Promise<Caller | undefined> {
    if (headers.authorization !== undefined) {
      const token = /^Bearer ([\w-]{20,100})$/i.exec(headers.authorization)?.[1];
      return token === undefined ? undefined : this.#tokens.caller(token);
    }
    const secret = this.#secretIn(headers.cookie);
    return secret === undefined ? undefined : this.#sessions.caller(secret);
  }

  /**
   * Returns the cookie of a request, signed with the newest key, to extend its lifetime: browsers delete even cookies
   * in use.
   */
  freshCookie(header: string | undefined): string | undefined {
    const secret = this.#secretIn(header);
    return secret === undefined ? undefined : this.#signer.sign(secret);
  }

  /** Creates a guest for a new visitor. */
  async newGuest(agent: string): Promise<Admission> {
    const person = await this.#players.newGuest();
    const session = await this.#sessions.open(person.id, null, agent);
    if (!session) throw new Error('A new guest was gone before their session was opened');
    return this.#admit(person, session);
  }

  /** Turns a guest into an account. The id stays, and so do their matches. */
  async register(caller: Caller, { name, password }: NameAndPassword): Promise<Result<Admission>> {
    const done = await this.#players.register(caller.id, name, await passwordHash(password));
    if (!done.ok) return done;
    return { ok: true, value: this.#admit(done.value, await this.#renew(caller)) };
  }

  /** Logs in the owner of an account. It replaces the former identity of this browser. */
  async logIn(
    { name, password }: NameAndPassword,
    agent: string,
    { before, address = '' }: LogInOrigin = {},
  ): Promise<Result<Admission>> {
    // By account and address together: wrong passwords of a stranger elsewhere must not lock the owner out.
    const key = attemptKey(name, address);
    const seconds = await this.#attempts.begin(key);
    if (seconds > 0) return refuse('wait-to-log-in', { seconds });
    const account = await this.#players.account(name);
    if (!(await passwordMatches(account?.password, password)) || !account) return refuse('wrong-credentials');
    await this.#attempts.forgive(key);
    return this.#admitOwner(account, agent, before);
  }

  /** Logs in the owner of a passkey, with the proof for a challenge that this browser has received. */
  async logInWithPasskey(
    caller: Caller,
    site: RelyingParty,
    proof: z.infer<typeof PasskeyProof>,
    agent: string,
  ): Promise<Result<Admission>> {
    const player = await this.passkeys.signIn(caller.via.id, site, proof);
    const account = player.ok ? await this.#players.accountOf(player.value) : undefined;
    return account ? this.#admitOwner(account, agent, caller) : refuse('bad-passkey');
  }

  /** Opens a session that replaces this browser's former one, unless the password has changed meanwhile. */
  async #admitOwner(
    account: Selectable<PlayerRow>,
    agent: string,
    before: Caller | undefined,
  ): Promise<Result<Admission>> {
    const session = await this.#sessions.open(account.id, account.password, agent);
    if (!session) return refuse('wrong-credentials');
    if (before?.via.kind === 'session') await this.endSession(before, before.via.id);
    this.#notifyRevoked('session', await this.#sessions.endSurplus(account.id, session.id));
    return { ok: true, value: this.#admit(personOf(account), session) };
  }

  /**
   * Changes the password of an account. An attacker with the old password loses all access: all other sessions and all
   * tokens end. This browser gets a new cookie.
   */
  async changePassword(
    caller: Caller,
    { before, password }: z.infer<typeof PasswordChange>,
  ): Promise<Result<Admission>> {
    const account = await this.#ownAccount(caller, before);
    if (!account.ok) return account;
    await this.#players.setPassword(caller.id, await passwordHash(password));
    await this.passkeys.removeAll(caller.id);
    await this.endEverythingElse(caller);
    return { ok: true, value: this.#admit(account.value, await this.#renew(caller)) };
  }

  /** Returns the person of a caller who knows their password. */
  async #ownAccount(caller: Caller, password: string): Promise<Result<Person>> {
    if (caller.guest) return refuse('no-account');
    const key = attemptKey(caller.name, caller.via.id);
    const seconds = await this.#attempts.begin(key);
    if (seconds > 0) return refuse('wait-to-log-in', { seconds });
    const account = await this.#players.account(caller.name);
    if (account?.id !== caller.id || !(await passwordMatches(account.password, password))) {
      return refuse('wrong-password');
    }
    await this.#attempts.forgive(key);
    return { ok: true, value: personOf(account) };
  }

  /** Replaces the session of a caller. Sockets and streams that were opened with its cookie end, at every node. */
  async #renew({ via }: Caller): Promise<OpenedSession> {
    const session = await this.#sessions.renew(via.id);
    this.#notifyRevoked('session', [via.id]);
    return session;
  }

  rename(caller: Caller, name: string): Promise<Result<Person>> {
    return this.#players.rename(caller.id, name);
  }

  sessions(caller: Caller): Promise<SessionInfo[]> {
    return this.#sessions.list(caller.id, caller.via.kind === 'session' ? caller.via.id : undefined);
  }

  async endSession(caller: Caller, id: string): Promise<Result<undefined>> {
    if (!(await this.#sessions.end(caller.id, id))) return refuse('no-such-session');
    this.#notifyRevoked('session', [id]);
    return { ok: true, value: undefined };
  }

  /** Ends all other sessions of a person, and all their tokens. */
  async endEverythingElse(caller: Caller): Promise<Result<undefined>> {
    this.#notifyRevoked('session', await this.#sessions.endOthers(caller.id, caller.via.id));
    this.#notifyRevoked('token', await this.#tokens.revokeAll(caller.id));
    return { ok: true, value: undefined };
  }

  tokens(caller: Caller): Promise<TokenInfo[]> {
    return this.#tokens.list(caller.id);
  }

  newToken(caller: Caller, wish: z.infer<typeof TokenRequest>): Promise<Result<NewToken>> {
    return this.#tokens.make(caller.id, caller.via.id, wish);
  }

  async revokeToken(caller: Caller, id: string): Promise<Result<undefined>> {
    if (!(await this.#tokens.revoke(caller.id, id))) return refuse('no-such-token');
    this.#notifyRevoked('token', [id]);
    return { ok: true, value: undefined };
  }

  /** Returns the people whom a person ignores. */
  ignored(caller: Caller): Promise<IgnoredPerson[]> {
    return this.#ignores.list(caller.id);
  }

  ignore(caller: Caller, id: string): Promise<Result<undefined>> {
    return this.#ignores.add(caller.id, id);
  }

  async hearAgain(caller: Caller, id: string): Promise<Result<undefined>> {
    await this.#ignores.remove(caller.id, id);
    return { ok: true, value: undefined };
  }

  /**
   * Calls the listener for every session and token that ends, here or at another node, so that its sockets and streams
   * can be closed.
   */
  onRevoked(listener: (pass: RevokedCredential, isElsewhere: boolean) => void): () => void {
    this.#revoked.add(listener);
    return () => this.#revoked.delete(listener);
  }

  /** Calls the listener for every change of a name. */
  onRenamed(listener: (person: Pick<Person, 'id' | 'name'>, isElsewhere: boolean) => void): () => void {
    this.#renamed.add(listener);
    return () => this.#renamed.delete(listener);
  }

  /** Calls the listener for every deleted person, here or at another node, so that their sockets and streams can be closed. */
  onErased(listener: (player: string, isElsewhere: boolean) => void): () => void {
    this.#erased.add(listener);
    return () => this.#erased.delete(listener);
  }

  erasedElsewhere(player: string): void {
    for (const listener of this.#erased) listener(player, true);
  }

  /** Checks the password of an account; guests are refused. Wrong passwords count as for a change of the password. */
  async checkPassword(caller: Caller, password: string): Promise<Result<undefined>> {
    const account = await this.#ownAccount(caller, password);
    return account.ok ? { ok: true, value: undefined } : account;
  }

  /**
   * Removes a person: account, sessions, tokens, packs, mail address and the list of people they ignore. Sockets and streams of theirs end at every
   * node. Repeating it is harmless.
   */
  async erase(player: string): Promise<void> {
    await this.#players.remove(player);
    for (const listener of this.#erased) listener(player, false);
    // Sessions in Redis do not go with the row; without it they are worth nothing already.
    this.#notifyRevoked('session', await this.#sessions.endOthers(player, ''));
  }

  /** Calls the listener when sessions and tokens may have ended at other nodes without notice. */
  onMissedMessages(listener: () => void): () => void {
    this.#missedMessagesListeners.add(listener);
    return () => this.#missedMessagesListeners.delete(listener);
  }

  /** Reports that messages of other nodes may have been lost. */
  reportMissedMessages(): void {
    for (const listener of this.#missedMessagesListeners) listener();
  }

  /** Reports that a session or token has ended at another node. */
  revokedElsewhere({ kind, id }: RevokedCredential): void {
    this.#notifyRevoked(kind, [id], true);
  }

  renamedElsewhere(person: Pick<Person, 'id' | 'name'>): void {
    this.#notifyRenamed(person, true);
  }

  /** Returns whether a session or token is still valid. */
  isValid({ kind, id }: RevokedCredential): Promise<boolean> {
    return kind === 'session' ? this.#sessions.has(id) : this.#tokens.has(id);
  }

  /** Whether this session or token has just ended: for sockets and streams that were being opened. */
  hasEnded({ id }: Pick<RevokedCredential, 'id'>): boolean {
    return this.#ended.has(id);
  }

  /** Removes expired data: on start, and once a day. */
  async sweep(): Promise<void> {
    await this.#sessions.sweep();
    await this.passkeys.sweep();
    await this.#players.sweepGuests(this.#now() - DAY_MS);
  }

  #admit(person: Person, session: OpenedSession): Admission {
    return {
      caller: { ...person, via: { kind: 'session', id: session.id } },
      cookie: this.#signer.sign(session.secret),
    };
  }

  #secretIn(header: string | undefined): string | undefined {
    const cookie = header === undefined ? undefined : fastifyCookie.parse(header)[COOKIE];
    if (cookie === undefined) return undefined;
    const opened = this.#signer.unsign(cookie);
    return opened.valid ? opened.value : undefined;
  }

  #notifyRenamed(person: Pick<Person, 'id' | 'name'>, isElsewhere: boolean): void {
    for (const listener of this.#renamed) listener(person, isElsewhere);
  }

  #notifyRevoked(kind: RevokedCredential['kind'], ids: readonly string[], isElsewhere = false): void {
    for (const id of ids) {
      this.#ended.add(id);
      setTimeout(() => this.#ended.delete(id), REMEMBERED_MS).unref();
      for (const listener of this.#revoked) listener({ kind, id }, isElsewhere);
    }
  }
}

/** Returns the key under which wrong passwords are counted: the account and the origin. */
function attemptKey(name: string, origin: string): string {
  return `${nameKey(name)}\n${origin}`;
}
