import { afterEach, beforeEach, expect, it, test } from 'vitest';
import { type TestApp, testApp } from './testing/testApp.ts';

let here: TestApp;

beforeEach(async () => {
  here = await testApp();
});

afterEach(() => here.app.close());

const policyFor = async (host: string) =>
  (await here.app.inject({ url: '/api/health', headers: { host } })).headers['content-security-policy'];

it('pages can only reach this server', async () => {
  expect(await policyFor('play.example:4600')).toBe(
    "default-src 'self';script-src 'self';style-src 'self';img-src 'self' data: blob:;font-src 'self';" +
      "connect-src 'self' ws://play.example:4600 wss://play.example:4600;worker-src 'self';manifest-src 'self';" +
      "object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none'",
  );
});

test.each(['evil; script-src *', 'a,b', "x 'unsafe-inline'"])(
  'odd values of the host %j are not copied into the policy',
  async (host) => {
    expect(await policyFor(host)).toContain("connect-src 'self' 'self';");
  },
);

it('pages cannot be framed, types are not sniffed, and referrers are not sent', async () => {
  const { headers } = await here.app.inject('/api/health');
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
  });
});
