import { playSeries } from '@tessera/bots';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { warOfTheRing } from '../src/game.ts';
import { warOfTheRingBots } from './index.ts';

const { MATCHES, MS } = z
  .object({ MATCHES: z.coerce.number().int().min(0), MS: z.coerce.number().min(1) })
  .parse({ MATCHES: process.env.TESSERA_TEST_MATCHES ?? 0, MS: process.env.TESSERA_TEST_MS ?? 200 });

/** What each bot is meant to win against another, over both sides. Hours at full length, so only in the long test. */
const AIMS = [
  { bot: 'strategy', against: 'random', rate: 0.98 },
  { bot: 'searcher', against: 'strategy', rate: 0.6 },
  { bot: 'searcher', against: 'people', rate: 0.5 },
];

if (MATCHES === 0) console.info('The strength of the bots takes hours: npm run test:long plays it.');

test.skipIf(MATCHES === 0).each(AIMS)(
  '$bot wins at least $rate against $against',
  ({ bot, against, rate }) => {
    const { bots } = playSeries(
      { game: warOfTheRing, bots: warOfTheRingBots },
      { bots: [bot, against], matches: MATCHES, seed: 'strength', budget: { ms: MS } },
      { now: () => performance.now() },
    );
    expect(bots.find(({ name }) => name === bot)!.winRate).toBeGreaterThanOrEqual(rate);
  },
  MATCHES * 300_000,
);
