import { expect, it } from 'vitest';
import { ConcurrencyLimit } from './concurrencyLimit.ts';

it('lets each have so many open at once', () => {
  const tally = new ConcurrencyLimit(2);
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
