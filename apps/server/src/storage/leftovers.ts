import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { recordsIn } from './journal.ts';

// What journals hold when a server starts: whatever the last one had not settled when it ended. A match has been in
// one host after another, each with a journal of its own, so what matters is the order of the journals and that within each.

/** The texts in all journals of a folder, those of each in the order of their numbers. */
export async function leftInJournals(folder: string): Promise<string[]> {
  const journals = new Map<string, string[]>();
  for (const file of (await readdir(folder)).sort(byNumber)) {
    const name = file.replace(/\.[ab]$/, '');
    journals.set(name, [...(journals.get(name) ?? []), join(folder, file)]);
  }
  const texts: string[] = [];
  for (const files of journals.values()) {
    const records = (await Promise.all(files.map((file) => readFile(file)))).flatMap(recordsIn);
    texts.push(...records.sort((a, b) => a.number - b.number).map(({ text }) => text));
  }
  return texts;
}

/** Journals are numbered as hosts are started: a match that was in two was in the first one first. */
function byNumber(a: string, b: string): number {
  return Number.parseInt(a, 10) - Number.parseInt(b, 10);
}

/** The folder itself stays: it may be a disk of its own. */
export async function clearJournals(folder: string): Promise<void> {
  for (const file of await readdir(folder)) await rm(join(folder, file), { recursive: true });
}

/** Keeps journals for somebody to look into. */
export async function setAside(folder: string): Promise<void> {
  await rename(folder, `${folder}-${Date.now()}`);
  await mkdir(folder);
}
