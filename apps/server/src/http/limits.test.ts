import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BUDGETS } from '../limits/costs.ts';
import { RateLimits } from '../limits/limits.ts';
import { newMatch, problem, WISH } from './testing/answers.ts';
import { type AppVisitor, NO_CAPS, newVisitor, type TestApp, testApp } from './testing/testApp.ts';

let here: TestApp;
let ann: AppVisitor;

beforeEach(async () => {
  here = await testApp();
  ann = await newVisitor(here.app);
});

afterEach(() => here.app.close());

describe('rate limits', () => {
  it('rate limits apply to the creation of matches by session, and state how long to wait', async () => {
    for (let i = 0; i < 30; i++) await newMatch(ann);
    const response = await ann.ask('POST', '/api/matches', WISH);
    expect(problem(response)).toEqual([429, 'too-many-requests']);
    expect(response.headers['retry-after']).toBe('2');
    const bob = await newVisitor(here.app);
    expect((await bob.ask('POST', '/api/matches', WISH)).statusCode).toBe(201);
    here.clock.now += 2000;
    expect((await ann.ask('POST', '/api/matches', WISH)).statusCode).toBe(201);
  });

  it('rate limits apply to every request that creates a match, over HTTP and over a socket', async () => {
    const id = await newMatch(ann);
    for (const how of ['open', 'rematch', 'fork']) {
      const other = await newVisitor(here.app);
      const body = how === 'fork' ? { at: 0 } : undefined;
      const asks = Array.from({ length: 31 }, () => other.ask('POST', `/api/matches/${id}/${how}`, body));
      const codes = (await Promise.all(asks)).map(({ statusCode }) => statusCode);
      expect(codes.indexOf(429), how).toBe(30);
    }
  });

  it('rate limits apply to the bytes of new matches, and state the minutes to wait', async () => {
    const clock = { now: 0 };
    const limits = new RateLimits(1, () => clock.now);
    const { app } = await testApp({ limits });
    const bea = await newVisitor(app);
    limits.spend('write', { person: bea.id }, BUDGETS.written.person.burst);
    const response = await bea.ask('POST', '/api/matches', WISH);
    expect(problem(response)).toEqual([429, 'too-much-written']);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect((await bea.ask('GET', '/api/matches')).statusCode).toBe(200);
    clock.now += 3_600_000;
    expect((await bea.ask('POST', '/api/matches', WISH)).statusCode).toBe(201);
    await app.close();
  });

  it('rate limits charge lists more than single matches', async () => {
    const lists = async (path: string, most: number) => {
      const other = await newVisitor(here.app);
      const asks = Array.from({ length: most + 1 }, () => other.ask('GET', path));
      const codes = (await Promise.all(asks)).map(({ statusCode }) => statusCode);
      expect(codes.indexOf(429), path).toBe(most);
    };
    await lists('/api/matches?scope=mine', 120);
    here.clock.now += 60_000;
    await lists('/api/bot/matches', 120);
  });

  it('rate limits apply to name changes, so that accounts cannot be listed by trial', async () => {
    for (let i = 0; i < 30; i++) expect((await ann.ask('PATCH', '/api/me', { name: `Ann ${i}` })).statusCode).toBe(200);
    expect(problem(await ann.ask('PATCH', '/api/me', { name: 'Ada' }))).toEqual([429, 'too-many-requests']);
    expect((await ann.ask('GET', '/api/me')).statusCode).toBe(200);
  });

  it('rate limits apply to logins by address', async () => {
    const login = (remoteAddress: string) =>
      here.app.inject({
        method: 'POST',
        url: '/api/session',
        headers: { 'x-tessera': '1' },
        payload: '',
        remoteAddress,
      });
    for (let i = 0; i < 20; i++) await login('10.0.0.1');
    expect(problem(await login('10.0.0.1'))).toEqual([429, 'too-many-requests']);
    expect(problem(await login('10.0.0.2'))).toEqual([400, 'bad-input']);
  });

  it('rate limits apply to the address that the proxy has seen, no matter which forwarded header the client sends', async () => {
    const behind = await testApp({
      config: { origins: [], trustProxy: 1, requestTimeoutMs: 60_000, caps: NO_CAPS },
    });
    const login = (forged: string) =>
      behind.app.inject({
        method: 'POST',
        url: '/api/session',
        headers: { 'x-tessera': '1', 'x-forwarded-for': `${forged}, 203.0.113.7` },
        payload: '',
        remoteAddress: '10.0.0.9',
      });
    for (let i = 0; i < 20; i++) await login(`192.0.2.${i}`);
    expect(problem(await login('192.0.2.99'))).toEqual([429, 'too-many-requests']);
    await behind.app.close();
  });

  it('rate limits apply to new guests, but not to known ones', async () => {
    for (let i = 0; i < 29; i++) await here.app.inject('/api/me');
    expect(problem(await here.app.inject('/api/me'))).toEqual([429, 'too-many-requests']);
    expect((await ann.ask('GET', '/api/me')).statusCode).toBe(200);
  });

  it('rate limits apply to all requests, by session and by address', async () => {
    const ask = (remoteAddress: string, headers = {}) => here.app.inject({ url: '/api/games', remoteAddress, headers });
    for (let i = 0; i < 600; i++) await ask('10.0.0.1', ann.headers);
    expect(problem(await ask('10.0.0.1', ann.headers))).toEqual([429, 'too-many-requests']);
    expect((await ask('10.0.0.1')).statusCode).toBe(200);
    for (let i = 0; i < 600; i++) await ask('10.0.0.1');
    expect(problem(await ask('10.0.0.1'))).toEqual([429, 'too-many-requests']);
  });

  it('rate limits can be widened and switched off', async () => {
    for (const factor of [2, Number.POSITIVE_INFINITY]) {
      const wide = await testApp({ limits: new RateLimits(factor, () => 0) });
      const bob = await newVisitor(wide.app);
      for (let i = 0; i < 40; i++) expect((await bob.ask('POST', '/api/matches', WISH)).statusCode).toBe(201);
      await wide.app.close();
    }
  });
});
