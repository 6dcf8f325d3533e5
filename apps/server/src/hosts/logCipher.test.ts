import { expect, it } from 'vitest';
import { LogCipher } from './logCipher.ts';

const TEXT = '{"deed":{"seat":0}}';

it('a text decrypts only with the same beginning, for the same place, and only if unchanged', () => {
  const cipher = new LogCipher('a beginning with its seed');
  const closed = cipher.close('entry 1', TEXT);
  expect(closed).not.toContain('deed');
  expect(cipher.open('entry 1', closed)).toBe(TEXT);
  expect(cipher.open('entry 2', closed)).toBeUndefined();
  expect(new LogCipher('another beginning').open('entry 1', closed)).toBeUndefined();
  expect(cipher.open('entry 1', `${closed.slice(0, -8)}AAAA${closed.slice(-4)}`)).toBeUndefined();
  expect(cipher.open('entry 1', closed.slice(0, 20))).toBeUndefined();
});

it('encryption is deterministic for the same text and place, and never reuses a nonce for anything else', () => {
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

it('decrypting returns a plain text of older logs unchanged', () => {
  expect(new LogCipher('a beginning').open('entry 1', TEXT)).toBe(TEXT);
});
