import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const NAME_LENGTH = 22;

/**
 * Encrypts messages between nodes. Access to Redis without the secret allows neither to read nor to forge them. Each is
 * bound to its channel, so it cannot be replayed on another.
 */
export class MessageCipher {
  readonly #keys: readonly Buffer[];

  /** Encrypts with the first secret; decrypts with any of them, for the time in which one replaces the other. */
  constructor(secrets: readonly string[]) {
    this.#keys = secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', 'tessera nodes', 32)));
  }

  close(channel: string, text: string): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.#keys[0] as Buffer, nonce).setAAD(Buffer.from(channel));
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), body]);
  }

  /** Returns a pseudonym for a text such as a person or an address: the same in every node, and not reversible. */
  nameFor(text: string): string {
    return createHmac('sha256', this.#keys[0] as Buffer)
      .update(text)
      .digest('base64url')
      .slice(0, NAME_LENGTH);
  }

  /** Decrypts a message; returns undefined if it is not from one of our nodes. */
  open(channel: string, bytes: Buffer): string | undefined {
    for (const key of this.#keys) {
      const text = opened(key, channel, bytes);
      if (text !== undefined) return text;
    }
    return undefined;
  }
}

function opened(key: Buffer, channel: string, bytes: Buffer): string | undefined {
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined;
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const cipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES));
  cipher.setAAD(Buffer.from(channel)).setAuthTag(tag);
  try {
    return Buffer.concat([cipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), cipher.final()]).toString('utf8');
  } catch {
    // The authentication tag does not match: the only error of a decipher here.
    return undefined;
  }
}
