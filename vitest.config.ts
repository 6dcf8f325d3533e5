import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { isShuffled, SlowestFirst } from './scripts/testRuns/slowestFirst.ts';

/**
 * Imports other packages from their sources, by the `@tessera/source` condition of their exports, so that development needs no
 * build. Worker threads are the exception; they load the built files.
 */
const FROM_SOURCES = {
  resolve: { conditions: ['@tessera/source'] },
  ssr: { resolve: { conditions: ['@tessera/source'] } },
};

/**
 * `npm test` builds all packages first. Node then loads other packages from their built files, because transforming their sources
 * in every process took half of the time of a run.
 */
const isBuilt = process.env.TESSERA_TEST_BUILT === 'true';

/** The fields of a package.json that this file reads. */
interface PackageFile {
  readonly name: string;
  readonly exports?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Resolves a package's imports of itself to its sources, because a second, built copy would have different classes. */
const OWN_SOURCES = {
  name: 'own-sources',
  enforce: 'pre' as const,
  resolveId(id: string, importer: string | undefined) {
    const [, folder] = /^(.*\/(?:packages|games|apps|examples)\/[^/]+)\//.exec(importer ?? '') ?? [];
    if (folder === undefined || !id.startsWith('@tessera/')) return undefined;
    const { name, exports }: PackageFile = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
    if (id !== name && !id.startsWith(`${name}/`)) return undefined;
    const source = exports?.[`.${id.slice(name.length)}`]?.['@tessera/source'];
    return source === undefined ? undefined : `${folder}/${source.slice(2)}`;
  },
};

/**
 * Tests that change modules and load them anew. Built packages are loaded once per process and shared with other tests, so `npm test`
 * runs these apart, from sources (`scripts/test.mjs`).
 */
const SOURCES_ONLY = ['scripts/language/newLanguage.test.mjs'];

export default defineConfig({
  ...(isBuilt ? { plugins: [OWN_SOURCES] } : FROM_SOURCES),
  test: {
    include: ['{packages,games,apps,examples,bench}/**/*.test.{ts,tsx}', '{scripts,games}/**/*.test.mjs'],
    exclude: ['**/node_modules/**', '**/dist/**', ...(isBuilt ? SOURCES_ONLY : [])],
    setupFiles: ['scripts/vitest.setup.mjs'],
    globalSetup: ['scripts/testRuns/temporaryFolder.mjs'],
    server: { deps: { external: [/\/dist\//] } },
    // Test files share a process and its modules, because reloading them per file took minutes. So a test must restore
    // any global it changes.
    isolate: false,
    ...(isShuffled(process.argv) ? {} : { sequence: { sequencer: SlowestFirst } }),
    // Two more than the cores: with one worker per core, cores were idle a quarter of the time while tests waited for servers or timers.
    maxWorkers: availableParallelism() + 2,
    // These timeouts end a hanging test. A server that starts in one second needed more than a minute at a load of 30.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    teardownTimeout: 60_000,
    expect: { poll: { timeout: 240_000 } },
    coverage: { provider: 'v8', reporter: ['text-summary'] },
  },
});
