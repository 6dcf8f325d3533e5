import { expect, test } from 'vitest';
import { readSnapshot, writeSnapshot } from './snapshot.ts';

const bookmark = { seq: 2, link: 'abc', state: { a: [1] }, position: 3, end: 4 };

test('a snapshot survives serialization', () => {
  expect(readSnapshot(writeSnapshot({ seq: 2, bookmark }))).toEqual({ seq: 2, bookmark });
});

test('readSnapshot ignores invalid JSON, other formats and too deeply nested values', () => {
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
  const texts = ['{', '{"format":2}', writeSnapshot({ seq: 2, bookmark }).replace('[1]', deep)];
  expect(texts.map(readSnapshot)).toEqual([undefined, undefined, undefined]);
});
