import { expect, test } from 'vitest';
import { packAnswers, unpackAnswers } from './answerBatch.ts';
import type { HostAnswer } from './hostMessages.ts';

function effect(id: number, ...texts: string[]): HostAnswer {
  const updates = texts.map((json, viewer) => ({ json, viewers: [viewer] }));
  return { id, value: { summary: { seq: 1, deciding: [0] }, seq: id, isNew: true, updates } };
}

test('unpacking returns the packed answers, each with its updates', () => {
  const answers = (): HostAnswer[] => [
    effect(1, '{"to":"a \\"person\\""}', '{"to":"b"}'),
    { id: 2, error: { kind: 'not-open', message: 'two\nlines' } },
    { id: 3, value: { sync: '{"log":[]}' } },
    effect(4),
    effect(5, '{"to":"c"}'),
  ];
  expect(unpackAnswers(packAnswers(answers()))).toEqual(answers());
});
