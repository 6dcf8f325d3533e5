import {
  closeSync,
  existsSync,
  fdatasyncSync,
  fstatSync,
  ftruncateSync,
  openSync,
  readSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { crc32 } from 'node:zlib';
import { PRIVATE_FILE } from '../privateFiles.ts';
import type { WalContent } from './walFrames.ts';

const HEADER_BYTES = 16;
const MAGIC = 'tsum1';
const IN_CHECKPOINT = 1;
const STATE_AT = 8;
const FRAMES_AT = 12;
const SUM_BYTES = 4;
const PAGE_SIZE_AT = 16;
const READ_PAGES = 256;

/** Difference between a database file and its page checksums. */
export interface PageDamage {
  /** Numbers of the changed pages, from 1. */
  readonly pages: readonly number[];
  /** Number of pages missing at the end of the file. */
  readonly missing: number;
  /**
   * Whether the server ended during a checkpoint whose write-ahead log is no longer complete: pages may be of two
   * different times.
   */
  readonly isTorn: boolean;
  /** Whether the checksums themselves are damaged: they are written before pages, so there are never fewer. */
  readonly isPartial: boolean;
}

const UNREADABLE: PageDamage = { pages: [], missing: 0, isTorn: false, isPartial: true };

/**
 * CRC-32 of every page of the database file, in a file beside it. SQLite itself does not notice a changed byte in a
 * page.
 *
 * The checksums are written before a checkpoint moves pages from the write-ahead log into the database file. A page
 * that a crash left unmoved is still in the log, and is not compared. Without the log it differs, which is the only
 * trace of a torn checkpoint.
 */
export class PageSums {
  readonly #path: string;
  readonly #database: number;

  /**
   * Keeps the database file open until `close`: closing it earlier would release the locks of SQLite in this process.
   */
  constructor(path: string, database: string) {
    this.#path = path;
    this.#database = openSync(database, 'r');
  }

  /** Called after SQLite has closed the database. */
  close(): void {
    closeSync(this.#database);
  }

  get exists(): boolean {
    return existsSync(this.#path);
  }

  /** Compares the database file with the checksums, except for pages that the write-ahead log replaces. */
  compare(wal: WalContent): PageDamage {
    const file = openSync(this.#path, 'r');
    try {
      const { size } = fstatSync(file);
      const stored = Buffer.alloc(size);
      readSync(file, stored, 0, size, 0);
      if (stored.toString('latin1', 0, MAGIC.length) !== MAGIC) return UNREADABLE;
      const sums = pageSumsOf(this.#database);
      const count = Math.floor((size - HEADER_BYTES) / SUM_BYTES);
      const pages: number[] = [];
      let missing = 0;
      for (let page = 1; page <= count; page++) {
        const expected = stored.readUInt32LE(HEADER_BYTES + (page - 1) * SUM_BYTES);
        if (sums[page - 1] === expected || wal.pages.has(page)) continue;
        if (page > sums.length) missing++;
        else pages.push(page);
      }
      // A complete checkpoint empties the log before it is marked as ended.
      const isLogWhole = wal.frames === stored.readUInt32LE(FRAMES_AT) || (wal.frames === 0 && pages.length === 0);
      const isTorn = stored[STATE_AT] === IN_CHECKPOINT && !isLogWhole;
      return { pages, missing, isTorn, isPartial: sums.length > count };
    } finally {
      closeSync(file);
    }
  }

  /** Removes the checksums. The next checkpoint creates them again. */
  remove(): void {
    rmSync(this.#path);
  }

  /** Computes all checksums from the database file. Every page must be there, none only in a write-ahead log. */
  rebuild(): void {
    const sums = pageSumsOf(this.#database);
    const bytes = Buffer.alloc(HEADER_BYTES + sums.length * SUM_BYTES);
    bytes.write(MAGIC, 'latin1');
    for (const [i, sum] of sums.entries()) bytes.writeUInt32LE(sum, HEADER_BYTES + i * SUM_BYTES);
    this.#write((file) => {
      ftruncateSync(file, 0);
      writeSync(file, bytes, 0, bytes.length, 0);
    });
  }

  /** Computes the checksums of some pages from the database file. */
  accept(pages: readonly number[]): void {
    const sum = Buffer.alloc(SUM_BYTES);
    this.#write((file) => {
      for (const page of pages) {
        sum.writeUInt32LE(crc32(this.readPage(page)));
        writeSync(file, sum, 0, SUM_BYTES, HEADER_BYTES + (page - 1) * SUM_BYTES);
      }
    });
  }

  /** Returns the bytes of a page in the database file. */
  readPage(page: number): Buffer {
    const bytes = Buffer.alloc(pageSizeOf(this.#database));
    return bytes.subarray(0, readSync(this.#database, bytes, 0, bytes.length, (page - 1) * bytes.length));
  }

  /** Writes the checksums of the pages that a checkpoint is about to move. */
  beginCheckpoint({ pages, databasePages, frames }: WalContent): void {
    if (databasePages === 0) return;
    const state = Buffer.alloc(HEADER_BYTES - STATE_AT);
    state[0] = IN_CHECKPOINT;
    state.writeUInt32LE(frames, FRAMES_AT - STATE_AT);
    const sum = Buffer.alloc(SUM_BYTES);
    this.#write((file) => {
      writeSync(file, state, 0, state.length, STATE_AT);
      for (const [page, value] of pages) {
        if (page > databasePages) continue;
        sum.writeUInt32LE(value);
        writeSync(file, sum, 0, SUM_BYTES, HEADER_BYTES + (page - 1) * SUM_BYTES);
      }
      ftruncateSync(file, HEADER_BYTES + databasePages * SUM_BYTES);
    });
  }

  endCheckpoint(): void {
    this.#write((file) => writeSync(file, Buffer.of(0), 0, 1, STATE_AT));
  }

  #write(change: (file: number) => void): void {
    const file = openSync(this.#path, existsSync(this.#path) ? 'r+' : 'w+', PRIVATE_FILE);
    try {
      change(file);
      fdatasyncSync(file);
    } finally {
      closeSync(file);
    }
  }
}

function pageSumsOf(file: number): number[] {
  const pageSize = pageSizeOf(file);
  const block = Buffer.alloc(pageSize * READ_PAGES);
  const sums: number[] = [];
  for (let read = readSync(file, block, 0, block.length, 0); read > 0; ) {
    for (let at = 0; at < read; at += pageSize) sums.push(crc32(block.subarray(at, Math.min(at + pageSize, read))));
    read = readSync(file, block, 0, block.length, sums.length * pageSize);
  }
  return sums;
}

/** SQLite stores a page size of 65,536 as 1. */
function pageSizeOf(file: number): number {
  const header = Buffer.alloc(PAGE_SIZE_AT + 2);
  readSync(file, header, 0, header.length, 0);
  const size = header.readUInt16BE(PAGE_SIZE_AT);
  return size === 1 ? 65_536 : size >= 512 ? size : 4096;
}
