// Frames of a WebSocket, from a server: RFC 6455, part 5.2.

const TEXT = 0x81;
/** Lengths up to this fit into the second byte. */
const SHORT = 125;
/** The second byte where the length is in the next two, or in the next eight. */
const IN_TWO_BYTES = 126;
const IN_EIGHT_BYTES = 127;
const LONGEST_IN_TWO_BYTES = 0xffff;

/** Texts as they go over the wire, a whole text frame each and all in one piece: many texts that leave together cost one write. */
export function framesOf(texts: readonly string[]): Buffer {
  const lengths = texts.map((text) => Buffer.byteLength(text));
  const bytes = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + headOf(length) + length, 0));
  let at = 0;
  texts.forEach((text, i) => {
    const length = lengths[i] as number;
    writeHead(bytes, at, length);
    at += headOf(length);
    at += bytes.write(text, at);
  });
  return bytes;
}

/** How many bytes stand before a payload of this length. */
function headOf(length: number): number {
  if (length <= SHORT) return 2;
  return length <= LONGEST_IN_TWO_BYTES ? 4 : 10;
}

function writeHead(bytes: Buffer, at: number, length: number): void {
  bytes[at] = TEXT;
  if (length <= SHORT) bytes[at + 1] = length;
  else if (length <= LONGEST_IN_TWO_BYTES) {
    bytes[at + 1] = IN_TWO_BYTES;
    bytes.writeUInt16BE(length, at + 2);
  } else {
    bytes[at + 1] = IN_EIGHT_BYTES;
    bytes.writeBigUInt64BE(BigInt(length), at + 2);
  }
}
