import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { auction } from '../test/auction.ts';
import { conformance } from './conformance.ts';
import { TestkitError } from './errors.ts';
import { optionsOf } from './options.ts';
import { perft } from './perft.ts';
import { record } from './playthrough.ts';

/** A game by hand: `defineGame` would not let it pass. */
const bare = { ...auction, options: z.object({ cards: z.int() }) };

describe('the options of a game', () => {
  it('are completed', () => {
    expect(optionsOf(auction, {})).toEqual({ cards: 14 });
  });

  it('need defaults, and whoever plays without says so', () => {
    const complaint = /auction cannot be played with \{\}: .*\(options\.cards\)\. Every option needs a default\./;
    for (const play of [conformance, record, (game: typeof bare) => perft(game, { depth: 1 })]) {
      expect(() => play(bare)).toThrow(complaint);
      expect(() => play(bare)).toThrow(TestkitError);
    }
  });

  it('must fit, and the one that does not is named', () => {
    const complaint = /auction cannot be played with \{"cards":1\}: Too small.*\(options\.cards\)\.$/;
    expect(() => conformance(auction, { optionSets: [{}, { cards: 1 }] })).toThrow(complaint);
  });
});
