import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Prefix of encrypted text. Plain text begins with the brace of its JSON: logs from before encryption. */
const CLOSED = 'closed1 ';

/**
 * Encrypts the log of a match. All keys derive from the beginning of the match, which contains the seed and is
 * encrypted with the server's key (`SeedCipher`). Each host that opens the match knows the beginning. A change of the
 * server's key therefore changes nothing here.
 */
export class LogCipher {
  readonly #key: Buffer;
  readonly #nonceKey: Buffer;

  constructor(beginning: string) {
    const bytes = Buffer.from(hkdfSync('sha256', beginning, '', 'tessera log', 2 * KEY_BYTES));
    this.#key = bytes.subarray(0, KEY_BYTES);
    this.#nonceKey = bytes.subarray(KEY_BYTES);
  }

  /**
   * Encrypts a text for its place (the entry's number, and the part of it). The nonce derives from place and text.
   * Encrypting the same again gives the same row, as when a match resumes after a crash; no other text ever uses that
   * nonce.
   */
  close(place: string, text: string): string {
    const hmac = createHmac('sha256', this.#nonceKey).update(place).update('\n').update(text).digest();
    const nonce = hmac.subarray(0, NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.#key, nonce).setAAD(Buffer.from(place));
    const body = cipher.update(text, 'utf8');
    cipher.final();
    return CLOSED + Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64');
  }

  /** Decrypts a text of this place; returns undefined if it was changed. Plain text is returned as it is. */
  open(place: string, text: string): string | undefined {
    if (!text.startsWith(CLOSED)) return text;
    const bytes = Buffer.from(text.slice(CLOSED.length), 'base64');
    if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined;
    const decipher = createDecipheriv(CIPHER, this.#key, bytes.subarray(0, NONCE_BYTES))
      .setAAD(Buffer.from(place))
      .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const opened = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
    try {
      decipher.final();
    } catch {
      // The authentication tag does not match: the only error of a decipher here.
      return undefined;
    }
    return opened.toString('utf8');
  }
}
