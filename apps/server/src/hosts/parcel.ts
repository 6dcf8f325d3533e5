import type { HostAnswer, NewEntry, Posted } from './hostMessages.ts';

/**
 * Answers on their way: they go past the database, and leave there once their entries, and all before them, are on disk. As
 * text, because a string is copied between threads at a fraction of what objects cost; the answers are passed on unread.
 *
 * The first line of each text is JSON. The lines after it are JSON too, but such as is only passed on: what is told of a deed,
 * what is stored of it. Inside the first line it would be a string in which every quotation mark is escaped and read again.
 */
export interface Parcel {
  /** `HostAnswer[]`, and a line for each update in them. */
  readonly answers: string;
  /** `NewEntry[]`, and a line for each payload. */
  readonly entries: string;
}

/** Packs answers and their entries. What travels in a line of its own is taken out of them. */
export function packed(posts: readonly Posted[]): Parcel {
  const answers: HostAnswer[] = [];
  const entries: NewEntry[] = [];
  let told = '';
  let kept = '';
  for (const { answer, entry } of posts) {
    answers.push(answer);
    for (const update of updatesOf(answer)) {
      told += `\n${update.json}`;
      update.json = '';
    }
    if (!entry) continue;
    entries.push(entry);
    kept += `\n${entry.row.payload}`;
    entry.row.payload = '';
  }
  return { answers: JSON.stringify(answers) + told, entries: JSON.stringify(entries) + kept };
}

export function answersIn(text: string): HostAnswer[] {
  const lines = text.split('\n');
  const answers: HostAnswer[] = JSON.parse(lines[0] as string);
  let next = 1;
  for (const answer of answers) for (const update of updatesOf(answer)) update.json = lines[next++] as string;
  return answers;
}

export function entriesIn(text: string): NewEntry[] {
  const lines = text.split('\n');
  const entries: NewEntry[] = JSON.parse(lines[0] as string);
  let next = 1;
  for (const { row } of entries) row.payload = lines[next++] as string;
  return entries;
}

function updatesOf(answer: HostAnswer): readonly { json: string }[] {
  return 'value' in answer && 'updates' in answer.value ? answer.value.updates : [];
}
