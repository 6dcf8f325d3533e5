import { expect, test } from 'vitest';
import type { HostAnswer, NewEntry, Posted } from './hostMessages.ts';
import { answersIn, entriesIn, packed } from './parcel.ts';

const STANDING = { seq: 1, deciding: [0] };

function stepped(id: number, ...told: string[]): HostAnswer {
  const updates = told.map((json, viewer) => ({ json, viewers: [viewer] }));
  return { id, value: { standing: STANDING, seq: id, isNew: true, updates } };
}

function entry(answer: number, payload: string): NewEntry {
  const row = { seq: 1, actionId: 'an-action', kind: 'act', seat: 0, at: 0, payload, link: 'l', seal: 's', after: 'a' };
  return { answer, match: 'm', row, clocks: null };
}

test('answers and entries come out as they went in, each with its own lines', () => {
  const posts = (): Posted[] => [
    { answer: stepped(1, '{"to":"a \\"person\\""}', '{"to":"b"}'), entry: entry(1, '{"did":"one"}') },
    { answer: { id: 2, trouble: { kind: 'not-open', message: 'two\nlines' } } },
    { answer: { id: 3, value: { sync: '{"log":[]}' } } },
    { answer: stepped(4) },
    { answer: stepped(5, '{"to":"c"}'), entry: entry(5, JSON.stringify({ said: 'a\nb' })) },
  ];
  const { answers, entries } = packed(posts());
  expect(answersIn(answers)).toEqual(posts().map(({ answer }) => answer));
  expect(entriesIn(entries)).toEqual(posts().flatMap((post) => post.entry ?? []));
});
