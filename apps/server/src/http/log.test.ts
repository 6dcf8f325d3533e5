import { afterEach, beforeEach, expect, it } from 'vitest';
import { ADA, newMatch } from './testing/answers.ts';
import { cookieIn, newProgram, newVisitor, type TestApp, testApp, visitor } from './testing/testApp.ts';

let here: TestApp;

beforeEach(async () => {
  here = await testApp();
});

afterEach(() => here.app.close());

it('the log never contains cookies, passwords, tokens or the codes of private tables', async () => {
  const ann = await newVisitor(here.app);
  const registered = await ann.ask('POST', '/api/me/register', ADA);
  const cookie = cookieIn(registered);
  const ada = visitor(here.app, ann.id, { ...ann.headers, cookie });
  const program = await newProgram(here.app, ada, ['host']);
  const id = await newMatch(program);
  const { code } = (await program.ask('GET', `/api/matches/${id}`)).json();
  await here.app.inject(`/api/codes/${code}`);
  await here.app.inject(`/api/me?password=${ADA.password}`);
  await ada.ask('POST', '/api/session', { ...ADA, password: 'incorrect horse' });
  await ada.ask('POST', '/api/matches', '{"password": "unfinished');
  here.matches.create = () => Promise.reject(new Error('broken'));
  await program.ask('POST', '/api/matches', { game: 'gomoku', seats: [{ kind: 'me' }] });

  const logged = here.logged();
  expect(logged).toContain('/api/me/register');
  expect(logged).toContain('/codes/[hidden]');
  const token = program.headers.authorization?.slice('Bearer '.length);
  const secrets = [cookie, ann.headers.cookie, token, code, ADA.password, 'incorrect horse', 'unfinished'];
  for (const secret of secrets) {
    expect(secret).toBeTruthy();
    expect(logged).not.toContain(secret);
    expect(logged).not.toContain(decodeURIComponent(String(secret)));
  }
});

it('the log hides secrets of every source', () => {
  const secret = 'the seed of all evil';
  here.app.log.info({
    seed: secret,
    match: { seed: secret, secrets: { seed: secret } },
    headers: { cookie: secret, 'set-cookie': secret, authorization: secret },
    req2: { headers: { cookie: secret, 'set-cookie': [secret] } },
    body: { password: secret, token: secret },
  });
  expect(here.logged()).toContain('[hidden]');
  expect(here.logged()).not.toContain(secret);
});

it('the log names each request with an id', async () => {
  await here.app.inject('/api/health?x=1');
  const lines = here
    .logged()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const { reqId } = lines[0];
  expect(reqId).toMatch(/^[a-z0-9]{12}$/);
  expect(lines).toMatchObject([
    { reqId, req: { method: 'GET', path: '/api/health', address: '127.0.0.0' } },
    { reqId, res: { statusCode: 200 }, responseTime: expect.any(Number) },
  ]);
});
