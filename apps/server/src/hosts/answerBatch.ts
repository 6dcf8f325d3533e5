import type { HostAnswer } from './hostMessages.ts';

// Answers travel from a host as text, because a string is copied between threads at a fraction of what objects cost. The first line
// is JSON. The lines after it are JSON too, but such as is only passed on: the updates of viewers. Inside the first line each would
// be a string in which every quotation mark is escaped and read again.

/** Packs answers. The updates in them are taken out. */
export function packAnswers(answers: readonly HostAnswer[]): string {
  let updates = '';
  for (const answer of answers) {
    for (const update of updatesOf(answer)) {
      updates += `\n${update.json}`;
      update.json = '';
    }
  }
  return JSON.stringify(answers) + updates;
}

export function unpackAnswers(text: string): HostAnswer[] {
  const lines = text.split('\n');
  const answers: HostAnswer[] = JSON.parse(lines[0] as string);
  let next = 1;
  for (const answer of answers) for (const update of updatesOf(answer)) update.json = lines[next++] as string;
  return answers;
}

function updatesOf(answer: HostAnswer): readonly { json: string }[] {
  return 'value' in answer && 'updates' in answer.value ? answer.value.updates : [];
}
