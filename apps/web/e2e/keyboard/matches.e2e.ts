import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { isLong } from '../support/looks.ts';
import { Site } from '../support/site.ts';
import { KeyboardPlayer } from './keyboardPlayer.ts';
import { beginMatch, type MatchOfBots } from './match.ts';

/** A game with its options, and how far it is played: to the end, or for some decisions in the short run. */
interface KeyboardMatch extends MatchOfBots {
  /** Decisions of the short run; undefined if a whole match is short. */
  readonly short?: number;
}

const MATCHES: readonly KeyboardMatch[] = [
  { game: 'gomoku', options: { columns: 7, rows: 6, inARow: 4 }, bots: 1 },
  { game: 'liars-dice', options: { dice: 2 }, bots: 1 },
  { game: 'duel', options: { heroHp: 6, monsterHp: 3, rounds: 3 }, bots: 1 },
  { game: 'heist-city', options: {}, bots: 1, short: 14 },
  { game: 'gloomhaven', options: {}, bots: 1, short: 10 },
  { game: 'war-of-the-ring', options: {}, bots: 1, short: 10 },
];

/** Seeds of the players: each visits other choices. `KEYBOARD_SEEDS=1,2,3` replaces them. */
const SEEDS = (process.env.KEYBOARD_SEEDS ?? '7,8').split(',').map(Number);

const MAX_DECISIONS = 4000;
const SHORT_MS = 300_000;
const WHOLE_MS = 2_400_000;

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterEach(() => site.leave());
afterAll(() => site.close());

describe.each(MATCHES)('$game by keyboard alone', (match) => {
  test.runIf(match.short !== undefined)(
    'the first decisions are made with the keys that the screen shows',
    async () => {
      const visitor = await site.visitor(`keys ${match.game}`);
      await beginMatch(visitor, match);
      await new KeyboardPlayer(visitor, SEEDS[0]).play(match.short ?? 0, match.game);
    },
    SHORT_MS,
  );

  test.runIf(match.short === undefined || isLong).each(match.short === undefined ? SEEDS : SEEDS.slice(0, 1))(
    'a whole match is played with the keys that the screen shows (seed %i)',
    async (seed) => {
      const visitor = await site.visitor(`keys ${match.game}`);
      await beginMatch(visitor, match);
      expect(await new KeyboardPlayer(visitor, seed).play(MAX_DECISIONS, match.game)).toBe(true);
    },
    match.short === undefined ? SHORT_MS : WHOLE_MS,
  );
});
