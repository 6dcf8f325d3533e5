import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// Browser tests against the built server and the built client: `vitest run --config apps/web/e2e/vitest.config.ts`.
// With TESSERA_SCREENSHOTS=<folder> they write screenshots of every page there.
export default defineConfig({
  resolve: { conditions: ['@tessera/source'] },
  ssr: { resolve: { conditions: ['@tessera/source'] } },
  test: {
    teardownTimeout: 60_000,
    include: ['apps/web/e2e/**/*.e2e.ts'],
    // One server for all files and one browser per process. Each visitor still starts with empty storage.
    globalSetup: ['scripts/testRuns/temporaryFolder.mjs', 'apps/web/e2e/support/sharedServer.ts'],
    isolate: false,
    // Each worker keeps two processes busy.
    maxWorkers: Math.max(2, Math.floor(availableParallelism() / 2)),
    // Pages draw slowly on a busy machine; a missing element still fails.
    expect: { poll: { timeout: 120_000 } },
    // Some matches are dealt at random, on machines with other load. The reporter counts tests that pass only on a
    // retry.
    retry: 1,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
