import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/**
 * Other packages come as sources: the `@tessera/source` condition of each package's exports leads there, so no build is
 * needed while working. Worker threads are the exception; they load the built files.
 */
const FROM_SOURCES = {
  resolve: { conditions: ['@tessera/source'] },
  ssr: { resolve: { conditions: ['@tessera/source'] } },
};

/**
 * `npm test` has built everything before: what a test imports of other packages is then loaded as it is shipped, by Node itself.
 * Transforming all of it again in every process was half of the time of a run.
 */
const isBuilt = process.env.TESSERA_TEST_BUILT === 'true';

export default defineConfig({
  ...(isBuilt ? {} : FROM_SOURCES),
  test: {
    include: ['{packages,games,apps,examples,bench}/**/*.test.{ts,tsx}', '{scripts,games}/**/*.test.mjs'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    setupFiles: ['scripts/vitest.setup.mjs'],
    server: { deps: { external: [/\/dist\//] } },
    // Files share a process and what they have imported: loading everything anew for each took minutes. So a test that
    // changes something global changes it back.
    isolate: false,
    // Every core: the default leaves one idle, which is half of a build machine.
    maxWorkers: availableParallelism(),
    testTimeout: 30_000,
    coverage: { provider: 'v8', reporter: ['text-summary'] },
  },
});
