import type { RulesLoading } from '@tessera/protocol';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchLoading } from './watchLoading.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const NEXT_MS = 1000;

it('watchLoading reports the progress until it is stopped, and nothing when the request ends before the first poll', async () => {
  const answers: RulesLoading[] = [{ loading: { done: 1, total: 4 } }, { loading: { done: 3, total: 4 } }, {}];
  const reports: RulesLoading['loading'][] = [];
  const ask = vi.fn(async () => answers.shift() ?? {});
  const stop = watchLoading(ask, (loading) => reports.push(loading));
  expect(ask).not.toHaveBeenCalled();
  for (let i = 0; i < 3; i++) await vi.advanceTimersByTimeAsync(NEXT_MS);
  stop();
  expect(reports.slice(0, 3)).toEqual([{ done: 1, total: 4 }, { done: 3, total: 4 }, undefined]);
  const asked = ask.mock.calls.length;
  await vi.advanceTimersByTimeAsync(10 * NEXT_MS);
  expect(ask).toHaveBeenCalledTimes(asked);
});

it('watchLoading reports nothing and retries when the poll fails', async () => {
  const reports: RulesLoading['loading'][] = [];
  const ask = vi.fn(async (): Promise<RulesLoading> => {
    if (ask.mock.calls.length === 1) throw new Error('gone');
    return { loading: { done: 1, total: 2 } };
  });
  const stop = watchLoading(ask, (loading) => reports.push(loading));
  await vi.advanceTimersByTimeAsync(2 * NEXT_MS);
  stop();
  expect(reports).toEqual([undefined, { done: 1, total: 2 }]);
});
