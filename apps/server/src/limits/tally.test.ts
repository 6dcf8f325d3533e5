import { expect, it } from 'vitest';
import { Tally } from './tally.ts';

it('lets each have so many open at once', () => {
  const tally = new Tally(2);
  const leave = tally.enter('ada');
  expect(tally.enter('ada')).toBeDefined();
  expect(tally.enter('ada')).toBeUndefined();
  expect(tally.enter('bob')).toBeDefined();
  leave?.();
  // Calling it off twice counts once.
  leave?.();
  expect(tally.enter('ada')).toBeDefined();
  expect(tally.enter('ada')).toBeUndefined();
});
