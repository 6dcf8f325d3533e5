import type { HostAnswer, NewEntry } from './hostMessages.ts';

// What goes from a host to the others goes as text, because a string is copied between threads at a fraction of what objects
// cost. The first line is JSON. The lines after it are JSON too, but such as is only passed on: what is told of a deed, what is
// stored of it. Inside the first line it would be a string in which every quotation mark is escaped and read again.

/** Packs answers. What travels in a line of its own is taken out of them. */
export function packedAnswers(answers: readonly HostAnswer[]): string {
  let told = '';
  for (const answer of answers) {
    for (const update of updatesOf(answer)) {
      told += `\n${update.json}`;
      update.json = '';
    }
  }
  return JSON.stringify(answers) + told;
}

export function answersIn(text: string): HostAnswer[] {
  const lines = text.split('\n');
  const answers: HostAnswer[] = JSON.parse(lines[0] as string);
  let next = 1;
  for (const answer of answers) for (const update of updatesOf(answer)) update.json = lines[next++] as string;
  return answers;
}

/** Packs entries. What travels in a line of its own is taken out of them. */
export function packedEntries(entries: readonly NewEntry[]): string {
  let kept = '';
  for (const { row } of entries) {
    kept += `\n${row.payload}`;
    row.payload = '';
  }
  return JSON.stringify(entries) + kept;
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
