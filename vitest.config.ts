import { readFileSync } from 'node:fs';
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

/** As much of a package.json as matters here. */
interface PackageFile {
  readonly name: string;
  readonly exports?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** A package is its sources to its own tests, also where it calls itself by its name: two copies of it would not know each other. */
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

export default defineConfig({
  ...(isBuilt ? { plugins: [OWN_SOURCES] } : FROM_SOURCES),
  test: {
    include: ['{packages,games,apps,examples,bench}/**/*.test.{ts,tsx}', '{scripts,games}/**/*.test.mjs'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    setupFiles: ['scripts/vitest.setup.mjs'],
    server: { deps: { external: [/\/dist\//] } },
    // Files share a process and what they have imported: loading everything anew for each took minutes. So a test that
    // changes something global changes it back.
    isolate: false,
    // Two more than there are cores: with as many, a quarter of the time of a run a test waited for a server or a timer and its core idled.
    maxWorkers: availableParallelism() + 2,
    // They end a test that hangs. A busy machine does not reach them.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 100_000 } },
    coverage: { provider: 'v8', reporter: ['text-summary'] },
  },
});
