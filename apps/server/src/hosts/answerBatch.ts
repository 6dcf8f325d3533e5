import type { HostAnswer } from './hostMessages.ts';

// Format of the answers of a host: text, because copying a string between threads costs a fraction of copying objects.
// The first line is JSON. The further lines hold the updates of viewers, as JSON that is only forwarded. Inside the
// first line they would be escaped and unescaped once more.

/** Packs answers, with their updates on separate lines. */
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
