import { expect, test } from 'vitest';
import { ChatRead, unreadLines } from './chatRead.ts';

function storage(first?: string) {
  let kept: string | null = first ?? null;
  return {
    getItem: () => kept,
    setItem: (_key: string, value: string) => {
      kept = value;
    },
  };
}

const line = (id: number, seat?: number) => ({
  id,
  at: 0,
  name: 'Ann',
  text: 'Hi',
  ...(seat !== undefined && { seat }),
});

test('ChatRead keeps the last read line after a reload', () => {
  const place = storage();
  new ChatRead(place).keep('one', 4);
  const again = new ChatRead(place);
  expect([again.of('one'), again.of('two')]).toEqual([4, -1]);
  again.keep('one', 2);
  expect(again.of('one')).toBe(4);
});

test('unreadLines counts only later lines of other players', () => {
  const chat = [line(0, 1), line(1, 0), line(2, 1), line(3)];
  expect(unreadLines({ chat, own: [0] }, 0).map(({ id }) => id)).toEqual([2, 3]);
  expect(unreadLines({ chat, own: [] }, 1).map(({ id }) => id)).toEqual([2, 3]);
});

test('ChatRead ignores invalid storage and forgets the oldest matches', () => {
  expect(new ChatRead(storage('{')).of('one')).toBe(-1);
  expect(new ChatRead(storage('{"a":1}')).of('a')).toBe(-1);
  const read = new ChatRead(storage());
  for (let i = 0; i <= 100; i++) read.keep(`match ${i}`, 1);
  expect([read.of('match 0'), read.of('match 1'), read.of('match 100')]).toEqual([-1, 1, 1]);
});
