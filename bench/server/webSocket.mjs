// Minimal WebSocket client for load tests: text frames only, no streams, no extensions. A cheap client leaves
// more of a small machine to the measured server.
import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';

const TEXT_FRAME = 0x81;
const CLOSE_FRAME = 0x88;
const MASKED = 0x80;
/** Payload lengths that announce a length in the next two or eight bytes. */
const IN_TWO_BYTES = 126;
const IN_EIGHT_BYTES = 127;
const READ_BYTES = 1 << 16;
const END_OF_HEAD = '\r\n\r\n';

/** Connects and resolves to `{ send(text), close() }`; `onText` gets each received text with its length in bytes. */
export function openWebSocket(url, headers, onText) {
  const { hostname, port, pathname, search } = new URL(url);
  return new Promise((resolve, reject) => {
    // Incomplete input: first the handshake response, then frames.
    let rest = Buffer.alloc(0);
    let isOpen = false;
    const open = () => {
      const end = rest.indexOf(END_OF_HEAD);
      if (end < 0) return;
      const head = rest.subarray(0, end).toString();
      if (!head.includes(' 101 ')) return reject(new Error(`No WebSocket: ${head}`));
      rest = rest.subarray(end + END_OF_HEAD.length);
      isOpen = true;
      resolve({ send: (text) => socket.write(frameOf(text)), close: () => socket.end(CLOSING) });
    };
    const hear = (length, buffer) => {
      const arrived = buffer.subarray(0, length);
      const bytes = rest.length === 0 ? arrived : Buffer.concat([rest, arrived]);
      if (isOpen) {
        const read = readFrames(bytes, onText);
        // The buffer is reused, so its remaining bytes must be copied.
        rest = read === bytes.length ? NOTHING : Buffer.from(bytes.subarray(read));
      } else {
        rest = Buffer.from(bytes);
        open();
      }
      return true;
    };
    const onread = { buffer: Buffer.allocUnsafe(READ_BYTES), callback: hear };
    const socket = connect({ host: hostname, port, noDelay: true, onread });
    socket.on('error', reject);
    const fields = {
      host: `${hostname}:${port}`,
      upgrade: 'websocket',
      connection: 'Upgrade',
      'sec-websocket-version': 13,
      'sec-websocket-key': randomBytes(16).toString('base64'),
      ...headers,
    };
    const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
    socket.write([`GET ${pathname}${search} HTTP/1.1`, ...lines].join('\r\n') + END_OF_HEAD);
  });
}

const NOTHING = Buffer.alloc(0);
const CLOSING = Buffer.from([CLOSE_FRAME, MASKED, 0, 0, 0, 0]);

/** Encodes a text as a frame. Clients must mask frames; a mask of zeros does not change the text. */
function frameOf(text) {
  const length = Buffer.byteLength(text);
  if (length > 0xffff) throw new Error('Nothing that long is sent here');
  const start = length < IN_TWO_BYTES ? 6 : 8;
  const frame = Buffer.allocUnsafe(start + length);
  frame[0] = TEXT_FRAME;
  if (length < IN_TWO_BYTES) frame[1] = MASKED | length;
  else {
    frame[1] = MASKED | IN_TWO_BYTES;
    frame.writeUInt16BE(length, 2);
  }
  frame.fill(0, start - 4, start);
  frame.write(text, start);
  return frame;
}

/** Passes every complete text frame to `onText` and returns the offset of the first incomplete one. */
function readFrames(bytes, onText) {
  let at = 0;
  while (bytes.length - at >= 2) {
    let start = at + 2;
    let length = bytes[at + 1];
    if (length === IN_TWO_BYTES) {
      if (bytes.length - at < 4) return at;
      length = bytes.readUInt16BE(start);
      start += 2;
    } else if (length === IN_EIGHT_BYTES) {
      if (bytes.length - at < 10) return at;
      length = Number(bytes.readBigUInt64BE(start));
      start += 8;
    }
    if (bytes.length < start + length) return at;
    if (bytes[at] === TEXT_FRAME) onText(bytes.toString('utf8', start, start + length), length);
    at = start + length;
  }
  return at;
}
