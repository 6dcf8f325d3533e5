import { playSeries } from '@tessera/bots';
import { progressBar } from '@tessera/bots/arena';
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
    const { bots, seconds } = playSeries(
      { game: warOfTheRing, bots: warOfTheRingBots },
      { bots: [bot, against], matches: MATCHES, seed: 'strength', budget: { ms: MS } },
      { now: processorTime(), onProgress: progressBar(process.stderr) },
    );
    const { wins, winRate, ci95 } = bots.find(({ name }) => name === bot)!;
    const percent = (share: number) => `${Math.round(100 * share)} %`;
    const interval = ci95.map(percent).join(' to ');
    const pair = `${bot} against ${against}`.padEnd(32);
    console.info(
      `${pair}${wins} of ${MATCHES}, ${percent(winRate)} (${interval}), aim ${percent(rate)}, ${Math.round(seconds)} s`,
    );
    expect(winRate).toBeGreaterThanOrEqual(rate);
  },
  MATCHES * 300_000,
);

/** Milliseconds of processor time, so that a busy machine leaves as much time to think; read anew every other millisecond, as reading is slow. */
function processorTime(): () => number {
  let read = Number.NEGATIVE_INFINITY;
  let spent = 0;
  return () => {
    const now = performance.now();
    if (now - read > 2) {
      read = now;
      const { user, system } = process.cpuUsage();
      spent = (user + system) / 1000;
    }
    return spent;
  };
}
