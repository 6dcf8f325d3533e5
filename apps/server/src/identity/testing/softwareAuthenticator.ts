import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import * as z from 'zod';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const ATTESTED = 0x40;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: string | Buffer) => Buffer.from(data).toString('base64url');

type Cbor = number | string | Buffer | ReadonlyMap<number | string, Cbor>;

/** Writes the few kinds of CBOR that an authenticator needs (RFC 8949). */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, each]) => [cbor(key), cbor(each)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

function head(kind: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(kind << 5) | size]);
  return size < 256 ? Buffer.from([(kind << 5) | 24, size]) : Buffer.from([(kind << 5) | 25, size >> 8, size & 0xff]);
}

/** Values that a test falsifies. */
interface Wrongs {
  readonly origin?: string;
  readonly challenge?: string;
  readonly site?: string;
  readonly flags?: number;
}

/** An authenticator with one passkey (ES256), in software. */
export class SoftwareAuthenticator {
  readonly id = randomBytes(32);
  counter = 0;
  readonly #site: string;
  readonly #origin: string;
  readonly #privateKey: KeyObject;
  readonly #publicKey: KeyObject;

  constructor(site: string, origin: string) {
    this.#site = site;
    this.#origin = origin;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#privateKey = privateKey;
    this.#publicKey = publicKey;
  }

  /** Answers the options for a new passkey. */
  create({ challenge }: { readonly challenge: string }, wrongs: Wrongs = {}) {
    const { x, y } = z.object({ x: z.string(), y: z.string() }).parse(this.#publicKey.export({ format: 'jwk' }));
    const key = new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
    const length = Buffer.from([0, this.id.length]);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.id, cbor(key)]);
    const authData = Buffer.concat([this.#authenticatorData(ATTESTED, wrongs), credential]);
    const attestation = new Map<string, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return this.#answer({
      clientDataJSON: base64url(this.#clientData('webauthn.create', challenge, wrongs)),
      attestationObject: base64url(cbor(attestation)),
      transports: ['internal'],
    });
  }

  /** Answers the options for signing in. Its counter goes up with each answer. */
  get({ challenge }: { readonly challenge: string }, wrongs: Wrongs = {}) {
    this.counter++;
    const clientData = this.#clientData('webauthn.get', challenge, wrongs);
    const authData = this.#authenticatorData(0, wrongs);
    const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.#privateKey);
    return this.#answer({
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(authData),
      signature: base64url(signature),
    });
  }

  #answer<R>(response: R) {
    const id = base64url(this.id);
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  #authenticatorData(more: number, { site = this.#site, flags = USER_PRESENT | USER_VERIFIED }: Wrongs): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(site), Buffer.from([flags | more]), counter]);
  }

  #clientData(type: string, given: string, { origin = this.#origin, challenge = given }: Wrongs): string {
    return JSON.stringify({ type, challenge, origin, crossOrigin: false });
  }
}
