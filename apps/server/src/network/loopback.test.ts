import { expect, it } from 'vitest';
import { isLoopback } from './loopback.ts';

it.each(['127.0.0.1', '127.9.8.7', '::1', '[::1]', '0:0:0:0:0:0:0:1', 'localhost'])('%s is loopback', (host) => {
  expect(isLoopback(host)).toBe(true);
});

it.each([
  '0.0.0.0',
  '::',
  '',
  '10.0.0.1',
  '128.0.0.1',
  '2001:db8::1',
  '127.0.0.1.table.example',
  'localhost.example',
  'tessera',
])('"%s" is not loopback', (host) => {
  expect(isLoopback(host)).toBe(false);
});
