import { Me, SessionInfo } from '@tessera/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { ADA, parseAnswer, problem } from '../testing/answers.ts';
import { type AppVisitor, cookieIn, NO_CAPS, newVisitor, type TestApp, testApp, visitor } from '../testing/testApp.ts';

let here: TestApp;
let ann: AppVisitor;

beforeEach(async () => {
  here = await testApp();
  ann = await newVisitor(here.app);
});

afterEach(() => here.app.close());

describe('me', () => {
  it('the caller is a guest at first, with a cookie that scripts and other sites cannot use', async () => {
    const response = await here.app.inject('/api/me');
    expect(parseAnswer(response, Me)).toMatchObject({ guest: true });
    expect(response.headers['set-cookie']).toMatch(/^tessera=\S+; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/);
    const again = await ann.ask('GET', '/api/me');
    expect(parseAnswer(again, Me).id).toBe(ann.id);
    expect(cookieIn(again)).toBe(ann.headers.cookie);
  });

  it('the caller has a secure cookie only over an encrypted connection', async () => {
    const secure = await testApp({
      config: { origins: [], trustProxy: 1, requestTimeoutMs: 60_000, caps: NO_CAPS },
    });
    const response = await secure.app.inject({ url: '/api/me', headers: { 'x-forwarded-proto': 'https' } });
    expect(response.headers['set-cookie']).toContain('; Secure');
    await secure.app.close();
  });

  it('the caller can take another name', async () => {
    expect(parseAnswer(await ann.ask('PATCH', '/api/me', { name: ' Ann\u202e ' }), Me).name).toBe('Ann');
    expect(parseAnswer(await ann.ask('GET', '/api/me'), Me).name).toBe('Ann');
  });

  it('the caller can become an account, log out and log in again', async () => {
    const registered = await ann.ask('POST', '/api/me/register', ADA);
    expect(parseAnswer(registered, Me)).toEqual({ id: ann.id, name: 'Ada', guest: false });
    expect(problem(await ann.ask('PATCH', '/api/me', { name: 'Old cookie' }))).toEqual([401, 'not-signed-in']);
    const ada = visitor(here.app, ann.id, { ...ann.headers, cookie: cookieIn(registered) });
    expect((await ada.ask('DELETE', '/api/session')).statusCode).toBe(204);
    expect(problem(await ada.ask('GET', '/api/sessions'))).toEqual([401, 'not-signed-in']);
    const back = await here.app.inject({
      method: 'POST',
      url: '/api/session',
      headers: { 'x-tessera': '1' },
      payload: ADA,
    });
    expect(parseAnswer(back, Me).id).toBe(ann.id);
  });

  it('the caller is refused with a wrong password', async () => {
    expect(problem(await ann.ask('POST', '/api/session', ADA))).toEqual([401, 'wrong-credentials']);
    expect(problem(await ann.ask('POST', '/api/session', { ...ADA, password: 'short' }))).toEqual([400, 'bad-input']);
  });

  it('the caller can change the password, which invalidates the old cookie', async () => {
    const registered = await ann.ask('POST', '/api/me/register', ADA);
    const ada = visitor(here.app, ann.id, { ...ann.headers, cookie: cookieIn(registered) });
    const wish = { before: ADA.password, password: 'another password' };
    expect(problem(await ada.ask('PUT', '/api/me/password', { ...wish, before: 'no' }))).toEqual([
      403,
      'wrong-password',
    ]);
    expect(problem(await ada.ask('PUT', '/api/me/password', { ...wish, password: 'short' }))).toEqual([
      400,
      'bad-input',
    ]);
    const changed = await ada.ask('PUT', '/api/me/password', wish);
    expect(parseAnswer(changed, Me)).toEqual({ id: ann.id, name: 'Ada', guest: false });
    expect(problem(await ada.ask('GET', '/api/sessions'))).toEqual([401, 'not-signed-in']);
    const again = visitor(here.app, ann.id, { ...ann.headers, cookie: cookieIn(changed) });
    expect((await again.ask('GET', '/api/sessions')).statusCode).toBe(200);
  });

  it('the caller is anonymous with a forged or outdated cookie', async () => {
    const forged = visitor(here.app, '', { ...ann.headers, cookie: `${ann.headers.cookie}x` });
    expect(problem(await forged.ask('GET', '/api/sessions'))).toEqual([401, 'not-signed-in']);
    here.clock.now += 181 * 86_400_000;
    expect(problem(await ann.ask('GET', '/api/sessions'))).toEqual([401, 'not-signed-in']);
  });
});

describe('sessions', () => {
  it('sessions are listed, and can be revoked', async () => {
    const registered = await ann.ask('POST', '/api/me/register', ADA);
    const ada = visitor(here.app, ann.id, { ...ann.headers, cookie: cookieIn(registered) });
    const bob = await newVisitor(here.app);
    const loggedIn = await bob.ask('POST', '/api/session', ADA);
    const phone = visitor(here.app, ann.id, { ...ann.headers, cookie: cookieIn(loggedIn) });
    const sessions = parseAnswer(await ada.ask('GET', '/api/sessions'), z.array(SessionInfo));
    expect(sessions.map((session) => session.here).toSorted()).toEqual([false, true]);
    const other = sessions.find((session) => !session.here)?.id;
    expect((await ada.ask('DELETE', `/api/sessions/${other}`)).statusCode).toBe(204);
    expect(problem(await ada.ask('DELETE', `/api/sessions/${other}`))).toEqual([404, 'no-such-session']);
    expect(problem(await phone.ask('GET', '/api/sessions'))).toEqual([401, 'not-signed-in']);
    expect(problem(await ada.ask('DELETE', '/api/sessions/x'))).toEqual([400, 'bad-input']);
  });
});
