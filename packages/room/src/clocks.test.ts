import { describe, expect, it } from 'vitest';
import { nextFlag, pressClocks, startClocks, timeUsed } from './clocks.ts';

const at = 1_000_000;

describe('time per move', () => {
  const pace = { kind: 'move', seconds: 60 } as const;

  it('gives the full time to the seat asked next', () => {
    const start = startClocks(pace, 2, [0], at)!;
    expect(start).toEqual({ left: [60_000, 60_000], running: [0], at });
    const next = pressClocks(pace, start, { by: 0, deciding: [1], at: at + 20_000 });
    expect(next).toEqual({ left: [60_000, 60_000], running: [1], at: at + 20_000 });
  });

  it('keeps running for a seat that is still asked while another acts', () => {
    const start = startClocks(pace, 2, [0, 1], at)!;
    const next = pressClocks(pace, start, { by: 0, deciding: [1], at: at + 20_000 });
    expect(next.left).toEqual([60_000, 40_000]);
  });
});

describe("Fischer's clock", () => {
  const pace = { kind: 'fischer', seconds: 100, increment: 5 } as const;

  it('adds the increment for an action', () => {
    const start = startClocks(pace, 2, [0], at)!;
    const next = pressClocks(pace, start, { by: 0, deciding: [1], at: at + 30_000 });
    expect(next.left).toEqual([75_000, 100_000]);
    const later = pressClocks(pace, next, { by: 1, deciding: [0], at: at + 40_000 });
    expect(later.left).toEqual([75_000, 95_000]);
  });

  it('adds nothing for an action out of turn', () => {
    const start = startClocks(pace, 2, [0], at)!;
    expect(pressClocks(pace, start, { by: 1, deciding: [0], at: at + 1000 }).left).toEqual([99_000, 100_000]);
  });
});

describe('nextFlag', () => {
  it('returns the running clock with the least time', () => {
    expect(nextFlag({ left: [5000, 3000, 1000], running: [0, 1], at })).toEqual({ seat: 1, at: at + 3000 });
    expect(nextFlag({ left: [5000, 3000], running: [], at })).toBeUndefined();
  });

  it('returns undefined without a time control', () => {
    expect(startClocks({ kind: 'none' }, 2, [0], at)).toBeUndefined();
  });

  it('timeUsed never returns a negative time', () => {
    expect(timeUsed({ left: [5000, 3000], running: [0], at }, at + 9000)).toEqual([0, 3000]);
  });
});
