import { expect, it } from 'vitest';
import { MessageCipher } from './messageCipher.ts';

const OLD = 'the secret before this one, long enough';
const NEW = 'the secret of now, which is long enough';

it('a node decrypts the messages of another, on the same channel only', () => {
  const [one, other] = [new MessageCipher([NEW]), new MessageCipher([NEW])];
  const closed = one.close('here', 'a secret ✓');
  expect(other.open('here', closed)).toBe('a secret ✓');
  expect(other.open('there', closed)).toBeUndefined();
  expect(closed.includes('secret')).toBe(false);
  expect(one.close('here', 'a secret ✓').equals(closed)).toBe(false);
});

it('a message that was changed, truncated or encrypted with another secret is rejected', () => {
  const one = new MessageCipher([NEW]);
  const closed = one.close('here', 'text');
  for (let i = 0; i < closed.length; i++) {
    const changed = Buffer.from(closed);
    changed[i] = (changed[i] as number) ^ 1;
    expect(one.open('here', changed)).toBeUndefined();
    expect(one.open('here', closed.subarray(0, i))).toBeUndefined();
  }
  expect(new MessageCipher([OLD]).open('here', closed)).toBeUndefined();
});

it('both secrets are accepted while one replaces the other', () => {
  expect(new MessageCipher([NEW, OLD]).open('here', new MessageCipher([OLD]).close('here', 'old'))).toBe('old');
  expect(new MessageCipher([OLD, NEW]).open('here', new MessageCipher([NEW, OLD]).close('here', 'new'))).toBe('new');
});
