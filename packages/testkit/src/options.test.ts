import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { auction } from '../test/auction.ts';
import { conformance } from './conformance.ts';
import { TestkitError } from './errors.ts';
import { optionsOf } from './options.ts';
import { perft } from './perft.ts';
import { record } from './playthrough.ts';

/** Built without `defineGame`, which would reject it. */
const bare = { ...auction, options: z.object({ cards: z.int() }) };

describe('optionsOf', () => {
  it('fills in defaults', () => {
    expect(optionsOf(auction, {})).toEqual({ cards: 14 });
  });

  it('throws when a required option has no default', () => {
    const complaint = /auction cannot be played with \{\}: .*\(options\.cards\)\. Every option needs a default\./;
    for (const play of [conformance, record, (game: typeof bare) => perft(game, { depth: 1 })]) {
      expect(() => play(bare)).toThrow(complaint);
      expect(() => play(bare)).toThrow(TestkitError);
    }
  });

  it('throws an error with the name of an invalid option', () => {
    const complaint = /auction cannot be played with \{"cards":1\}: Too small.*\(options\.cards\)\.$/;
    expect(() => conformance(auction, { optionSets: [{}, { cards: 1 }] })).toThrow(complaint);
  });
});
