import { describe, expect, it } from 'vitest';
import { LogTailCache } from './logTailCache.ts';
import type { SealedEntry } from './storedEntry.ts';

function row(seq: number, after = `seal ${seq - 1}`): SealedEntry {
  return { seq, actionId: `a${seq}`, kind: 'act', seat: 0, at: 0, payload: '{}', link: '', seal: `seal ${seq}`, after };
}

describe('ends of logs', () => {
  it('an end is read once, and cached from then on', () => {
    const asked: string[] = [];
    const cache = new LogTailCache((match) => {
      asked.push(match);
      return { seq: 4, seal: 'seal 4' };
    });
    expect(cache.isNext('a', row(5))).toBe(true);
    cache.added('a', row(5));
    expect(cache.isNext('a', row(6))).toBe(true);
    expect(asked).toEqual(['a']);
  });

  it('the next row has the next number, and is sealed onto the last', () => {
    const cache = new LogTailCache(() => ({ seq: 4, seal: 'seal 4' }));
    expect(cache.isNext('a', row(4))).toBe(false);
    expect(cache.isNext('a', row(6))).toBe(false);
    expect(cache.isNext('a', row(5, 'another seal'))).toBe(false);
  });

  it('an empty log ends at its beginning', () => {
    const cache = new LogTailCache(() => undefined);
    expect(cache.isNext('a', row(1))).toBe(true);
    expect(cache.isNext('a', row(2))).toBe(false);
  });

  it('an end is read again after a rollback', () => {
    let last = { seq: 1, seal: 'seal 1' };
    const cache = new LogTailCache(() => last);
    cache.added('a', row(2));
    cache.forget();
    last = { seq: 1, seal: 'seal 1' };
    expect(cache.isNext('a', row(2))).toBe(true);
  });
});
