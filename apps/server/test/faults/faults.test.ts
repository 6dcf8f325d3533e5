import { appendFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { hasServices } from '../../src/testing/services.mjs';
import { runFaults } from './run.ts';

// `npm run test:faults` runs this with a seed; without one there is nothing to do.
const { minutes, seed, only, report } = z
  .object({
    minutes: z.coerce.number().positive().optional(),
    seed: z.coerce.number().int().min(0).default(1),
    only: z.enum(['embedded', 'cluster']).optional(),
    report: z.string().optional(),
  })
  .parse({
    minutes: process.env.TESSERA_TEST_FAULT_MINUTES,
    seed: process.env.TESSERA_TEST_FAULT_SEED,
    only: process.env.TESSERA_TEST_FAULT_ONLY,
    report: process.env.TESSERA_TEST_FAULT_REPORT,
  });
const worlds = only ? [only] : (['embedded', 'cluster'] as const);
/** Time for the start, for the last step, and for the detection of a stuck match. */
const SPARE_MS = 900_000;

describe.skipIf(minutes === undefined)('random faults', () => {
  it.each(worlds)(
    'leave every acknowledged action of the %s world there once',
    async (world) => {
      if (world === 'cluster' && !hasServices) throw new Error('PostgreSQL and Redis are needed: --only embedded');
      const share = (minutes ?? 1) / worlds.length;
      const found = await runFaults({ world, seed, minutes: share, print: (line) => console.log(line) });
      if (report !== undefined) appendFileSync(report, `${JSON.stringify(found)}\n`);
      expect(found.violations).toEqual([]);
    },
    (minutes ?? 1) * 60_000 + SPARE_MS,
  );
});
