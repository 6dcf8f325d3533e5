import { beforeEach, expect, it } from 'vitest';
import { ChatLimits } from './chatLimits.ts';

let time: number;
let limits: ChatLimits;

beforeEach(() => {
  time = 5000;
  limits = new ChatLimits(1, () => time);
});

const lines = (count: number, of = 'ada') => Array.from({ length: count }, (_, i) => limits.refusal(of, `line ${i}`));

it('lets somebody say eight things at once, then one every other second', () => {
  expect(lines(8)).toEqual(Array(8).fill(undefined));
  expect(limits.refusal('ada', 'one more')).toBe('too-fast');
  expect(limits.refusal('bob', 'hello')).toBeUndefined();
  time += 2000;
  expect(limits.refusal('ada', 'one more')).toBeUndefined();
  expect(limits.refusal('ada', 'and another')).toBe('too-fast');
});

it('lets nobody say the same over and over, however it is written', () => {
  for (const line of ['gg', 'GG!', 'g g']) expect(limits.refusal('ada', line)).toBeUndefined();
  expect(limits.refusal('ada', 'gg.')).toBe('chat-repeated');
  expect(limits.refusal('ada', 'well played')).toBeUndefined();
  time += 60_000;
  expect(limits.refusal('ada', 'gg')).toBeUndefined();
});

it('forgets those who have been quiet for longest', () => {
  lines(8);
  for (let i = 0; i < 10_000; i++) limits.refusal(`person ${i}`, 'hello');
  expect(limits.refusal('ada', 'again')).toBeUndefined();
  expect(lines(9, 'person 9999').at(-1)).toBe('too-fast');
});

it('can be switched off', () => {
  limits = new ChatLimits(Number.POSITIVE_INFINITY, () => time);
  for (let i = 0; i < 50; i++) expect(limits.refusal('ada', 'gg')).toBeUndefined();
});
