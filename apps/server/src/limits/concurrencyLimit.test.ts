import { expect, it } from 'vitest';
import { ConcurrencyLimit } from './concurrencyLimit.ts';

it('allows a number of open resources per key', () => {
  const tally = new ConcurrencyLimit(2);
  const leave = tally.enter('ada');
  expect(tally.enter('ada')).toBeDefined();
  expect(tally.enter('ada')).toBeUndefined();
  expect(tally.enter('bob')).toBeDefined();
  leave?.();
  // A second call has no effect.
  leave?.();
  expect(tally.enter('ada')).toBeDefined();
  expect(tally.enter('ada')).toBeUndefined();
});
