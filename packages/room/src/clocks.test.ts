import { describe, expect, it } from 'vitest';
import { nextFlag, pressClocks, startClocks, timeUsed } from './clocks.ts';

const at = 1_000_000;

describe('time for each move', () => {
  const pace = { kind: 'move', seconds: 60 } as const;

  it('is there again for whoever is asked next', () => {
    const start = startClocks(pace, 2, [0], at)!;
    expect(start).toEqual({ left: [60_000, 60_000], running: [0], at });
    const next = pressClocks(pace, start, { by: 0, deciding: [1], at: at + 20_000 });
    expect(next).toEqual({ left: [60_000, 60_000], running: [1], at: at + 20_000 });
  });

  it('goes on for a seat that is still asked while another acts', () => {
    const start = startClocks(pace, 2, [0, 1], at)!;
    const next = pressClocks(pace, start, { by: 0, deciding: [1], at: at + 20_000 });
    expect(next.left).toEqual([60_000, 40_000]);
  });
});

describe("Fischer's clock", () => {
  const pace = { kind: 'fischer', seconds: 100, increment: 5 } as const;

  it('adds a little for having acted', () => {
    const start = startClocks(pace, 2, [0], at)!;
    const next = pressClocks(pace, start, { by: 0, deciding: [1], at: at + 30_000 });
    expect(next.left).toEqual([75_000, 100_000]);
    const later = pressClocks(pace, next, { by: 1, deciding: [0], at: at + 40_000 });
    expect(later.left).toEqual([75_000, 95_000]);
  });

  it('gives nothing for a deed outside of one’s turn', () => {
    const start = startClocks(pace, 2, [0], at)!;
    expect(pressClocks(pace, start, { by: 1, deciding: [0], at: at + 1000 }).left).toEqual([99_000, 100_000]);
  });
});

describe('the next flag', () => {
  it('is that of the running clock with the least time', () => {
    expect(nextFlag({ left: [5000, 3000, 1000], running: [0, 1], at })).toEqual({ seat: 1, at: at + 3000 });
    expect(nextFlag({ left: [5000, 3000], running: [], at })).toBeUndefined();
  });

  it('is nobody’s where people may think as long as they like', () => {
    expect(startClocks({ kind: 'none' }, 2, [0], at)).toBeUndefined();
  });

  it('never leaves less than nothing', () => {
    expect(timeUsed({ left: [5000, 3000], running: [0], at }, at + 9000)).toEqual([0, 3000]);
  });
});
