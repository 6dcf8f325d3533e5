import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import { endianness } from 'node:os';
import { crc32 } from 'node:zlib';

// Format: https://www.sqlite.org/fileformat2.html#the_write_ahead_log.

const HEADER_BYTES = 32;
const FRAME_HEADER_BYTES = 24;
const MAGIC = 0x377f0682;
/** Number of header bytes covered by the checksum: all before it, or page number and size in a frame. */
const CHECKED_IN_HEADER = 24;
const CHECKED_IN_FRAME = 8;
const IS_LITTLE_ENDIAN = endianness() === 'LE';

/** Committed content of a write-ahead log. */
export interface WalContent {
  /** CRC-32 of the newest version of each page, by its number (from 1). */
  readonly pages: ReadonlyMap<number, number>;
  /** Size of the database in pages after the last commit; 0 if the log contains no commit. */
  readonly databasePages: number;
  /** Number of committed frames. */
  readonly frames: number;
}

const EMPTY: WalContent = { pages: new Map(), databasePages: 0, frames: 0 };

/**
 * Reads the frames that SQLite would use: those with the salt of the header and a valid running checksum, up to the
 * last commit. Like SQLite, it skips frames of earlier rounds and everything after a damaged frame.
 */
export function readWal(path: string): WalContent {
  if (!existsSync(path)) return EMPTY;
  const file = openSync(path, 'r');
  try {
    return committedFrames(file);
  } finally {
    closeSync(file);
  }
}

function committedFrames(file: number): WalContent {
  const header = Buffer.alloc(HEADER_BYTES);
  if (readSync(file, header, 0, HEADER_BYTES, 0) < HEADER_BYTES) return EMPTY;
  const magic = header.readUInt32BE(0);
  if ((magic & ~1) >>> 0 !== MAGIC) return EMPTY;
  const checksum = new Checksum((magic & 1) === 1);
  checksum.add(header.subarray(0, CHECKED_IN_HEADER));
  if (!checksum.is(header.subarray(CHECKED_IN_HEADER))) return EMPTY;
  const salt = header.subarray(16, 24);
  const frame = Buffer.alloc(FRAME_HEADER_BYTES + header.readUInt32BE(8));
  const pages = new Map<number, number>();
  let pending: [number, number][] = [];
  let databasePages = 0;
  let frames = 0;
  for (let at = HEADER_BYTES; readSync(file, frame, 0, frame.length, at) === frame.length; at += frame.length) {
    const body = frame.subarray(FRAME_HEADER_BYTES);
    checksum.add(frame.subarray(0, CHECKED_IN_FRAME));
    checksum.add(body);
    if (!frame.subarray(8, 16).equals(salt) || !checksum.is(frame.subarray(16, 24))) break;
    pending.push([frame.readUInt32BE(0), crc32(body)]);
    const pagesAfterCommit = frame.readUInt32BE(4);
    if (pagesAfterCommit === 0) continue;
    for (const [page, sum] of pending) pages.set(page, sum);
    frames += pending.length;
    pending = [];
    databasePages = pagesAfterCommit;
  }
  return { pages, databasePages, frames };
}

/** Running checksum of a write-ahead log. */
class Checksum {
  readonly #isBigEndian: boolean;
  #a = 0;
  #b = 0;

  constructor(isBigEndian: boolean) {
    this.#isBigEndian = isBigEndian;
  }

  /** @param bytes of a length that is a multiple of 8. */
  add(bytes: Buffer): void {
    const words = this.#words(bytes);
    let [a, b] = [this.#a, this.#b];
    for (let i = 0; i < words.length; i += 2) {
      a = (a + (words[i] as number) + b) | 0;
      b = (b + (words[i + 1] as number) + a) | 0;
    }
    [this.#a, this.#b] = [a, b];
  }

  is(stored: Buffer): boolean {
    return stored.readInt32BE(0) === this.#a && stored.readInt32BE(4) === this.#b;
  }

  #words(bytes: Buffer): Int32Array {
    const copy = Buffer.from(bytes);
    if (this.#isBigEndian === IS_LITTLE_ENDIAN) copy.swap32();
    // A copy of a large buffer starts at offset 0 of its memory, a copy of a small one at a multiple of 8 in Node's
    // pool.
    return new Int32Array(copy.buffer, copy.byteOffset, copy.length / 4);
  }
}
