import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { problem, WISH } from './testing/answers.ts';
import { type AppVisitor, NO_CAPS, newVisitor, type TestApp, testApp, visitor } from './testing/testApp.ts';

let here: TestApp;
let ann: AppVisitor;

beforeEach(async () => {
  here = await testApp();
  ann = await newVisitor(here.app);
});

afterEach(() => here.app.close());

describe('cross-site requests', () => {
  const create = (headers: Record<string, string>) =>
    here.app.inject({ method: 'POST', url: '/api/matches', headers, payload: WISH });

  it('cross-site requests cannot make a browser change anything', async () => {
    const { cookie = '' } = ann.headers;
    expect(problem(await create({ cookie }))).toEqual([403, 'missing-header']);
    expect(problem(await create({ cookie, 'x-tessera': '1', origin: 'https://evil.example' }))).toEqual([
      403,
      'wrong-origin',
    ]);
    expect(problem(await create({ cookie, 'x-tessera': '1', origin: 'null' }))).toEqual([403, 'wrong-origin']);
    expect((await create({ cookie, 'x-tessera': '1', origin: 'http://localhost:80' })).statusCode).toBe(201);
  });

  it('cross-site requests cannot use another host name that resolves to this server', async () => {
    const host = 'evil.example:4600';
    expect(problem(await here.app.inject({ url: '/api/me', headers: { ...ann.headers, host } }))).toEqual([
      421,
      'wrong-host',
    ]);
    const cookie = ann.headers.cookie ?? '';
    expect(problem(await create({ cookie, 'x-tessera': '1', host, origin: `http://${host}` }))).toEqual([
      421,
      'wrong-host',
    ]);
  });

  it('cross-site requests are allowed from configured origins', async () => {
    const lax = await testApp({
      config: { origins: ['http://localhost:5173'], trustProxy: false, requestTimeoutMs: 60_000, caps: NO_CAPS },
    });
    const bob = await newVisitor(lax.app);
    const dev = visitor(lax.app, bob.id, { ...bob.headers, origin: 'http://localhost:5173' });
    expect((await dev.ask('POST', '/api/matches', WISH)).statusCode).toBe(201);
    await lax.app.close();
  });
});
