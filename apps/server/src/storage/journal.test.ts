import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Journal, journalFiles, scanPage } from './journal.ts';

const HALF_A_MEGABYTE = 'x'.repeat(512 * 1024);

let folder: string;
let name: string;
let settled: number;
let journal: Journal;
const scans = () => journalFiles(name).map((file) => scanPage(readFileSync(file)));
const records = () => scans().map((scan) => scan.records);
const gaps = () => scans().map((scan) => scan.gaps);
const torn = () => scans().map((scan) => scan.isTorn);
const numbers = () => records().map((page) => page.map(({ number }) => number));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-journal-'));
  name = join(folder, '1');
  settled = 0;
  journal = new Journal(name, () => settled);
});
afterEach(() => {
  journal.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('a journal', () => {
  it('a journal returns the records as written, in order', () => {
    journal.write(1, 'first\nof two lines');
    journal.write(2, 'Größe, 大きさ');
    expect(records()[0]).toEqual([
      { number: 1, text: 'first\nof two lines' },
      { number: 2, text: 'Größe, 大きさ' },
    ]);
  });

  it('a journal is empty when nothing was written', () => {
    expect(numbers()).toEqual([[], []]);
  });

  it('a journal switches to its other page when one is full', () => {
    for (let number = 1; number <= 4; number++) journal.write(number, HALF_A_MEGABYTE);
    expect(numbers()).toEqual([[1, 2, 3], [4]]);
  });

  it('a journal overwrites a page only when everything in it is settled', () => {
    for (let number = 1; number <= 8; number++) journal.write(number, HALF_A_MEGABYTE);
    // No record of the first page may be lost yet, so the second has grown.
    expect(numbers()).toEqual([
      [1, 2, 3],
      [4, 5, 6, 7, 8],
    ]);
    settled = 3;
    journal.write(9, 'short');
    expect(numbers()).toEqual([[9], [4, 5, 6, 7, 8]]);
  });

  it('a journal ignores older records that are left on a page', () => {
    for (let number = 1; number <= 6; number++) journal.write(number, HALF_A_MEGABYTE);
    settled = 6;
    // As long as the record that it overwrites, so that old records follow it without a gap.
    journal.write(7, HALF_A_MEGABYTE);
    expect(numbers()).toEqual([[7], [4, 5, 6]]);
    expect(gaps()).toEqual([0, 0]);
    expect(torn()).toEqual([false, false]);
  });

  it('a journal refuses to grow without limit', () => {
    journal.write(1, 'x');
    expect(() => {
      for (let number = 2; number < 200; number++) journal.write(number, HALF_A_MEGABYTE);
    }).toThrow('full');
  });
});

describe('a journal after a crash', () => {
  const file = () => `${name}.a`;

  it('an incomplete last record is ignored', () => {
    journal.write(1, 'whole');
    const whole = readFileSync(file());
    journal.write(2, 'torn in the middle');
    const both = readFileSync(file());
    const end = both.indexOf('middle');
    writeFileSync(file(), Buffer.concat([both.subarray(0, end), whole.subarray(end)]));
    expect(numbers()[0]).toEqual([1]);
    expect(gaps()).toEqual([0, 0]);
    // It may also be damage, so it is reported.
    expect(torn()).toEqual([true, false]);
  });

  it.each([
    ['text', 'two', 'T'],
    ['length', ' 3 ', ' 9 '],
    ['number', '2 3 ', '7 3 '],
    ['check', '2 3 ', '2 3 9'],
  ])('a record that the disk has changed is ignored, but not the records after it: its %s', (_what, place, instead) => {
    journal.write(1, 'first');
    journal.write(2, 'two');
    journal.write(3, 'third\nin two lines');
    journal.write(4, 'fourth');
    const bytes = readFileSync(file());
    bytes.write(instead, bytes.indexOf(place));
    writeFileSync(file(), bytes);
    expect(numbers()[0]).toEqual([1, 3, 4]);
    expect(gaps()).toEqual([1, 0]);
    expect(torn()).toEqual([false, false]);
  });

  it('a page is read beyond a whole damaged sector', () => {
    for (let number = 1; number <= 40; number++) journal.write(number, `text ${number} `.repeat(20));
    const bytes = readFileSync(file());
    bytes.fill(0xa5, 512, 1024);
    writeFileSync(file(), bytes);
    const left = numbers()[0] ?? [];
    expect(left.slice(0, 2)).toEqual([1, 2]);
    expect(left.at(-1)).toBe(40);
    expect(left.length).toBeGreaterThan(34);
  });

  it('a journal of an older server, without checksums over numbers, can be read', () => {
    const body = Buffer.from('from before');
    writeFileSync(file(), Buffer.concat([Buffer.from(`1 ${body.length} ${crc32(body)}\n`), body]));
    expect(records()[0]).toEqual([{ number: 1, text: 'from before' }]);
  });
});
