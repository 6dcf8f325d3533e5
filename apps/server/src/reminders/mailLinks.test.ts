import { expect, it } from 'vitest';
import { MailLinks } from './mailLinks.ts';

const OLD = 'o'.repeat(40);
const NEW = 'n'.repeat(40);
const ADA = { player: 'adaadaadaada', nonce: 'some-nonce' };

it('a link names its owner, until it expires', () => {
  const links = new MailLinks([NEW]);
  const token = links.token('confirm', ADA, 1000);
  expect(links.read('confirm', token, 999)).toEqual(ADA);
  expect(links.read('confirm', token, 1000)).toBeUndefined();
});

it('a link is valid for one purpose, and cannot be changed or forged', () => {
  const links = new MailLinks([NEW]);
  const token = links.token('confirm', ADA, 1000);
  expect(links.read('stop', token, 0)).toBeUndefined();
  expect(links.read('confirm', token.replace('.1000.', '.9999.'), 0)).toBeUndefined();
  expect(links.read('confirm', token.replace('ada', 'bob'), 0)).toBeUndefined();
  expect(new MailLinks([OLD]).read('confirm', token, 0)).toBeUndefined();
  for (const garbage of ['', '....', 'a.b.1.c', token.slice(1), `${token}a`]) {
    expect(links.read('confirm', garbage, 0)).toBeUndefined();
  }
});

it('a link signed with an older key is still valid', () => {
  const token = new MailLinks([OLD]).token('stop', ADA, 1000);
  expect(new MailLinks([NEW, OLD]).read('stop', token, 0)).toEqual(ADA);
});
