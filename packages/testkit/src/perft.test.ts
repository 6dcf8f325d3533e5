import { describe, expect, it } from 'vitest';
import { auction } from '../test/auction.ts';
import { noughts } from '../test/noughts.ts';
import { perft } from './perft.ts';

describe('perft', () => {
  it('gives the known counts of noughts and crosses', () => {
    expect(perft(noughts, { depth: 5 })).toEqual([9, 72, 504, 3_024, 15_120]);
  });

  it('does not continue after the end of a match', () => {
    // 255,168 finished games in total; those with 5 to 8 marks do not get longer.
    const counts = perft(noughts, { depth: 9 });
    expect(counts.slice(5)).toEqual([54_720, 148_176, 200_448, 127_872]);
  });

  it('counts the actions of every seat that decides at once', () => {
    // Two seats with three cards each lay one in either order; the winner may then draw or pass.
    expect(perft(auction, { depth: 3 })).toEqual([6, 18, 36]);
    expect(perft(auction, { seats: 3, depth: 3 })).toEqual([9, 54, 162]);
  });

  it('takes chance from the seed, independent of earlier reads', () => {
    expect(perft(auction, { seed: 'a', depth: 6 })).toEqual(perft(auction, { seed: 'a', depth: 6 }));
  });

  it('counts nothing at depth 0', () => {
    expect(perft(noughts, { depth: 0 })).toEqual([]);
  });
});
