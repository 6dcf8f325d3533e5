import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// Tests run on the sources: the `@tessera/source` condition of each package's exports leads there, so no build is
// needed while working. Worker threads are the exception; they load the built files.
export default defineConfig({
  resolve: { conditions: ['@tessera/source'] },
  ssr: { resolve: { conditions: ['@tessera/source'] } },
  test: {
    include: ['{packages,games,apps,examples,bench}/**/*.test.{ts,tsx}', '{scripts,games}/**/*.test.mjs'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    setupFiles: ['scripts/vitest.setup.mjs'],
    // Files share a process and what they have imported: loading everything anew for each took minutes. So a test that
    // changes something global changes it back.
    isolate: false,
    // Every core: the default leaves one idle, which is half of a build machine.
    maxWorkers: availableParallelism(),
    testTimeout: 30_000,
    coverage: { provider: 'v8', reporter: ['text-summary'] },
  },
});
