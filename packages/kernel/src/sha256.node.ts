import { createHash, hash } from 'node:crypto';

/** SHA-256 in hex by Node's own library, of bytes or of a text in UTF-8. `hash` came with 20.12 and 21.7. */
export const sha256Hex: (data: Uint8Array | string) => string =
  typeof hash === 'function'
    ? (data) => hash('sha256', data, 'hex')
    : (data) => createHash('sha256').update(data).digest('hex');
