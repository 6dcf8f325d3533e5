import { createHash, hash } from 'node:crypto';

/** SHA-256 in hex by Node's own library. `hash` came with 20.12 and 21.7. */
export const sha256Hex: (bytes: Uint8Array) => string =
  typeof hash === 'function'
    ? (bytes) => hash('sha256', bytes, 'hex')
    : (bytes) => createHash('sha256').update(bytes).digest('hex');
