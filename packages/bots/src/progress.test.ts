import { describe, expect, it } from 'vitest';
import { progressBar } from './progress.ts';

function written(isTTY: boolean, steps: readonly (readonly [number, number])[], columns = 80): string {
  let text = '';
  const show = progressBar({ isTTY, columns, write: (more) => (text += more) });
  for (const [done, seconds] of steps) show({ done, total: 20, seconds });
  return text;
}

describe('progressBar', () => {
  it('redraws itself on a terminal and ends the line when all is done', () => {
    const steps = [
      [5, 10],
      [20, 40],
    ] as const;
    const first = '[#####...............] 5/20 25% 30 s left';
    const last = '[####################] 20/20 100% 40 s in all';
    expect(written(true, steps, 60)).toBe(`\r${first}\r${last}\n`);
  });

  it('overwrites the rest of a longer line', () => {
    const steps = [
      [1, 100],
      [2, 1],
    ] as const;
    const [, long = '', short = ''] = written(true, steps, 60).split('\r');
    expect(short).toBe('[##..................] 2/20 10% 9 s left'.padEnd(long.length));
  });

  it('stays within the width of the terminal', () => {
    const steps = [
      [1, 1],
      [10, 3000],
      [20, 6000],
    ] as const;
    const lines = written(true, steps, 30).split('\r');
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(line.trimEnd().length).toBeLessThan(30);
  });

  it('writes one line per 10 % when the output is not a terminal', () => {
    const steps = Array.from({ length: 20 }, (_, i) => [i + 1, (i + 1) / 2] as const);
    const lines = written(false, steps).split('\n');
    expect(lines).toHaveLength(11);
    expect(lines[0]).toBe('2/20 10% 9 s left');
    expect(lines[9]).toBe('20/20 100% 10 s in all');
  });

  it('estimates a long run after its first part', () => {
    const steps = Array.from({ length: 20 }, (_, i) => [i + 1, 30 * (i + 1)] as const);
    const lines = written(false, steps).split('\n');
    expect(lines).toHaveLength(12);
    expect(lines[0]).toBe('1/20 5% 9 min 30 s left');
  });

  it('writes minutes for long durations', () => {
    expect(written(false, [[10, 90]])).toBe('10/20 50% 1 min 30 s left\n');
  });
});
