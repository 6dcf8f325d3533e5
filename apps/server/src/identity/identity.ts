import type { IncomingHttpHeaders } from 'node:http';
import { performance } from 'node:perf_hooks';
import { fastifyCookie, Signer } from '@fastify/cookie';
import type { Credentials, PasswordChange, SessionInfo, TokenInfo, TokenWish } from '@tessera/protocol';
import type { Kysely } from 'kysely';
import type * as z from 'zod';
import type { Done, Person } from '../live/matches.ts';
import { Attempts } from './attempts.ts';
import type { Caller } from './caller.ts';
import { nameKey } from './name.ts';
import { passwordHash, passwordMatches } from './password.ts';
import { Players, personOf } from './players.ts';
import { refused } from './refusals.ts';
import { type OpenedSession, Sessions } from './sessions.ts';
import type { IdentityTables } from './tables.ts';
import { type NewToken, Tokens } from './tokens.ts';

/** The cookie that says who somebody is. */
export const COOKIE = 'tessera';

export interface IdentitySettings {
  readonly db: Kysely<IdentityTables>;
  /** What signs cookies; the first signs, all are accepted. */
  readonly keys: readonly string[];
  now?(): number;
  /** A clock that is never set back, in milliseconds: waiting goes by it. */
  ticks?(): number;
}

/** Somebody let in: who they are now, and the cookie that proves it from here on. */
export interface Admission {
  readonly caller: Caller;
  readonly cookie: string;
}

/** A session or a token that is worth nothing any more. */
export interface Revoked {
  readonly kind: 'session' | 'token';
  readonly id: string;
}

type NameAndPassword = z.infer<typeof Credentials>;

/** Who people are, as far as the database knows. */
export async function openIdentity(settings: IdentitySettings): Promise<Identity> {
  const identity = new Identity(settings);
  await identity.sweep();
  return identity;
}

/** Who people are: guests, accounts, the browsers they are known in, and the tokens of their programs. */
export class Identity {
  readonly #players: Players;
  readonly #sessions: Sessions;
  readonly #tokens: Tokens;
  readonly #attempts: Attempts;
  readonly #signer: Signer;
  readonly #revoked = new Set<(pass: Revoked) => void>();

  constructor({ db, keys, now = Date.now, ticks = () => performance.now() }: IdentitySettings) {
    this.#players = new Players(db, now);
    this.#sessions = new Sessions(db, now);
    this.#tokens = new Tokens(db, now);
    this.#attempts = new Attempts(ticks);
    this.#signer = new Signer([...keys]);
  }

  /** Who asks, by the headers of a request or of a socket's handshake. A token is looked at before a cookie. */
  async ofHandshake(headers: Pick<IncomingHttpHeaders, 'authorization' | 'cookie'>): Promise<Caller | undefined> {
    if (headers.authorization !== undefined) {
      const token = /^Bearer ([\w-]{20,100})$/i.exec(headers.authorization)?.[1];
      return token === undefined ? undefined : this.#tokens.caller(token);
    }
    const secret = this.#secretIn(headers.cookie);
    return secret === undefined ? undefined : this.#sessions.caller(secret);
  }

  /** The cookie somebody showed, signed with the newest key, to be kept anew: browsers forget even those they use. */
  freshCookie(header: string | undefined): string | undefined {
    const secret = this.#secretIn(header);
    return secret === undefined ? undefined : this.#signer.sign(secret);
  }

  /** Lets in somebody who has never been here. */
  async newGuest(agent: string): Promise<Admission> {
    const person = await this.#players.newGuest();
    return this.#admit(person, await this.#sessions.open(person.id, agent));
  }

  /** Turns a guest into an account. They keep their id, and so their matches. */
  async register(caller: Caller, { name, password }: NameAndPassword): Promise<Done<Admission>> {
    const done = await this.#players.register(caller.id, name, await passwordHash(password));
    if (!done.ok) return done;
    return { ok: true, value: this.#admit(done.value, await this.#sessions.renew(caller.via.id)) };
  }

  /** Lets in the owner of an account. Whoever this browser was before is gone from it. */
  async logIn({ name, password }: NameAndPassword, agent: string, before?: Caller): Promise<Done<Admission>> {
    const key = nameKey(name);
    const seconds = this.#attempts.wait(key);
    if (seconds > 0) return refused('wait-to-log-in', { seconds });
    const account = await this.#players.account(name);
    if (!(await passwordMatches(account?.password, password)) || !account) {
      this.#attempts.failed(key);
      return refused('wrong-credentials');
    }
    this.#attempts.succeeded(key);
    if (before?.via.kind === 'session') await this.endSession(before, before.via.id);
    const session = await this.#sessions.open(account.id, agent);
    return { ok: true, value: this.#admit(personOf(account), session) };
  }

  /**
   * Another password for an account. Whoever is logged in elsewhere with the old one is logged out there, and this
   * browser gets a new cookie.
   */
  async changePassword(caller: Caller, { before, password }: z.infer<typeof PasswordChange>): Promise<Done<Admission>> {
    if (caller.guest) return refused('no-account');
    const key = nameKey(caller.name);
    const seconds = this.#attempts.wait(key);
    if (seconds > 0) return refused('wait-to-log-in', { seconds });
    const account = await this.#players.account(caller.name);
    if (account?.id !== caller.id || !(await passwordMatches(account.password, before))) {
      this.#attempts.failed(key);
      return refused('wrong-password');
    }
    this.#attempts.succeeded(key);
    await this.#players.setPassword(caller.id, await passwordHash(password));
    for (const { id, here } of await this.sessions(caller)) if (!here) await this.endSession(caller, id);
    return { ok: true, value: this.#admit(personOf(account), await this.#sessions.renew(caller.via.id)) };
  }

  rename(caller: Caller, name: string): Promise<Done<Person>> {
    return this.#players.rename(caller.id, name);
  }

  sessions(caller: Caller): Promise<SessionInfo[]> {
    return this.#sessions.list(caller.id, caller.via.kind === 'session' ? caller.via.id : undefined);
  }

  async endSession(caller: Caller, id: string): Promise<Done<undefined>> {
    if (!(await this.#sessions.end(caller.id, id))) return refused('no-such-session');
    this.#tellRevoked({ kind: 'session', id });
    return { ok: true, value: undefined };
  }

  tokens(caller: Caller): Promise<TokenInfo[]> {
    return this.#tokens.list(caller.id);
  }

  newToken(caller: Caller, wish: z.infer<typeof TokenWish>): Promise<Done<NewToken>> {
    return this.#tokens.make(caller.id, wish);
  }

  async revokeToken(caller: Caller, id: string): Promise<Done<undefined>> {
    if (!(await this.#tokens.revoke(caller.id, id))) return refused('no-such-token');
    this.#tellRevoked({ kind: 'token', id });
    return { ok: true, value: undefined };
  }

  /** Tells of every session and token that ends, so that whatever is open on it can be closed. */
  onRevoked(listener: (pass: Revoked) => void): () => void {
    this.#revoked.add(listener);
    return () => this.#revoked.delete(listener);
  }

  /** Forgets what is over: for the start, and once a day. */
  sweep(): Promise<void> {
    return this.#sessions.sweep();
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

  #tellRevoked(pass: Revoked): void {
    for (const listener of this.#revoked) listener(pass);
  }
}
