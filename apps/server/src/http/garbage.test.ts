import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RateLimits } from '../limits/limits.ts';
import { newMatch } from './testing/answers.ts';
import { type AppVisitor, NO_CAPS, newProgram, newVisitor, type TestApp, testApp } from './testing/testApp.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'] as const;
let here: TestApp;
let ann: AppVisitor;
let program: AppVisitor;
let match: string;

beforeAll(async () => {
  here = await testApp({
    limits: new RateLimits(Number.POSITIVE_INFINITY),
    config: { origins: [], trustProxy: 1, requestTimeoutMs: 60_000, caps: NO_CAPS },
  });
  ann = await newVisitor(here.app);
  program = await newProgram(here.app, ann, ['read', 'play', 'host']);
  match = await newMatch(ann);
});

afterAll(() => here.app.close());

/** Checks that a request is answered: never with an internal error, and with a problem document if it is refused. */
async function expectAnswer(request: InjectOptions): Promise<void> {
  const response = await here.app.inject(request);
  expect(response.statusCode, JSON.stringify(request)).toBeLessThan(500);
  if (response.statusCode >= 400 && request.method !== 'HEAD') {
    expect(response.headers['content-type']).toContain('application/problem+json');
  }
}

/** Paths near the real ones: with odd values for their parameters. */
const odd = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }).map(encodeURIComponent),
  fc.constantFrom('__proto__', 'constructor', '..', '%00', '%ff', '-1', '1e9', '000000000000', 'a'.repeat(300)),
);
const address = fc
  .tuple(
    fc.constantFrom(
      '/api/games/:x',
      '/api/me',
      '/api/me/register',
      '/api/session',
      '/api/sessions/:x',
      '/api/tokens',
      '/api/tokens/:x',
      '/api/matches',
      '/api/matches/:x',
      '/api/matches/:m/seats/:x',
      '/api/matches/:m/start',
      '/api/matches/:m/fork',
      '/api/matches/:m/log',
      '/api/matches/:m/replay',
      '/api/codes/:x',
      '/api/replays',
      '/api/characters',
      '/api/characters/:m',
      '/api/characters/:m/file',
      '/api/characters/file',
      '/api/packs/:x/1.0.0',
      '/api/bot/matches/:m/actions',
      '/api/docs/:x',
      '/metrics/:x',
      '/:x',
    ),
    odd,
    fc.option(fc.tuple(odd, odd), { nil: undefined }),
  )
  .map(([path, x, query]) => ({ path: path.replace(':x', x), query: query ? `?${query[0]}=${query[1]}` : '' }));

const body = fc.oneof(
  fc.json({ maxDepth: 6 }),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.integer({ min: 1, max: 20_000 }).map((depth) => '['.repeat(depth) + ']'.repeat(depth)),
  fc.constantFrom('{"__proto__":1}', '{"constructor":{"prototype":1}}', '', 'null', '"x"', '{"name":"\\ud800"}'),
);
const header = fc.string({ unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)) });

it('the server answers every path, method, header and body', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...METHODS),
      address,
      body,
      fc.constantFrom('application/json', 'application/json; charset=utf-8', 'text/plain', 'a/b', ''),
      fc.constantFrom('browser', 'program', 'nobody'),
      async (method, { path, query }, payload, type, who) => {
        const from = { browser: ann.headers, program: program.headers, nobody: { 'x-tessera': '1' } }[who];
        await expectAnswer({
          method,
          url: path.replace(':m', match) + query,
          headers: { ...from, ...(type && { 'content-type': type }) },
          ...(method !== 'GET' && method !== 'HEAD' && { payload }),
        });
      },
    ),
    { numRuns: 1500 },
  );
});

it('the server answers every odd header', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record(
        {
          cookie: fc.oneof(
            header,
            header.map((text) => `tessera=${text}`),
          ),
          authorization: fc.oneof(
            header,
            header.map((text) => `Bearer ${text}`),
          ),
          origin: header,
          host: header,
          'x-forwarded-for': header,
          'x-forwarded-host': header,
          'x-forwarded-proto': header,
          accept: header,
          'user-agent': header,
          'content-length': header,
          'if-none-match': header,
        },
        { requiredKeys: [] },
      ),
      fc.constantFrom('/api/me', '/api/matches', '/api/games', '/'),
      fc.constantFrom('GET', 'POST'),
      (headers, url, method) => expectAnswer({ method, url, headers: { 'x-tessera': '1', ...headers } }),
    ),
    { numRuns: 500 },
  );
});

it('the server still works afterwards', async () => {
  expect((await ann.ask('GET', `/api/matches/${match}`)).json()).toMatchObject({ id: match, host: ann.id });
  expect(Object.keys(Object.prototype)).toEqual([]);
});
