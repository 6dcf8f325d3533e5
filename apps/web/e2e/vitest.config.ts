import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// Tests in a real browser against the built server and the built client: `vitest run --config
// apps/web/e2e/vitest.config.ts`. With TESSERA_SCREENSHOTS=<folder> they leave pictures of every page there.
export default defineConfig({
  resolve: { conditions: ['@tessera/source'] },
  ssr: { resolve: { conditions: ['@tessera/source'] } },
  test: {
    include: ['apps/web/e2e/**/*.e2e.ts'],
    // One server for all, and one browser for the files of a process; whoever looks at the site is new all the same.
    globalSetup: ['apps/web/e2e/support/sharedServer.ts'],
    isolate: false,
    // Each of them is two processes at work.
    maxWorkers: Math.max(2, Math.floor(availableParallelism() / 2)),
    // A busy machine takes its time to draw a page; what never comes still fails.
    expect: { poll: { timeout: 120_000 } },
    // Matches in them are dealt at random on machines that others use too. The reporter prints and counts what passes only when it is retried.
    retry: 1,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
