import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CHALLENGE_MS } from '../identity/passkeys.ts';
import { SoftwareAuthenticator } from '../identity/testing/softwareAuthenticator.ts';
import { type AppVisitor, newVisitor, type TestApp, testApp } from './testing/testApp.ts';

const ORIGIN = 'http://localhost';
const CREDENTIALS = { name: 'Ada', password: 'correct horse' };

let test: TestApp;
let app: FastifyInstance;
let authenticator: SoftwareAuthenticator;
beforeEach(async () => {
  test = await testApp();
  app = test.app;
  authenticator = new SoftwareAuthenticator('localhost', ORIGIN);
});
afterEach(() => app.close());

async function ada(): Promise<AppVisitor> {
  const visitor = await newVisitor(app);
  const answer = await visitor.ask('POST', '/api/me/register', CREDENTIALS);
  return { ...visitor, ...(await loggedIn(answer.headers['set-cookie'], visitor)) };
}

/** The visitor with the cookie that registering has replaced. */
async function loggedIn(cookie: string | string[] | undefined, { id }: AppVisitor): Promise<AppVisitor> {
  const text = (Array.isArray(cookie) ? cookie[0] : cookie)?.split(';')[0] ?? '';
  const headers = { cookie: text, 'x-tessera': '1' };
  return {
    id,
    headers,
    ask: (method, url, body) => app.inject({ method, url, headers, ...(body ? { payload: body } : {}) }),
  };
}

async function begin(visitor: AppVisitor): Promise<{ challenge: string }> {
  return (await visitor.ask('POST', '/api/me/passkeys/options')).json();
}

async function beginLogIn(visitor: AppVisitor): Promise<{ challenge: string }> {
  return (await visitor.ask('POST', '/api/session/passkey/options')).json();
}

const add = (visitor: AppVisitor, response: unknown, password = CREDENTIALS.password) =>
  visitor.ask('POST', '/api/me/passkeys', { name: 'a laptop', password, response });
const prove = (visitor: AppVisitor, response: unknown) => visitor.ask('POST', '/api/session/passkey', { response });

/** An account with a passkey. */
async function withPasskey(): Promise<AppVisitor> {
  const owner = await ada();
  const added = await add(owner, authenticator.create(await begin(owner)));
  expect(added.json()).toMatchObject({ name: 'a laptop', createdAt: test.clock.now });
  expect(added.statusCode).toBe(201);
  return owner;
}

describe('a passkey', () => {
  it('a passkey is added with the password, listed, used to log in with another browser, and removed', async () => {
    const owner = await withPasskey();
    const browser = await newVisitor(app);
    const proved = await prove(browser, authenticator.get(await beginLogIn(browser)));
    expect(proved.json()).toEqual({ id: owner.id, name: 'Ada', guest: false });
    expect(proved.headers['set-cookie']).toMatch(/^tessera=/);
    // The guest that this browser was is gone.
    expect((await browser.ask('GET', '/api/sessions')).statusCode).toBe(401);
    const [passkey] = (await owner.ask('GET', '/api/me/passkeys')).json();
    expect(passkey).toMatchObject({ name: 'a laptop', usedAt: test.clock.now });
    expect((await owner.ask('DELETE', `/api/me/passkeys/${passkey.id}`)).statusCode).toBe(204);
    expect((await owner.ask('DELETE', `/api/me/passkeys/${passkey.id}`)).json()).toMatchObject({
      code: 'no-such-passkey',
    });
    const again = await newVisitor(app);
    expect((await prove(again, authenticator.get(await beginLogIn(again)))).json()).toMatchObject({
      code: 'bad-passkey',
    });
  });

  it('a passkey is refused for a guest, and without the password', async () => {
    const guest = await newVisitor(app);
    expect((await guest.ask('POST', '/api/me/passkeys/options')).json()).toMatchObject({ code: 'no-account' });
    const owner = await ada();
    const refused = await add(owner, authenticator.create(await begin(owner)), 'wrong horse');
    expect(refused.json()).toMatchObject({ code: 'wrong-password' });
    expect((await owner.ask('GET', '/api/me/passkeys')).json()).toEqual([]);
  });

  it.each([
    ['of another origin', { origin: 'https://evil.example' }],
    ['of another site', { site: 'evil.example' }],
    ['for another challenge', { challenge: 'AAAA' }],
    ['whose device has not recognized its owner', { flags: 0x01 }],
  ])('is refused with an answer %s', async (_what, wrongs) => {
    const owner = await ada();
    const made = await add(owner, authenticator.create(await begin(owner), wrongs));
    expect(made.json()).toMatchObject({ code: 'bad-passkey' });
    await add(owner, authenticator.create(await begin(owner)));
    const browser = await newVisitor(app);
    const proved = await prove(browser, authenticator.get(await beginLogIn(browser), wrongs));
    expect(proved.json()).toMatchObject({ code: 'bad-passkey' });
  });

  it('a passkey is refused when its challenge was used, has expired, or belongs to another session', async () => {
    await withPasskey();
    const browser = await newVisitor(app);
    const used = await beginLogIn(browser);
    expect((await prove(browser, authenticator.get(used))).statusCode).toBe(200);
    const other = await newVisitor(app);
    expect((await prove(other, authenticator.get(used))).json()).toMatchObject({ code: 'bad-passkey' });
    const late = await beginLogIn(other);
    test.clock.now += CHALLENGE_MS;
    expect((await prove(other, authenticator.get(late))).json()).toMatchObject({ code: 'bad-passkey' });
    const [mine, theirs] = [await beginLogIn(other), await newVisitor(app)];
    await beginLogIn(theirs);
    expect((await prove(theirs, authenticator.get(mine))).json()).toMatchObject({ code: 'bad-passkey' });
    // One wrong answer has used up the challenge.
    const fresh = await beginLogIn(other);
    await prove(other, authenticator.get(fresh, { origin: 'https://evil.example' }));
    expect((await prove(other, authenticator.get(fresh))).json()).toMatchObject({ code: 'bad-passkey' });
  });

  it('a passkey is refused as a clone when its counter has not increased', async () => {
    await withPasskey();
    const [first, second] = [await newVisitor(app), await newVisitor(app)];
    expect((await prove(first, authenticator.get(await beginLogIn(first)))).statusCode).toBe(200);
    authenticator.counter -= 1;
    expect((await prove(second, authenticator.get(await beginLogIn(second)))).json()).toMatchObject({
      code: 'bad-passkey',
    });
  });

  it('a passkey is refused beyond ten per account, and removed by a change of the password', async () => {
    const owner = await ada();
    for (let n = 0; n < 10; n++) {
      test.clock.now += 60_000;
      const each = new SoftwareAuthenticator('localhost', ORIGIN);
      expect((await add(owner, each.create(await begin(owner)))).statusCode).toBe(201);
    }
    test.clock.now += 60_000;
    expect((await add(owner, authenticator.create(await begin(owner)))).json()).toMatchObject({
      code: 'too-many-passkeys',
    });
    const change = { before: CREDENTIALS.password, password: 'another horse' };
    const changed = await owner.ask('PUT', '/api/me/password', change);
    const again = await loggedIn(changed.headers['set-cookie'], owner);
    expect((await again.ask('GET', '/api/me/passkeys')).json()).toEqual([]);
  });

  it('a passkey is refused without a server error when the proof is malformed', async () => {
    const browser = await newVisitor(app);
    const { id } = authenticator.get(await beginLogIn(browser));
    const response = { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' };
    const garbage = { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
    expect((await prove(browser, garbage)).json()).toMatchObject({ code: 'bad-passkey' });
    expect((await prove(browser, { ...garbage, id: '*' })).statusCode).toBe(400);
    const byAddress = await app.inject({
      method: 'POST',
      url: '/api/session/passkey/options',
      headers: { ...browser.headers, host: '127.0.0.1:4600' },
    });
    expect(byAddress.json()).toMatchObject({ code: 'passkeys-need-name' });
  });

  it('passkey logins are limited to 20 in five minutes per address', async () => {
    const browser = await newVisitor(app);
    const statuses: number[] = [];
    for (let n = 0; n < 21; n++) statuses.push((await browser.ask('POST', '/api/session/passkey/options')).statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
  });
});
