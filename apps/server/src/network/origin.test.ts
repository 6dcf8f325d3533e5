import { expect, test } from 'vitest';
import { sameOrigin } from './origin.ts';

const ALLOWED = ['http://localhost:5173'];

test.each([
  [undefined, 'play.example', true],
  ['https://play.example', 'play.example', true],
  ['https://play.example', 'play.example:443', true],
  ['http://play.example:4600', 'play.example:4600', true],
  ['http://[::1]:4600', '[::1]:4600', true],
  ['http://localhost:5173', 'play.example', true],
  ['https://evil.example', 'play.example', false],
  ['https://play.example.evil.example', 'play.example', false],
  ['https://play.example:8443', 'play.example', false],
  ['null', 'play.example', false],
  ['', 'play.example', false],
  ['https://undefined', undefined, false],
])('a request from a page of %s to %s: %s', (origin, host, isSame) => {
  expect(sameOrigin({ ...(origin !== undefined && { origin }), ...(host !== undefined && { host }) }, ALLOWED)).toBe(
    isSame,
  );
});
