import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** How a text begins that is closed. What is not begins with the brace of its JSON: from before logs were closed. */
const CLOSED = 'closed1 ';

/**
 * Keeps what happens in a match from whoever reads its log without its beginning. That holds the seed, is closed itself with the key
 * of the server (`SeedSafe`), and is known to whoever takes the match up; so all keys come from it, and another key of the server
 * changes nothing here.
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
   * Closes a text for its place (the number of its entry, and what of it). The nonce comes from place and text: the same again is the
   * same row, as when a match is taken up after a crash and goes on, and nothing else ever has that nonce.
   */
  close(place: string, text: string): string {
    const hmac = createHmac('sha256', this.#nonceKey).update(place).update('\n').update(text).digest();
    const nonce = hmac.subarray(0, NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.#key, nonce).setAAD(Buffer.from(place));
    const body = cipher.update(text, 'utf8');
    cipher.final();
    return CLOSED + Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64');
  }

  /** What was closed for this place; nothing if it is not as it was written. Text that is not closed is given back as it is. */
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
      // The tag does not fit, which is all that a decipher complains of here.
      return undefined;
    }
    return opened.toString('utf8');
  }
}
