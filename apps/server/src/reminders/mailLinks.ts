import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Purpose of a link in a mail. */
export type LinkPurpose = 'confirm' | 'stop';

/** Owner of a link, and which of their addresses it is about. */
export interface LinkTarget {
  readonly player: string;
  readonly nonce: string;
}

const KEY_BYTES = 32;
const TOKEN = /^(\w{1,40})\.([\w-]{1,64})\.(\d{1,15})\.([\w-]{43})$/;

/**
 * Signs the links in mails, and verifies them. A link cannot be forged without the key of the server, or used for
 * another purpose.
 */
export class MailLinks {
  readonly #keys: readonly Buffer[];

  /** Signs with the first secret; verifies with any of them. */
  constructor(secrets: readonly string[]) {
    // Derived keys, so that the secret that signs cookies is used for nothing else.
    this.#keys = secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', 'tessera mail links', KEY_BYTES)));
  }

  token(purpose: LinkPurpose, { player, nonce }: LinkTarget, expires: number): string {
    const [key] = this.#keys;
    if (!key) throw new Error('There is no key to sign links with');
    const body = `${player}.${nonce}.${expires}`;
    return `${body}.${macOf(key, purpose, body).toString('base64url')}`;
  }

  /** Verifies a link; returns its target, or undefined if the purpose differs, it was changed, or it has expired. */
  read(purpose: LinkPurpose, token: string, now: number): LinkTarget | undefined {
    const [, player, nonce, expires, mac] = TOKEN.exec(token) ?? [];
    if (player === undefined || nonce === undefined || mac === undefined) return undefined;
    const given = Buffer.from(mac, 'base64url');
    const body = `${player}.${nonce}.${expires}`;
    const isSigned = this.#keys.some((key) => timingSafeEqual(macOf(key, purpose, body), given));
    return isSigned && now < Number(expires) ? { player, nonce } : undefined;
  }
}

function macOf(key: Buffer, purpose: LinkPurpose, body: string): Buffer {
  return createHmac('sha256', key).update(`${purpose} ${body}`).digest();
}
