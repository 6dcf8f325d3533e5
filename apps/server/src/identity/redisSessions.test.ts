import { randomUUID } from 'node:crypto';
import { MAX_SESSIONS } from '@tessera/protocol';
import type { Kysely } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { Bus } from '../cluster/bus.ts';
import { testApp } from '../http/testing/testApp.ts';
import { ownCounters } from '../limits/counters.ts';
import type { Result } from '../result.ts';
import { hasServices, type Service, startRedis } from '../testing/services.mjs';
import { type Admission, COOKIE, Identity } from './identity.ts';
import { RedisSessions } from './redisSessions.ts';
import { SessionsUnreachable } from './sessions.ts';
import { SqlSessions } from './sqlSessions.ts';
import type { IdentityTables } from './tables.ts';
import { memoryDb } from './testing/memoryDb.ts';

const DAY = 86_400_000;
const KEY = 'k'.repeat(40);
const log = pino({ level: 'silent' });
const headerOf = ({ cookie }: Admission) => `${COOKIE}=${encodeURIComponent(cookie)}`;

function granted<T>(done: Result<T>): T {
  if (!done.ok) throw new Error(done.refusal.code);
  return done.value;
}

describe.skipIf(!hasServices)('sessions in Redis', () => {
  let service: Service;
  let db: Kysely<IdentityTables>;
  let time: number;
  const now = () => time;

  beforeAll(async () => {
    service = await startRedis();
  });
  afterAll(() => service?.remove());
  beforeEach(async () => {
    db = await memoryDb();
    time = Date.now();
  });

  async function bus(secrets = [KEY], to = service): Promise<Bus> {
    const made = new Bus({ url: `redis://127.0.0.1:${to.port}`, secrets, node: randomUUID(), log });
    await made.start();
    onTestFinished(() => made.close());
    return made;
  }
  /** A node of several on one database and one Redis. */
  const node = async (secrets = [KEY], to = service) =>
    new Identity({ db, keys: secrets, now, counters: ownCounters(now), bus: await bus(secrets, to) });
  const known = (at: Identity, admission: Admission) => at.ofHandshake({ cookie: headerOf(admission) });
  const rows = () => db.selectFrom('sessions').selectAll().execute();
  const ada = () => ({ name: `Ada ${randomUUID().slice(0, 8)}`, password: 'correct horse' });

  it('sessions in Redis are valid at every node and leave no row in the database', async () => {
    const [a, b] = [await node(), await node()];
    const guest = await a.newGuest('browser');
    expect(await known(b, guest)).toEqual(guest.caller);
    expect(await rows()).toEqual([]);
    expect(await b.sessions(guest.caller)).toEqual([
      { id: guest.caller.via.id, createdAt: time, seenAt: time, agent: 'browser', here: true },
    ]);
  });

  it('sessions in Redis end at every node as soon as one node revokes them', async () => {
    const [a, b] = [await node(), await node()];
    const guest = await a.newGuest('browser');
    expect(await b.isValid({ kind: 'session', id: guest.caller.via.id })).toBe(true);
    granted(await b.endSession(guest.caller, guest.caller.via.id));
    expect(await known(a, guest)).toBeUndefined();
    expect(await a.isValid({ kind: 'session', id: guest.caller.via.id })).toBe(false);
    expect(await a.endSession(guest.caller, guest.caller.via.id)).toMatchObject({ ok: false });
  });

  it('sessions in Redis cannot be ended by another person', async () => {
    const a = await node();
    const [guest, other] = [await a.newGuest('one'), await a.newGuest('two')];
    expect(await a.endSession(other.caller, guest.caller.via.id)).toMatchObject({ ok: false });
    expect(await known(a, guest)).toEqual(guest.caller);
  });

  it('sessions in Redis all end but the current one after a request to end the others or a change of the password', async () => {
    const [a, b] = [await node(), await node()];
    const person = ada();
    const first = granted(await a.register((await a.newGuest('first')).caller, person));
    const [second, third] = [granted(await b.logIn(person, 'second')), granted(await a.logIn(person, 'third'))];
    const token = granted(await b.newToken(second.caller, { name: 'bot', scopes: ['play'] }));
    granted(await a.endEverythingElse(first.caller));
    expect([await known(b, first), await known(a, second), await known(b, third)]).toEqual([
      first.caller,
      undefined,
      undefined,
    ]);
    expect(await a.ofHandshake({ authorization: `Bearer ${token.token}` })).toBeUndefined();

    const fourth = granted(await b.logIn(person, 'fourth'));
    const changed = granted(
      await a.changePassword(first.caller, { before: person.password, password: 'battery staple' }),
    );
    expect([await known(b, first), await known(b, fourth), await known(b, changed)]).toEqual([
      undefined,
      undefined,
      changed.caller,
    ]);
  });

  it('sessions in Redis are not opened with a password that has changed meanwhile', async () => {
    const a = await node();
    const sessions = new RedisSessions({ db, bus: await bus(), now });
    const { caller } = granted(await a.register((await a.newGuest('browser')).caller, ada()));
    expect(await sessions.open(caller.id, 'an old hash', 'browser')).toBeUndefined();
    expect(await sessions.list(caller.id, undefined)).toHaveLength(1);
  });

  it('sessions in Redis give no token after they have ended', async () => {
    const a = await node();
    const guest = await a.newGuest('browser');
    granted(await a.endSession(guest.caller, guest.caller.via.id));
    expect(await a.newToken(guest.caller, { name: 'bot', scopes: ['play'] })).toMatchObject({
      refusal: { code: 'no-such-session' },
    });
    expect(await a.tokens(guest.caller)).toEqual([]);
  });

  it('sessions in Redis are limited per person: the longest unused ends', async () => {
    const a = await node();
    const person = ada();
    const first = granted(await a.register((await a.newGuest('browser')).caller, person));
    for (let n = 0; n < MAX_SESSIONS; n++) {
      time += 1;
      granted(await a.logIn(person, `browser ${n}`));
    }
    const left = await a.sessions(first.caller);
    expect(left).toHaveLength(MAX_SESSIONS);
    expect(left[0]?.agent).toBe(`browser ${MAX_SESSIONS - 1}`);
    expect(await known(a, first)).toBeUndefined();
  });

  it('sessions in Redis expire in Redis, with all their keys', async () => {
    const to = await bus();
    const { id } = (await (await node()).newGuest('browser')).caller;
    const before = await to.redis.keys('tessera:session*');
    const sessions = new RedisSessions({ db, bus: to, now, lifeMs: 200 });
    const opened = await sessions.open(id, null, 'browser');
    expect(await to.redis.keys('tessera:session*')).not.toHaveLength(before.length);
    await expect.poll(() => sessions.caller(opened?.secret ?? '')).toBeUndefined();
    expect(await sessions.has(opened?.id ?? '')).toBe(false);
    await expect.poll(async () => (await to.redis.keys('tessera:session*')).length).toBeLessThanOrEqual(before.length);
  });

  it('sessions in Redis are extended while they are used, and protect a guest from the sweep', async () => {
    const a = await node();
    const guest = await a.newGuest('browser');
    const to = await bus();
    const key = `tessera:session:${guest.caller.via.id}`;
    await to.redis.pexpire(key, 60_000);
    time += 2 * DAY;
    expect(await known(a, guest)).toEqual(guest.caller);
    expect(await to.redis.pttl(key)).toBeGreaterThan(179 * DAY);
    expect(await a.sessions(guest.caller)).toMatchObject([{ seenAt: time }]);
    await a.sweep();
    expect(await known(a, guest)).toEqual(guest.caller);
    time += 200 * DAY;
    await a.sweep();
    expect(await db.selectFrom('players').select('id').execute()).toEqual([]);
    expect(await known(a, guest)).toBeUndefined();
  });

  it('a row of the database moves to Redis when its session is first used', async () => {
    const before = new Identity({ db, keys: [KEY], now, counters: ownCounters(now) });
    const guest = await before.newGuest('browser');
    const [a, b] = [await node(), await node()];
    expect(await a.sessions(guest.caller)).toHaveLength(1);
    const requests = Array.from({ length: 8 }, (_, n) => known(n % 2 === 0 ? a : b, guest));
    expect(await Promise.all(requests)).toEqual(requests.map(() => guest.caller));
    expect(await rows()).toEqual([]);
    expect(await known(b, guest)).toEqual(guest.caller);
    expect(await b.sessions(guest.caller)).toHaveLength(1);
  });

  it('rows of the database that have not moved to Redis yet can be ended', async () => {
    const before = new Identity({ db, keys: [KEY], now, counters: ownCounters(now) });
    const person = ada();
    const first = granted(await before.register((await before.newGuest('first')).caller, person));
    const second = granted(await before.logIn(person, 'second'));
    const a = await node();
    expect(await known(a, first)).toEqual(first.caller);
    granted(await a.endEverythingElse(first.caller));
    expect([await known(a, first), await known(a, second)]).toEqual([first.caller, undefined]);
    expect(await rows()).toEqual([]);
  });

  it('a session does not come back when its row is ended during the move to Redis', async () => {
    const old = new SqlSessions(db, now);
    const { caller } = await new Identity({ db, keys: [KEY], now }).newGuest('browser');
    const opened = await old.open(caller.id, null, 'another browser');
    const { redis, sealed } = await bus();
    let isWritten = false;
    const meddling = new Proxy(redis, {
      get: (target, name) => {
        if (name !== 'eval') return Reflect.get(target, name);
        return async (script: string, count: number, ...words: (string | number)[]) => {
          // The row has been read, and is about to be written to Redis.
          if (script.includes('SADD')) {
            isWritten = true;
            expect(await old.end(caller.id, opened?.id ?? '')).toBe(true);
          }
          return target.eval(script, count, ...words);
        };
      },
    });
    const sessions = new RedisSessions({ db, bus: { redis: meddling, sealed }, now });
    expect(await sessions.caller(opened?.secret ?? '')).toBeUndefined();
    expect(isWritten).toBe(true);
    expect(await sessions.has(opened?.id ?? '')).toBe(false);
  });

  it('sessions in Redis are refused if they were written without the secret, or moved to another key', async () => {
    const [a, to] = [await node(), await bus()];
    const [guest, victim] = [await a.newGuest('browser'), await a.newGuest('browser')];
    const [own, other] = [guest, victim].map(({ caller }) => `tessera:session:${caller.via.id}`) as [string, string];
    await to.redis.hset(own, 'body', (await to.redis.hget(other, 'body')) ?? '');
    expect(await known(a, guest)).toBeUndefined();
    await to.redis.hset(other, 'body', Buffer.from('{}').toString('base64url'));
    expect(await known(a, victim)).toBeUndefined();
  });

  it('sessions in Redis reveal neither names, addresses nor secrets to a reader of Redis', async () => {
    const [a, to] = [await node(), await bus()];
    const guest = await a.newGuest('a telling browser');
    const key = `tessera:session:${guest.caller.via.id}`;
    const text = JSON.stringify([await to.redis.keys('tessera:session*'), await to.redis.hgetall(key)]);
    const secret = decodeURIComponent(guest.cookie).split('.')[0] ?? '';
    for (const word of [guest.caller.id, guest.caller.name, 'telling', secret]) expect(text).not.toContain(word);
  });

  it('sessions in Redis can still be found and ended while the secret of the server is being replaced', async () => {
    const guest = await (await node()).newGuest('browser');
    const next = await node(['n'.repeat(40), KEY]);
    expect(await known(next, guest)).toEqual(guest.caller);
    expect(await next.sessions(guest.caller)).toHaveLength(1);
    granted(await next.endSession(guest.caller, guest.caller.via.id));
    expect(await known(next, guest)).toBeUndefined();
  });

  it('sessions in Redis are gone after Redis was emptied, and accounts sign in again', async () => {
    const own = await startRedis();
    onTestFinished(() => own.remove());
    const a = await node([KEY], own);
    const person = ada();
    const account = granted(await a.register((await a.newGuest('browser')).caller, person));
    await (await bus([KEY], own)).redis.flushall();
    expect(await known(a, account)).toBeUndefined();
    const again = granted(await a.logIn(person, 'browser'));
    expect(again.caller.id).toBe(account.caller.id);
    expect(await known(a, again)).toEqual(again.caller);
  });

  it('sessions in Redis survive a kill of a Redis with persistence', async () => {
    const own = await startRedis({ keeps: true });
    onTestFinished(() => own.remove());
    const a = await node([KEY], own);
    const guest = await a.newGuest('browser');
    await own.kill();
    await expect(known(a, guest)).rejects.toThrow(SessionsUnreachable);
    await own.start();
    await expect.poll(() => known(a, guest).catch(() => 'away')).toEqual(guest.caller);
  });

  it('requests with a session in Redis are answered with 503 while Redis is away, and create no new guest', async () => {
    const own = await startRedis();
    onTestFinished(() => own.remove());
    const identity = await node([KEY], own);
    const guest = await identity.newGuest('browser');
    const { app } = await testApp({ identity });
    const ask = () => app.inject({ method: 'GET', url: '/api/me', headers: { cookie: headerOf(guest) } });
    expect((await ask()).json()).toMatchObject({ id: guest.caller.id });
    await own.kill();
    const refused = await ask();
    expect([refused.statusCode, refused.json().code, refused.headers['set-cookie']]).toEqual([
      503,
      'not-ready',
      undefined,
    ]);
  });
});
