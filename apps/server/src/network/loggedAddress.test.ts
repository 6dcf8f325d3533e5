import { expect, it } from 'vitest';
import { loggedAddress } from './loggedAddress.ts';

it.each([
  ['192.0.2.77', 'full', '192.0.2.77'],
  ['192.0.2.77', 'none', '[hidden]'],
  ['192.0.2.77', 'network', '192.0.2.0'],
  ['::ffff:192.0.2.77', 'network', '192.0.2.0'],
  ['2001:db8:1:2:3:4:5:6', 'network', '2001:db8:1::'],
  ['2001:db8::7', 'network', '2001:db8:0::'],
  ['::1', 'network', '0:0:0::'],
] as const)('loggedAddress writes %s with %s as %s', (address, how, logged) => {
  expect(loggedAddress(address, how)).toBe(logged);
});
