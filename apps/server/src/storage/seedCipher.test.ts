import { describe, expect, it } from 'vitest';
import { SeedCipher } from './seedCipher.ts';

const OLD = 'an old secret that was long enough for anybody';
const NEW = 'a newer secret that nobody has written down yet';
const TEXT = '{"seed":"Grüße an alle","header":{}}';

describe('an encrypted seed', () => {
  const safe = new SeedCipher([OLD]);

  it('an encrypted seed can be read with its key and not without', () => {
    const sealed = safe.close('abc', TEXT);
    expect(sealed).not.toContain('seed');
    expect(sealed).not.toContain(Buffer.from(TEXT).toString('base64').slice(4, 20));
    expect(safe.open('abc', sealed)).toBe(TEXT);
    expect(new SeedCipher([NEW, OLD]).open('abc', sealed)).toBe(TEXT);
    expect(() => new SeedCipher([NEW]).open('abc', sealed)).toThrow(
      expect.objectContaining({ code: 'storage-failed' }),
    );
  });

  it('an encrypted seed has a different ciphertext each time', () => {
    expect(safe.close('abc', TEXT)).not.toBe(safe.close('abc', TEXT));
  });

  it('an encrypted seed cannot be changed or moved to another match', () => {
    const sealed = safe.close('abc', TEXT);
    expect(safe.open('xyz', sealed)).toBeUndefined();
    for (const at of [20, 40, 60, sealed.length - 3]) {
      const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1);
      expect(safe.open('abc', changed)).toBeUndefined();
    }
    expect(safe.open('abc', sealed.slice(0, 24))).toBeUndefined();
  });

  it('an encrypted seed names its key, so that a missing one is noticed without decryption', () => {
    const start = safe.close('abc', TEXT).slice(0, 24);
    expect(safe.hasKeyOf(start)).toBe(true);
    expect(new SeedCipher([NEW]).hasKeyOf(start)).toBe(false);
    expect(safe.hasKeyOf(TEXT.slice(0, 24))).toBe(true);
  });

  it('a seed stored before encryption is read as it is', () => {
    expect(safe.open('abc', TEXT)).toBe(TEXT);
  });
});
