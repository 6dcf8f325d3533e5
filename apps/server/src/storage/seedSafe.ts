import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { ServerError } from '../errors.ts';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const NAME_LENGTH = 8;
const FORMAT = 'sealed1';

interface Key {
  /** Tells keys apart without giving anything of them away. */
  readonly name: string;
  readonly bytes: Buffer;
}

/** What was sealed with a key that is not here. */
export class MissingKey extends ServerError {
  constructor(match: string, key: string | undefined) {
    super('storage-failed', match, `Its seed was sealed with a key (${key}) that is not here`);
    this.name = 'MissingKey';
  }
}

/**
 * Keeps the beginnings of matches, which hold their seeds, from whoever reads the database without its key. Each is bound
 * to its match, so that none can be put in the place of another.
 */
export class SeedSafe {
  readonly #keys: readonly [Key, ...Key[]];

  /** The first secret closes; each of them opens what was closed with it. */
  constructor([first, ...others]: readonly [string, ...string[]]) {
    this.#keys = [keyOf(first), ...others.map(keyOf)];
  }

  /** Returns whether a sealed text, or its first two words, was sealed with a key that is here. */
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
   * What was closed; nothing if it is not as it was written. Text from before seeds were sealed is given back as it is.
   * Throws where the key is missing: then nothing is wrong with the match.
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
      // The tag does not fit, which is all that a decipher complains of here.
      return undefined;
    }
  }
}

/** A key of its own, so that the secret which signs cookies is used for nothing else. */
function keyOf(secret: string): Key {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'tessera seeds', KEY_BYTES));
  return { bytes, name: createHash('sha256').update(bytes).digest('hex').slice(0, NAME_LENGTH) };
}
