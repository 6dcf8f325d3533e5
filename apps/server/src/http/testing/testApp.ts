import { Writable } from 'node:stream';
import { find, games } from '@tessera/catalog';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import Database from 'libsql';
import { readConfig } from '../../config.ts';
import { COOKIE, openIdentity } from '../../identity/identity.ts';
import { memoryDb } from '../../identity/testing/memoryDb.ts';
import { ownCounters } from '../../limits/counters.ts';
import { RateLimits } from '../../limits/limits.ts';
import { makeMetrics } from '../../metrics/metrics.ts';
import { memoryPacks } from '../../packs/testing/memoryPacks.ts';
import { buildHttp, type HttpSettings } from '../http.ts';
import { makeLog } from '../log.ts';
import { FakeMatches } from './fakeMatches.ts';

/** Test fixture: the whole HTTP server over matches in memory. */
export interface TestApp {
  readonly app: FastifyInstance;
  readonly matches: FakeMatches;
  /** Returns everything logged so far. */
  logged(): string;
  /** The clock of identity and limits, in milliseconds. */
  readonly clock: { now: number };
}

export const NO_CAPS = readConfig({ TESSERA_LIMITS: 'off' }).caps;

export async function testApp(changes: Partial<HttpSettings> = {}): Promise<TestApp> {
  const matches = new FakeMatches();
  const clock = { now: 1_000_000 };
  const lines: string[] = [];
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  const database = new Database(':memory:');
  const now = () => clock.now;
  const counters = ownCounters(now);
  const app = await buildHttp({
    matches,
    identity: await openIdentity({ db: await memoryDb(database), keys: ['k'.repeat(40)], now, counters }),
    packs: await memoryPacks(database, now),
    games: { list: games, find, rules: [], addresses: [] },
    loadingOf: () => undefined,
    staticRoot: undefined,
    counters,
    log: makeLog({ level: 'trace', addresses: 'network' }, sink),
    metrics: makeMetrics(),
    limits: new RateLimits(1, now),
    config: {
      origins: [],
      trustProxy: false,
      requestTimeoutMs: 60_000,
      caps: NO_CAPS,
      metricsToken: 'a-token-for-metrics',
    },
    ...changes,
  });
  return { app, matches, clock, logged: () => lines.join('') };
}

/** A client: a browser with its cookie, or a program with its token. */
export interface AppVisitor {
  readonly id: string;
  readonly headers: Record<string, string>;
  ask(method: NonNullable<InjectOptions['method']>, url: string, body?: unknown): Promise<LightMyRequestResponse>;
}

/** Creates a guest. */
export async function newVisitor(app: FastifyInstance): Promise<AppVisitor> {
  const response = await app.inject({ method: 'GET', url: '/api/me' });
  return visitor(app, response.json().id, { cookie: cookieIn(response), 'x-tessera': '1' });
}

/** Creates a program with a token of these scopes. */
export async function newProgram(
  app: FastifyInstance,
  owner: AppVisitor,
  scopes: readonly string[],
): Promise<AppVisitor> {
  const made = await owner.ask('POST', '/api/tokens', { name: 'a program', scopes });
  return visitor(app, owner.id, { authorization: `Bearer ${made.json().token}` });
}

export function visitor(app: FastifyInstance, id: string, headers: Record<string, string>): AppVisitor {
  return {
    id,
    headers,
    ask: (method, url, body) =>
      app.inject({
        method,
        url,
        headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
  };
}

/** Returns the cookie of an answer, as the browser sends it back. */
export function cookieIn(response: LightMyRequestResponse): string {
  const cookie = response.cookies.find(({ name }) => name === COOKIE);
  return `${COOKIE}=${encodeURIComponent(cookie?.value ?? '')}`;
}
