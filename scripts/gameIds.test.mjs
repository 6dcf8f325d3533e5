import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

// A game is a folder and a line in the registry. Other code must not name a game, because each new game would have to change
// it.
const ROOT = join(import.meta.dirname, '..');
const REGISTRY = 'apps/catalog/src/manifests.ts';
const SHARED = ['apps', 'packages'];
/** Tests, their helpers and build output may name games. */
const SKIPPED = /(?:^|\/)(?:node_modules|dist|test|testing|e2e|examples)\/|\.test\.tsx?$/;
const SOURCE = /\.(?:tsx?|mjs|css)$/;

const games = ['games', 'examples'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name),
);
/** Matches an id as a separate word, in quotes or in a path, but not as a part of another name. */
const named = new RegExp(`(?<![\\w-])(?:${games.join('|')})(?![\\w-])`);

/** Comments and the help of a command may use a game as an example. */
const EXAMPLE = /^(?:\/\/|\/?\*)|^['"`]tessera |examples: \[/;

function linesNaming(file) {
  return readFileSync(join(ROOT, file), 'utf8')
    .split('\n')
    .flatMap((line, i) => (named.test(line) && !EXAMPLE.test(line.trim()) ? [`${file}:${i + 1} ${line.trim()}`] : []));
}

test('no source file names a game outside of its folder and the registry', () => {
  const files = SHARED.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  ).filter((file) => SOURCE.test(file) && !SKIPPED.test(file) && file !== REGISTRY);
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap(linesNaming)).toEqual([]);
});

test('the registry lists every game with a manifest once', () => {
  const registry = readFileSync(join(ROOT, REGISTRY), 'utf8');
  const playable = games.filter((game) =>
    ['games', 'examples'].some((folder) => existsSync(join(ROOT, folder, game, 'manifest.ts'))),
  );
  expect(playable.length).toBeGreaterThan(3);
  for (const game of playable) expect(registry.split(`@tessera/${game}/manifest`)).toHaveLength(2);
});
