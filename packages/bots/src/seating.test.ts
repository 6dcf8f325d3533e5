import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seatings } from './seating.ts';

describe('seatings', () => {
  it('alternate for two bots at a table for two', () => {
    expect(seatings(2, 2, 5).map(spelt)).toEqual(['01', '10', '01', '10', '01']);
  });

  it('cover all six orders of three bots at a table for three', () => {
    expect(new Set(seatings(3, 3, 6).map(spelt))).toEqual(new Set(['012', '120', '201', '021', '102', '210']));
  });

  it('cover all ordered pairs of three bots at a table for two', () => {
    expect(new Set(seatings(3, 2, 6).map(spelt))).toEqual(new Set(['01', '12', '20', '02', '10', '21']));
  });

  it('cover all ways to give two bots two seats each', () => {
    const all = seatings(2, 4, 6).map(spelt);
    expect(new Set(all)).toEqual(new Set(['0011', '1100', '0101', '1010', '0110', '1001']));
  });

  it('repeat a single bot in every seat', () => {
    expect(seatings(1, 3, 2).map(spelt)).toEqual(['000', '000']);
  });

  it('put every bot in every seat equally often, without taking long', () => {
    const sizes = fc.record({ entrants: fc.integer({ min: 1, max: 9 }), seats: fc.integer({ min: 1, max: 9 }) });
    fc.assert(
      fc.property(sizes, fc.integer({ min: 1, max: 20 }), ({ entrants, seats }, rounds) => {
        const all = seatings(entrants, seats, entrants * rounds);
        for (let seat = 0; seat < seats; seat++) {
          for (let entrant = 0; entrant < entrants; entrant++) {
            expect(all.filter((seating) => seating[seat] === entrant)).toHaveLength(rounds);
          }
        }
      }),
    );
  });
});

function spelt(seating: readonly number[]): string {
  return seating.join('');
}
