import { expect, it } from 'vitest';
import { LogCipher } from './logCipher.ts';

const TEXT = '{"deed":{"seat":0}}';

it('closes so that only the same beginning opens, for the same place, and nothing that was changed', () => {
  const cipher = new LogCipher('a beginning with its seed');
  const closed = cipher.close('entry 1', TEXT);
  expect(closed).not.toContain('deed');
  expect(cipher.open('entry 1', closed)).toBe(TEXT);
  expect(cipher.open('entry 2', closed)).toBeUndefined();
  expect(new LogCipher('another beginning').open('entry 1', closed)).toBeUndefined();
  expect(cipher.open('entry 1', `${closed.slice(0, -8)}AAAA${closed.slice(-4)}`)).toBeUndefined();
  expect(cipher.open('entry 1', closed.slice(0, 20))).toBeUndefined();
});

it('closes the same for the same place in the same way, and never with a nonce of anything else', () => {
  const cipher = new LogCipher('a beginning');
  const nonceOf = (closed: string) => closed.slice(0, 24);
  expect(cipher.close('entry 1', TEXT)).toBe(cipher.close('entry 1', TEXT));
  const closed = [
    cipher.close('entry 1', TEXT),
    cipher.close('entry 1', `${TEXT} `),
    cipher.close('entry 2', TEXT),
    cipher.close('snapshot 1', TEXT),
    new LogCipher('another').close('entry 1', TEXT),
  ];
  expect(new Set(closed.map(nonceOf)).size).toBe(closed.length);
});

it('gives back what lies open, as logs did before', () => {
  expect(new LogCipher('a beginning').open('entry 1', TEXT)).toBe(TEXT);
});
