import { copyFile, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type JournalRecord, PAGE_BYTES, scanPage, syncFolder } from './journal.ts';
import { makePrivateFolder } from './privateFiles.ts';
import { namedIn } from './recovery/commitLog.ts';

// Reads the journals that a server finds on start: entries that the last run had not settled. A match may have been in
// several hosts, one after the other, each with a journal. Journals are therefore read in order.

/** A journal with unreadable records. */
export interface JournalDamage {
  readonly journal: string;
  /** Number of unreadable places. */
  readonly gaps: number;
  /** Whether its last record is incomplete: the server ended during the write, or the record is damaged. */
  readonly isTorn: boolean;
  /** Whether one of its files is missing or shorter than at its creation. */
  readonly isShort: boolean;
  /** Number of missing records, by their numbers. */
  readonly missing: number;
  /** Matches named in the remains of damaged records. */
  readonly matches: readonly string[];
}

/** The texts in all journals of a folder, ordered by number per journal, and the damage. */
export interface PendingJournals {
  readonly texts: readonly string[];
  readonly damage: readonly JournalDamage[];
}

/** Journals are numbered in the order of host starts, and have two pages. Other files in the folder are not ours. */
const JOURNAL_FILE = /^(\d+)\.[ab]$/;

export async function readPendingJournals(folder: string): Promise<PendingJournals> {
  const journals = new Map<string, string[]>();
  for (const file of await journalsIn(folder)) {
    const name = file.replace(JOURNAL_FILE, '$1');
    journals.set(name, [...(journals.get(name) ?? []), join(folder, file)]);
  }
  const texts: string[] = [];
  const damage: JournalDamage[] = [];
  for (const [journal, files] of journals) {
    const contents = await Promise.all(files.map((file) => readFile(file)));
    const pages = contents.map(scanPage);
    const records = pages.flatMap((page) => page.records).sort((a, b) => a.number - b.number);
    texts.push(...records.map(({ text }) => text));
    const gaps = pages.reduce((sum, page) => sum + page.gaps, 0);
    const isTorn = pages.some((page) => page.isTorn);
    // Both files are created at once, in full size.
    const isShort = files.length < 2 || contents.some(({ length }) => length < PAGE_BYTES);
    const matches = namedIn(pages.flatMap(({ unreadable }) => unreadable));
    if (gaps > 0 || isTorn || isShort)
      damage.push({ journal, gaps, isTorn, isShort, missing: missingIn(records), matches });
  }
  return { texts, damage };
}

function missingIn(records: readonly JournalRecord[]): number {
  const [first, last] = [records[0]?.number ?? 0, records.at(-1)?.number ?? 0];
  return records.length === 0 ? 0 : last - first + 1 - records.length;
}

/** Returns our files in the folder, in order: a match in two journals was in the first one first. */
async function journalsIn(folder: string): Promise<string[]> {
  const files = (await readdir(folder)).filter((file) => JOURNAL_FILE.test(file));
  return files.sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));
}

/** Removes the files but not the folder, which may be a mount point. */
export async function clearJournals(folder: string): Promise<void> {
  for (const file of await journalsIn(folder)) await rm(join(folder, file));
}

/** Copies journals for an investigation; returns the folder of the copies. */
export async function setAside(folder: string): Promise<string> {
  const place = `${folder}-damaged-${Date.now()}`;
  await makePrivateFolder(place);
  for (const file of await journalsIn(folder)) await copyFile(join(folder, file), join(place, file));
  syncFolder(place);
  return place;
}
