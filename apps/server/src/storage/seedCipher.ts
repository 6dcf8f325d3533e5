import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { ServerError } from '../errors.ts';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const NAME_LENGTH = 8;
const FORMAT = 'sealed1';

interface Key {
  /** Identifies a key without revealing any of it. */
  readonly name: string;
  readonly bytes: Buffer;
}

/** Text encrypted with a key that is missing here. */
export class MissingKey extends ServerError {
  constructor(match: string, key: string | undefined) {
    super('storage-failed', match, `Its seed was sealed with a key (${key}) that is not here`);
    this.name = 'MissingKey';
  }
}

/**
 * Encrypts the starts of matches, which contain their seeds. Each ciphertext is bound to its match, so it cannot be
 * moved to another one.
 */
export class SeedCipher {
  readonly #keys: readonly [Key, ...Key[]];

  /** Encrypts with the first secret; decrypts with the secret that was used. */
  constructor([first, ...others]: readonly [string, ...string[]]) {
    this.#keys = [keyOf(first), ...others.map(keyOf)];
  }

  /** Returns whether the key of an encrypted text, or of its first two words, is available. */
  hasKeyOf(sealed: string): boolean {
    const [format, name] = sealed.split(' ', 2);
    return format !== FORMAT || this.#keys.some((key) => key.name === name);
  }

  close(match: string, text: string): string {
    const [{ name, bytes }] = this.#keys;
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, bytes, nonce).setAAD(Buffer.from(match));
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return [FORMAT, name, Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64')].join(' ');
  }

  /**
   * Decrypts a text; returns undefined if it was changed. Text from before encryption is returned as it is. Throws
   * MissingKey if the key is missing: the match itself is intact.
   */
  open(match: string, sealed: string): string | undefined {
    const [format, name, body] = sealed.split(' ', 3);
    if (format !== FORMAT) return sealed;
    const key = this.#keys.find((one) => one.name === name);
    if (!key) throw new MissingKey(match, name);
    const bytes = Buffer.from(body ?? '', 'base64');
    const [nonce, tag] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)];
    if (tag.length < TAG_BYTES) return undefined;
    const cipher = createDecipheriv(CIPHER, key.bytes, nonce).setAAD(Buffer.from(match)).setAuthTag(tag);
    const text = cipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
    try {
      return Buffer.concat([text, cipher.final()]).toString('utf8');
    } catch {
      // The authentication tag does not match: the only error of a decipher here.
      return undefined;
    }
  }
}

/** Derives a separate key, so that the secret that signs cookies is used for nothing else. */
function keyOf(secret: string): Key {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'tessera seeds', KEY_BYTES));
  return { bytes, name: createHash('sha256').update(bytes).digest('hex').slice(0, NAME_LENGTH) };
}
