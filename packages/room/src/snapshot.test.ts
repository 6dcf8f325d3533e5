import { expect, test } from 'vitest';
import { readSnapshot, writeSnapshot } from './snapshot.ts';

const bookmark = { seq: 2, link: 'abc', state: { a: [1] }, position: 3, end: 4 };

test('a snapshot comes back as it was', () => {
  expect(readSnapshot(writeSnapshot({ seq: 2, bookmark }))).toEqual({ seq: 2, bookmark });
});

test('one that is no JSON, of another format, or nested deeper than any state is passed over', () => {
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
  const texts = ['{', '{"format":2}', writeSnapshot({ seq: 2, bookmark }).replace('[1]', deep)];
  expect(texts.map(readSnapshot)).toEqual([undefined, undefined, undefined]);
});
