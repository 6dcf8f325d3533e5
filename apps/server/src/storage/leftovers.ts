import { copyFile, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type JournalRecord, PAGE_BYTES, scanPage, syncFolder } from './journal.ts';
import { makePrivateFolder } from './privateFiles.ts';
import { namedIn } from './recovery/commitLog.ts';

// What journals hold when a server starts: whatever the last one had not settled when it ended. A match has been in
// one host after another, each with a journal of its own, so what matters is the order of the journals and that within each.

/** A journal in which something that was written cannot be read any more. */
export interface JournalDamage {
  readonly journal: string;
  /** At how many places. */
  readonly gaps: number;
  /** Whether its last record is not whole: the server was ended in the middle of writing it, or it is damaged. */
  readonly isTorn: boolean;
  /** Whether a file of it is missing, or is shorter than it was made. */
  readonly isShort: boolean;
  /** How many records are not there, by their numbers. */
  readonly missing: number;
  /** The matches in what is left of damaged records. */
  readonly matches: readonly string[];
}

/** The texts in all journals of a folder, those of each in the order of their numbers, and what is wrong with them. */
export interface Leftovers {
  readonly texts: readonly string[];
  readonly damage: readonly JournalDamage[];
}

/** Journals are numbered as hosts are started, and have two pages. Anything else in their folder is somebody else's. */
const JOURNAL_FILE = /^(\d+)\.[ab]$/;

export async function leftInJournals(folder: string): Promise<Leftovers> {
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
    // Both files are made at once, in full size.
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

/** Our files in the folder: a match that was in two journals was in the first one first. */
async function journalsIn(folder: string): Promise<string[]> {
  const files = (await readdir(folder)).filter((file) => JOURNAL_FILE.test(file));
  return files.sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));
}

/** The folder itself stays: it may be a disk of its own. */
export async function clearJournals(folder: string): Promise<void> {
  for (const file of await journalsIn(folder)) await rm(join(folder, file));
}

/** Keeps copies of journals for somebody to look into; where they are. */
export async function setAside(folder: string): Promise<string> {
  const place = `${folder}-damaged-${Date.now()}`;
  await makePrivateFolder(place);
  for (const file of await journalsIn(folder)) await copyFile(join(folder, file), join(place, file));
  syncFolder(place);
  return place;
}
