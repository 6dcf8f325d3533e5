import { expect, test } from 'vitest';
import { knownHosts } from './knownHosts.ts';

const ORIGINS = ['https://table.example'];

test.each([
  'localhost:4600',
  'app.localhost',
  '127.0.0.1:4600',
  '192.168.1.20',
  '[::1]:4600',
  'node-1:4600',
  'laptop.local:4600',
])('%s is a name of this server', (host) => {
  expect(knownHosts({ origins: [], trustProxy: false })(host)).toBe(true);
  expect(knownHosts({ origins: ORIGINS, trustProxy: false })(host)).toBe(true);
});

test.each(['evil.example', 'localhost.evil.example:4600', '127.0.0.1.evil.example', '', undefined, 'a b'])(
  '%s is not a name of this server',
  (host) => {
    expect(knownHosts({ origins: [], trustProxy: false })(host)).toBe(false);
    expect(knownHosts({ origins: ORIGINS, trustProxy: 1 })(host)).toBe(false);
  },
);

test('configured addresses are names of this server, and behind a proxy without any the proxy decides', () => {
  expect(knownHosts({ origins: ORIGINS, trustProxy: false })('table.example')).toBe(true);
  expect(knownHosts({ origins: [], trustProxy: 1 })('table.example')).toBe(true);
});
