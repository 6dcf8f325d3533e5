import { expect, it } from 'vitest';
import { FairQueue } from './fairQueue.ts';

function drained(queue: FairQueue<string>, may?: (name: string) => boolean): string[] {
  const items: string[] = [];
  for (let item = queue.shift(may); item !== undefined; item = queue.shift(may)) items.push(item);
  return items;
}

it('people take turns, and so do the matches of one person', () => {
  const queue = new FairQueue<string>();
  for (const item of ['a1', 'a2', 'a3']) queue.push(item, ['ada', 'first']);
  queue.push('a4', ['ada', 'second']);
  queue.push('b1', ['bob', 'third']);
  expect(queue.length).toBe(5);
  expect(queue.lengthOf('ada')).toBe(4);
  expect(drained(queue)).toEqual(['a1', 'b1', 'a4', 'a2', 'a3']);
  expect(queue.length).toBe(0);
});

it('skips an owner without permission at the moment, and keeps their place', () => {
  const queue = new FairQueue<string>();
  for (const item of ['a1', 'a2']) queue.push(item, ['ada']);
  queue.push('b1', ['bob']);
  expect(drained(queue, (name) => name !== 'ada')).toEqual(['b1']);
  expect(drained(queue)).toEqual(['a1', 'a2']);
});

it('clear returns everything at once', () => {
  const queue = new FairQueue<string>();
  queue.push('a1', ['ada', 'first']);
  queue.push('b1', ['bob']);
  expect(queue.clear()).toEqual(['a1', 'b1']);
  expect([queue.length, queue.shift()]).toEqual([0, undefined]);
});
