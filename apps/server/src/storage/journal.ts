import { closeSync, fdatasyncSync, fsyncSync, openSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { crc32 } from 'node:zlib';
import { ServerError } from '../errors.ts';
import { PRIVATE_FILE } from './privateFiles.ts';

/** A text of the journal with its number. */
export interface JournalRecord {
  readonly number: number;
  readonly text: string;
}

/** One of the two files: the position of its next record, and the number of its last. */
interface Page {
  readonly file: number;
  end: number;
  last: number;
}

/** Extensions of the two files of a journal. */
const PAGES = ['.a', '.b'];
/** Initial size of each file: a flush then need not update the file size. */
export const PAGE_BYTES = 2 * 1024 * 1024;
/** Largest size of a file: a database that accepts nothing any more must be noticed. */
const MAX_BYTES = 64 * 1024 * 1024;
const HEAD = /^(\d{1,15}) (\d{1,10}) (\d{1,10})$/;
const HEAD_AT_END = /\d{1,15} \d{1,10} \d{1,10}$/;
/** A head and the end of its line. */
const LONGEST_HEAD = 38;
const NEWLINE = 10;
/** Follows the last record: other bytes there are an unreadable record. */
const END = Buffer.alloc(LONGEST_HEAD);

/** Returns the file paths of a journal. */
export function journalFiles(name: string): string[] {
  return PAGES.map((page) => name + page);
}

/**
 * Stores texts durably until they are in the database; each is on disk when `write` returns. That costs a fraction of a
 * transaction, which writes a whole page for every match that has moved. Two files are used in turns: one is
 * overwritten from the start once everything in it is in the database, so neither is ever truncated or recreated. Older
 * records in a file are recognized by their smaller numbers.
 */
export class Journal {
  readonly #pages: readonly [Page, Page];
  readonly #settled: () => number;
  #turn: 0 | 1 = 0;

  /** @param settled returns the number up to which all records are in the database. */
  constructor(name: string, settled: () => number) {
    this.#settled = settled;
    const [a, b] = journalFiles(name).map(newPage) as [Page, Page];
    this.#pages = [a, b];
    syncFolder(dirname(name));
  }

  /** Appends a text, under a number larger than any before; it is on disk when this returns. */
  write(number: number, text: string): void {
    const record = recordOf(number, text);
    const page = this.#pageFor(record.length);
    writeAll(page.file, Buffer.concat([record, END]), page.end);
    fdatasyncSync(page.file);
    page.end += record.length;
    page.last = number;
  }

  close(): void {
    for (const { file } of this.#pages) closeSync(file);
  }

  /** Returns the other page if this one is full and the other is no longer needed; otherwise this one, which grows. */
  #pageFor(bytes: number): Page {
    const page = this.#pages[this.#turn];
    if (page.end === 0 || page.end + bytes <= PAGE_BYTES) return page;
    const other = this.#pages[this.#turn === 0 ? 1 : 0];
    if (other.last > this.#settled()) {
      if (page.end + bytes <= MAX_BYTES) return page;
      throw new ServerError('storage-failed', 'journal', 'The journal is full: the database takes nothing any more');
    }
    this.#turn = this.#turn === 0 ? 1 : 0;
    other.end = 0;
    return other;
  }
}

/** Contents of a journal file. */
export interface PageScan {
  readonly records: readonly JournalRecord[];
  /** Number of places with unreadable records that are followed by readable ones. */
  readonly gaps: number;
  /** Whether a record was begun after the last readable one: it is incomplete or damaged. */
  readonly isTorn: boolean;
  /** Bytes of the unreadable records, as Latin-1. */
  readonly unreadable: readonly string[];
}

/**
 * Reads the records of a journal file. The journal ends at an incomplete or older record, unless a newer record follows
 * further on. In that case the disk has damaged the bytes in between, and reading continues after them.
 */
export function scanPage(file: Buffer): PageScan {
  const records: JournalRecord[] = [];
  const unreadable: string[] = [];
  let gaps = 0;
  let last = 0;
  let isBehindGap = false;
  let isTorn = false;
  for (let at = 0; at >= 0 && at < file.length; ) {
    const found = recordAt(file, at);
    if (found && found.number > last) {
      records.push({ number: found.number, text: found.text });
      if (isBehindGap) gaps++;
      isBehindGap = false;
      isTorn = false;
      last = found.number;
      at = found.end;
    } else {
      const next = found ? found.end : nextHead(file, at);
      if (!isBehindGap) {
        isTorn = !found && !isEnd(file, at) && (headAt(file, at)?.number ?? last + 1) > last;
        if (isTorn) unreadable.push(file.toString('latin1', at, next < 0 ? undefined : next).replace(/\0+$/, ''));
      }
      isBehindGap = true;
      at = next;
    }
  }
  return { records, gaps, isTorn, unreadable };
}

/** Whether the file is blank here or has the end mark of a journal. */
function isEnd(file: Buffer, at: number): boolean {
  const bytes = file.subarray(at, at + END.length);
  return bytes.equals(END.subarray(0, bytes.length));
}

function headAt(file: Buffer, at: number) {
  const newline = file.subarray(at, at + LONGEST_HEAD).indexOf(NEWLINE);
  const head = newline < 0 ? null : HEAD.exec(file.toString('latin1', at, at + newline));
  if (!head) return undefined;
  const [number, bytes, check] = head.slice(1).map(Number) as [number, number, number];
  return { number, bytes, check, start: at + newline + 1 };
}

function recordAt(file: Buffer, at: number): (JournalRecord & { readonly end: number }) | undefined {
  const head = headAt(file, at);
  if (!head) return undefined;
  const { number, bytes, check, start } = head;
  const body = file.subarray(start, start + bytes);
  // Older servers did not include the number in the checksum, and may have left such a journal.
  const isWhole = body.length === bytes && (checkOf(number, body) === check || crc32(body) === check);
  return isWhole ? { number, text: body.toString(), end: start + bytes } : undefined;
}

/** Returns the next position after `at` that looks like the head of a record, or a negative number. */
function nextHead(file: Buffer, at: number): number {
  for (let newline = file.indexOf(NEWLINE, at + 1); newline >= 0; newline = file.indexOf(NEWLINE, newline + 1)) {
    const before = file.toString('latin1', Math.max(at + 1, newline - LONGEST_HEAD), newline);
    const head = HEAD_AT_END.exec(before);
    if (head) return newline - head[0].length;
  }
  return -1;
}

function recordOf(number: number, text: string): Buffer {
  const body = Buffer.from(text);
  return Buffer.concat([Buffer.from(`${number} ${body.length} ${checkOf(number, body)}\n`), body]);
}

function checkOf(number: number, body: Buffer): number {
  return crc32(body, crc32(String(number)));
}

function newPage(path: string): Page {
  const file = openSync(path, 'wx+', PRIVATE_FILE);
  writeAll(file, Buffer.alloc(PAGE_BYTES), 0);
  fsyncSync(file);
  return { file, end: 0, last: 0 };
}

/** Writes all bytes: on a nearly full disk a single call may write only a part, without an error. */
function writeAll(file: number, bytes: Buffer, at: number): void {
  for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done, bytes.length - done, at + done);
}

/**
 * Flushes a folder, so that the names of new files survive a crash too. Windows cannot do this, and does not need it.
 */
export function syncFolder(path: string): void {
  if (process.platform === 'win32') return;
  const folder = openSync(path, 'r');
  fsyncSync(folder);
  closeSync(folder);
}
