import { beforeEach, expect, it } from 'vitest';
import { ChatLimits } from './chatLimits.ts';

let time: number;
let limits: ChatLimits;

beforeEach(() => {
  time = 5000;
  limits = new ChatLimits(1, () => time);
});

const lines = (count: number, of = 'ada') =>
  Promise.all(Array.from({ length: count }, (_, i) => limits.refusal(of, `line ${i}`)));

it('allows eight lines at once, then one every other second', async () => {
  expect(await lines(8)).toEqual(Array(8).fill(undefined));
  expect(await limits.refusal('ada', 'one more')).toBe('too-fast');
  expect(await limits.refusal('bob', 'hello')).toBeUndefined();
  time += 2000;
  expect(await limits.refusal('ada', 'one more')).toBeUndefined();
  expect(await limits.refusal('ada', 'and another')).toBe('too-fast');
});

it('refuses the same text over and over, in any spelling', async () => {
  for (const line of ['gg', 'GG!', 'g g']) expect(await limits.refusal('ada', line)).toBeUndefined();
  expect(await limits.refusal('ada', 'gg.')).toBe('chat-repeated');
  expect(await limits.refusal('ada', 'well played')).toBeUndefined();
  time += 60_000;
  expect(await limits.refusal('ada', 'gg')).toBeUndefined();
});

it('drops the speakers with the longest silence', async () => {
  await lines(8);
  for (let i = 0; i < 10_000; i++) await limits.refusal(`person ${i}`, 'hello');
  expect(await limits.refusal('ada', 'again')).toBeUndefined();
  expect((await lines(9, 'person 9999')).at(-1)).toBe('too-fast');
});

it('can be switched off', async () => {
  limits = new ChatLimits(Number.POSITIVE_INFINITY, () => time);
  for (let i = 0; i < 50; i++) expect(await limits.refusal('ada', 'gg')).toBeUndefined();
});
