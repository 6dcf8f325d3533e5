import { createHash, hash } from 'node:crypto';

/**
 * Returns the SHA-256 of bytes or of a UTF-8 text in hex, by Node's crypto module. `hash` exists since Node 20.12 and
 * 21.7.
 */
export const sha256Hex: (data: Uint8Array | string) => string =
  typeof hash === 'function'
    ? (data) => hash('sha256', data, 'hex')
    : (data) => createHash('sha256').update(data).digest('hex');
