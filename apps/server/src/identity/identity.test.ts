import { type Kysely, sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { ownCounters } from '../limits/counters.ts';
import type { Result } from '../result.ts';
import { type Caller, may } from './caller.ts';
import { type Admission, COOKIE, Identity, openIdentity, type RevokedCredential } from './identity.ts';
import type { IdentityTables } from './tables.ts';
import { memoryDb } from './testing/memoryDb.ts';

const DAY = 86_400_000;
const KEY = 'k'.repeat(40);
const ADA = { name: 'Ada', password: 'correct horse' };

let db: Kysely<IdentityTables>;
let time: number;
let identity: Identity;

beforeEach(async () => {
  db = await memoryDb();
  time = 1_000_000;
  identity = new Identity({ db, keys: [KEY], now: () => time, counters: ownCounters(() => time) });
});

const headerOf = ({ cookie }: Admission) => `${COOKIE}=${encodeURIComponent(cookie)}`;
const known = (admission: Admission) => identity.ofHandshake({ cookie: headerOf(admission) });

function granted<T>(done: Result<T>): T {
  if (!done.ok) throw new Error(done.refusal.code);
  return done.value;
}

function codeOf(done: Result<unknown>): string {
  return done.ok ? 'done' : done.refusal.code;
}

async function ada(): Promise<Admission> {
  const guest = await identity.newGuest('browser');
  return granted(await identity.register(guest.caller, ADA));
}

describe('a guest', () => {
  it('a guest is recognized by the cookie', async () => {
    const guest = await identity.newGuest('browser');
    expect(guest.caller).toMatchObject({ guest: true, id: expect.stringMatching(/^[a-z0-9]{12}$/) });
    expect(await known(guest)).toEqual(guest.caller);
  });

  it('a guest is recognized by the cookie when the database cannot store the time of the visit', async () => {
    const guest = await identity.newGuest('browser');
    time += DAY;
    await sql`PRAGMA query_only = ON`.execute(db);
    expect(await known(guest)).toEqual(guest.caller);
  });

  it('a guest is not recognized by a forged, truncated or foreign cookie', async () => {
    const { cookie } = await identity.newGuest('browser');
    const [secret, signature] = cookie.split('.') as [string, string];
    const other = await new Identity({ db, keys: ['x'.repeat(40)] }).newGuest('browser');
    for (const forged of [
      secret,
      `${secret}.`,
      `${secret}.${signature.slice(1)}`,
      `x${cookie}`,
      other.cookie,
      '',
      '%',
    ]) {
      expect(await identity.ofHandshake({ cookie: `${COOKIE}=${forged}` })).toBeUndefined();
    }
    expect(await identity.ofHandshake({})).toBeUndefined();
  });

  it('a guest is still recognized while the signing key is being replaced', async () => {
    const guest = await identity.newGuest('browser');
    identity = new Identity({ db, keys: ['n'.repeat(40), KEY], now: () => time, counters: ownCounters(() => time) });
    expect(await known(guest)).toEqual(guest.caller);
    const cookie = identity.freshCookie(headerOf(guest));
    identity = new Identity({ db, keys: ['n'.repeat(40)], now: () => time, counters: ownCounters(() => time) });
    expect(await known(guest)).toBeUndefined();
    expect(await known({ ...guest, cookie: String(cookie) })).toEqual(guest.caller);
  });

  it('a guest becomes an account with the same id, in a new session', async () => {
    const guest = await identity.newGuest('browser');
    const account = granted(await identity.register(guest.caller, ADA));
    const { via } = account.caller;
    expect(account.caller).toEqual({ ...guest.caller, name: 'Ada', guest: false, via });
    expect(via).not.toEqual(guest.caller.via);
    expect(await known(guest)).toBeUndefined();
    expect(await known(account)).toEqual(account.caller);
    expect(codeOf(await identity.register(account.caller, ADA))).toBe('already-registered');
  });

  it('a guest cannot take the name of an account, in any spelling', async () => {
    await ada();
    const guest = await identity.newGuest('browser');
    expect(codeOf(await identity.rename(guest.caller, 'ADA'))).toBe('name-taken');
    expect(codeOf(await identity.register(guest.caller, { ...ADA, name: 'Ａｄａ' }))).toBe('name-taken');
    for (const imitation of ['Аdа', 'A d a', '𝐀𝐝𝐚', 'Ada.']) {
      expect(codeOf(await identity.rename(guest.caller, imitation))).toBe('name-taken');
      expect(codeOf(await identity.register(guest.caller, { ...ADA, name: imitation }))).toBe('name-taken');
    }
    expect(codeOf(await identity.rename(guest.caller, 'Bea'))).toBe('done');
  });
});

describe('an account', () => {
  it('an account can log in with its password from another browser', async () => {
    const { caller } = await ada();
    const elsewhere = granted(await identity.logIn({ ...ADA, name: 'ada' }, 'phone'));
    expect(elsewhere.caller).toMatchObject({ id: caller.id, name: 'Ada', guest: false });
  });

  it('an account cannot log in with a wrong password, with the same answer as for an unknown name', async () => {
    await ada();
    const wrong = await identity.logIn({ ...ADA, password: 'incorrect horse' }, 'phone');
    expect(codeOf(wrong)).toBe('wrong-credentials');
    expect(await identity.logIn({ ...ADA, name: 'Nobody' }, 'phone')).toEqual(wrong);
  });

  it('an account has to wait after twenty wrong passwords, even for the right one', async () => {
    await ada();
    for (let i = 0; i < 20; i++) await identity.logIn({ ...ADA, password: 'incorrect horse' }, 'phone');
    expect(await identity.logIn(ADA, 'phone')).toMatchObject({
      refusal: { code: 'wait-to-log-in', params: { seconds: 900 } },
    });
    time += 15 * 60_000;
    expect(codeOf(await identity.logIn(ADA, 'phone'))).toBe('done');
  });

  it('an account is not locked out by wrong passwords from another address', async () => {
    await ada();
    const wrong = { ...ADA, password: 'incorrect horse' };
    for (let i = 0; i < 20; i++) await identity.logIn(wrong, 'thief', { address: '203.0.113.9' });
    expect(codeOf(await identity.logIn(ADA, 'thief', { address: '203.0.113.9' }))).toBe('wait-to-log-in');
    expect(codeOf(await identity.logIn(ADA, 'phone', { address: '198.51.100.7' }))).toBe('done');
  });

  it('an account can be renamed, and is found under the new name', async () => {
    const { caller } = await ada();
    granted(await identity.rename(caller, 'Countess'));
    expect(codeOf(await identity.logIn(ADA, 'phone'))).toBe('wrong-credentials');
    expect(codeOf(await identity.logIn({ ...ADA, name: 'countess' }, 'phone'))).toBe('done');
  });
});

describe('the name of a new account', () => {
  it('the name of a new account is taken from guests with the same or a similar name', async () => {
    const [first, second] = [await identity.newGuest('browser'), await identity.newGuest('browser')];
    granted(await identity.rename(first.caller, 'Аda'));
    granted(await identity.rename(second.caller, 'Bea'));
    const account = await ada();
    expect(await known(first)).toMatchObject({ name: 'Аda (guest)', guest: true });
    expect(await known(second)).toMatchObject({ name: 'Bea' });
    granted(await identity.rename(account.caller, 'BEA'));
    expect(await known(second)).toMatchObject({ name: 'Bea (guest)' });
    expect(await known(account)).toMatchObject({ name: 'BEA', guest: false });
  });

  it('the name of a new account is given to no new guest', async () => {
    const made = new Set<string>();
    for (let i = 0; i < 40; i++) made.add((await identity.newGuest('browser')).caller.name);
    const [name = ''] = made;
    const guest = await identity.newGuest('browser');
    granted(await identity.register(guest.caller, { ...ADA, name }));
    for (let i = 0; i < 200; i++) expect((await identity.newGuest('browser')).caller.name).not.toBe(name);
  });
});

describe('a changed password', () => {
  const FRESH = 'incorrect donkey';
  const change = (caller: Caller, before: string) => identity.changePassword(caller, { before, password: FRESH });

  it('a changed password is required from then on, and ends every other session and every token', async () => {
    const here = await ada();
    const there = granted(await identity.logIn(ADA, 'phone'));
    const { id, token } = granted(await identity.newToken(here.caller, { name: 'my bot', scopes: ['play'] }));
    const revoked: RevokedCredential[] = [];
    identity.onRevoked((pass) => revoked.push(pass));
    const again = granted(await change(here.caller, ADA.password));
    expect(revoked).toEqual([
      { kind: 'session', id: there.caller.via.id },
      { kind: 'token', id },
      { kind: 'session', id: here.caller.via.id },
    ]);
    expect(revoked.map((pass) => identity.hasEnded(pass))).toEqual([true, true, true]);
    expect(await known(there)).toBeUndefined();
    expect(await identity.ofHandshake({ authorization: `Bearer ${token}` })).toBeUndefined();
    expect(await identity.tokens(again.caller)).toEqual([]);
    expect(await known(here)).toBeUndefined();
    expect(await known(again)).toEqual({ ...here.caller, via: again.caller.via });
    expect(again.caller.via).not.toEqual(here.caller.via);
    expect(codeOf(await identity.logIn(ADA, 'phone'))).toBe('wrong-credentials');
    expect(codeOf(await identity.logIn({ ...ADA, password: FRESH }, 'phone'))).toBe('done');
  });

  it('a change of the password needs the old one, and the number of attempts is limited', async () => {
    const { caller } = await ada();
    for (let i = 0; i < 20; i++) expect(codeOf(await change(caller, 'a guess'))).toBe('wrong-password');
    expect(codeOf(await change(caller, ADA.password))).toBe('wait-to-log-in');
    time += 15 * 60_000;
    expect(codeOf(await identity.logIn(ADA, 'phone'))).toBe('done');
  });

  it('a change of the password fails a concurrent login with the old one, and gives no token to a session that is being ended', async () => {
    const here = await ada();
    const there = granted(await identity.logIn(ADA, 'phone'));
    const [login] = await Promise.all([identity.logIn(ADA, 'thief'), change(here.caller, ADA.password)]);
    if (login.ok) expect(await known(login.value)).toBeUndefined();
    expect(codeOf(await identity.newToken(there.caller, { name: 'late', scopes: ['play'] }))).toBe('no-such-session');
    expect((await identity.sessions(here.caller)).map(({ agent }) => agent)).toEqual(['browser']);
  });

  it('concurrent attempts to change the password are limited like sequential ones', async () => {
    await ada();
    const guesses = Array.from({ length: 30 }, (_, i) => identity.logIn({ ...ADA, password: `guess ${i}` }, 'thief'));
    const codes = (await Promise.all(guesses)).map(codeOf);
    expect(codes.filter((code) => code === 'wrong-credentials')).toHaveLength(20);
    expect(codes.filter((code) => code === 'wait-to-log-in')).toHaveLength(10);
  });

  it('a change of the password is refused for a guest', async () => {
    const { caller } = await identity.newGuest('browser');
    expect(codeOf(await change(caller, ''))).toBe('no-account');
  });
});

describe('sessions', () => {
  it('sessions are listed and can be ended one by one', async () => {
    const here = await ada();
    time += 1000;
    const there = granted(await identity.logIn(ADA, 'phone'));
    const list = await identity.sessions(here.caller);
    expect(list.map(({ agent, here }) => [agent, here])).toEqual([
      ['phone', false],
      ['browser', true],
    ]);
    const revoked: RevokedCredential[] = [];
    identity.onRevoked((pass) => revoked.push(pass));
    granted(await identity.endSession(here.caller, there.caller.via.id));
    expect(revoked).toEqual([{ kind: 'session', id: there.caller.via.id }]);
    expect(await known(there)).toBeUndefined();
    expect(await known(here)).toEqual(here.caller);
  });

  it('sessions are limited in number: the longest unused ends, never the new one', async () => {
    const first = await ada();
    const revoked: RevokedCredential[] = [];
    identity.onRevoked((pass) => revoked.push(pass));
    for (let i = 1; i < 20; i++) {
      time += 1000;
      granted(await identity.logIn(ADA, `phone ${i}`));
    }
    expect(revoked).toEqual([]);
    const last = granted(await identity.logIn(ADA, 'one more'));
    expect(revoked).toEqual([{ kind: 'session', id: first.caller.via.id }]);
    expect(await known(first)).toBeUndefined();
    expect(await identity.sessions(last.caller)).toHaveLength(20);
  });

  it('sessions can all be ended but this one, together with every token', async () => {
    const here = await ada();
    const there = granted(await identity.logIn(ADA, 'phone'));
    granted(await identity.newToken(here.caller, { name: 'my bot', scopes: ['play'] }));
    granted(await identity.endEverythingElse(here.caller));
    expect(await known(there)).toBeUndefined();
    expect(await known(here)).toEqual(here.caller);
    expect(await identity.tokens(here.caller)).toEqual([]);
  });

  it('sessions of another person cannot be ended', async () => {
    const here = await ada();
    const guest = await identity.newGuest('browser');
    expect(codeOf(await identity.endSession(guest.caller, here.caller.via.id))).toBe('no-such-session');
    expect(await known(here)).toEqual(here.caller);
  });

  it('sessions last while they are used, and end half a year later', async () => {
    const guest = await identity.newGuest('browser');
    time += 179 * DAY;
    expect(await known(guest)).toBeDefined();
    time += 179 * DAY;
    expect(await known(guest)).toBeDefined();
    time += 181 * DAY;
    expect(await known(guest)).toBeUndefined();
    await openIdentity({ db, keys: [KEY], now: () => time, counters: ownCounters(() => time) });
    expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  });

  it('sessions of a guest end when the person logs in with the same browser', async () => {
    await ada();
    const guest = await identity.newGuest('browser');
    granted(await identity.logIn(ADA, 'browser', { before: guest.caller }));
    expect(await known(guest)).toBeUndefined();
  });
});

describe('tokens', () => {
  const bearer = (token: string) => identity.ofHandshake({ authorization: `Bearer ${token}` });

  it('tokens identify a person, within their scopes', async () => {
    const { caller } = await ada();
    const made = granted(await identity.newToken(caller, { name: 'my bot', scopes: ['play'] }));
    const program = (await bearer(made.token)) as Caller;
    expect(program).toMatchObject({ id: caller.id, via: { kind: 'token', id: made.id, scopes: ['play'] } });
    expect([may(program, 'read'), may(program, 'play'), may(program, 'host')]).toEqual([true, true, false]);
    expect(await identity.tokens(caller)).toEqual([{ id: made.id, name: 'my bot', scopes: ['play'], createdAt: time }]);
  });

  it('tokens are invalid once revoked, and only their owner can revoke them', async () => {
    const { caller } = await ada();
    const guest = await identity.newGuest('browser');
    const { id, token } = granted(await identity.newToken(caller, { name: 'my bot', scopes: ['play'] }));
    expect(codeOf(await identity.revokeToken(guest.caller, id))).toBe('no-such-token');
    expect(await bearer(token)).toBeDefined();
    granted(await identity.revokeToken(caller, id));
    expect(await bearer(token)).toBeUndefined();
  });

  it('tokens are limited in number, also for concurrent requests', async () => {
    const { caller } = await ada();
    const wishes = Array.from({ length: 30 }, (_, i) => ({ name: `bot ${i}`, scopes: ['read' as const] }));
    await Promise.all(wishes.map((wish) => identity.newToken(caller, wish)));
    expect(await identity.tokens(caller)).toHaveLength(20);
    expect(codeOf(await identity.newToken(caller, { name: 'one more', scopes: ['read'] }))).toBe('too-many-tokens');
  });
});

it('the sweep removes guests without a valid session or token, and no other players', async () => {
  const account = await ada();
  await identity.newGuest('browser');
  const program = await identity.newGuest('browser');
  granted(await identity.newToken(program.caller, { name: 'my bot', scopes: ['play'] }));
  time += 181 * DAY;
  const fresh = await identity.newGuest('browser');
  await identity.sweep();
  const left = await db.selectFrom('players').select('id').execute();
  const ids = [account, program, fresh].map(({ caller }) => caller.id);
  expect(left.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
});

it('the database contains no plain secret', async () => {
  const account = await ada();
  const { token } = granted(await identity.newToken(account.caller, { name: 'my bot', scopes: ['play'] }));
  const rows = [
    ...(await db.selectFrom('players').selectAll().execute()),
    ...(await db.selectFrom('sessions').selectAll().execute()),
    ...(await db.selectFrom('tokens').selectAll().execute()),
  ];
  const kept = JSON.stringify(rows);
  for (const secret of [ADA.password, token, account.cookie.split('.')[0] as string])
    expect(kept).not.toContain(secret);
  expect(kept).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
});
