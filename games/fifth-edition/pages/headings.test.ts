import { expect, test } from 'vitest';
import { Headings } from './headings.ts';

function storage(kept: Record<string, string> = {}) {
  return {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, text: string) => {
      kept[key] = text;
    },
  };
}

const heading = { name: 'Mira', edition: '2024', species: 'elf', classes: [{ class: 'bard', level: 3 }] };

test('Headings.find returns a heading until the log has another entry', () => {
  const headings = new Headings(storage());
  headings.keep([{ id: 'abc', seq: 4, heading }]);
  expect(headings.find({ id: 'abc', seq: 4 })).toEqual(heading);
  expect(headings.find({ id: 'abc', seq: 5 })).toBeUndefined();
  expect(headings.find({ id: 'constructor', seq: 4 })).toBeUndefined();
});

test('Headings.keep removes characters that are no longer listed', () => {
  const headings = new Headings(storage());
  headings.keep([{ id: 'abc', seq: 4, heading }]);
  headings.keep([]);
  expect(headings.find({ id: 'abc', seq: 4 })).toBeUndefined();
});

test.each(['{', '[]', '{"abc":{"seq":"four"}}'])('Headings ignores invalid stored data: %s', (kept) => {
  const headings = new Headings(storage({ 'tessera.headings': kept }));
  expect(headings.find({ id: 'abc', seq: 4 })).toBeUndefined();
});
