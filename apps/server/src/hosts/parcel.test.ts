import { expect, test } from 'vitest';
import type { HostAnswer, NewEntry } from './hostMessages.ts';
import { answersIn, entriesIn, packedAnswers, packedEntries } from './parcel.ts';

function stepped(id: number, ...told: string[]): HostAnswer {
  const updates = told.map((json, viewer) => ({ json, viewers: [viewer] }));
  return { id, value: { standing: { seq: 1, deciding: [0] }, seq: id, isNew: true, updates } };
}

function entry(payload: string): NewEntry {
  const row = { seq: 1, actionId: 'an-action', kind: 'act', seat: 0, at: 0, payload, link: 'l', seal: 's', after: 'a' };
  return { match: 'm', row, clocks: null };
}

test('answers come out as they went in, each with what is told of it', () => {
  const answers = (): HostAnswer[] => [
    stepped(1, '{"to":"a \\"person\\""}', '{"to":"b"}'),
    { id: 2, trouble: { kind: 'not-open', message: 'two\nlines' } },
    { id: 3, value: { sync: '{"log":[]}' } },
    stepped(4),
    stepped(5, '{"to":"c"}'),
  ];
  expect(answersIn(packedAnswers(answers()))).toEqual(answers());
});

test('entries come out as they went in, each with its payload', () => {
  const entries = () => [entry('{"did":"one"}'), entry(JSON.stringify({ said: 'a\nb' }))];
  expect(entriesIn(packedEntries(entries()))).toEqual(entries());
});
