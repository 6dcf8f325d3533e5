import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

// A game is a folder and a line in the registry. What else knows the name of a game would have to be changed for each new
// one, so nothing else does.
const ROOT = join(import.meta.dirname, '..');
const REGISTRY = 'apps/catalog/src/manifests.ts';
const SHARED = ['apps', 'packages'];
/** Tests, what they stand on, and what is built may name games. */
const SKIPPED = /(?:^|\/)(?:node_modules|dist|test|testing|e2e|examples)\/|\.test\.tsx?$/;
const SOURCE = /\.(?:tsx?|mjs|css)$/;

const games = ['games', 'examples'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name),
);
/** An id as a word of its own, in quotes or in a path; names that hold it as a part are other words. */
const named = new RegExp(`(?<![\\w-])(?:${games.join('|')})(?![\\w-])`);

/** A comment may take a game as an example, and so may the help of a command. */
const EXAMPLE = /^(?:\/\/|\/?\*)|^['"`]tessera |examples: \[/;

function linesNaming(file) {
  return readFileSync(join(ROOT, file), 'utf8')
    .split('\n')
    .flatMap((line, i) => (named.test(line) && !EXAMPLE.test(line.trim()) ? [`${file}:${i + 1} ${line.trim()}`] : []));
}

test('no game is named outside of its folder and the registry', () => {
  const files = SHARED.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  ).filter((file) => SOURCE.test(file) && !SKIPPED.test(file) && file !== REGISTRY);
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap(linesNaming)).toEqual([]);
});

test('the registry names every game that has a manifest once', () => {
  const registry = readFileSync(join(ROOT, REGISTRY), 'utf8');
  const playable = games.filter((game) =>
    ['games', 'examples'].some((folder) => existsSync(join(ROOT, folder, game, 'manifest.ts'))),
  );
  expect(playable.length).toBeGreaterThan(3);
  for (const game of playable) expect(registry.split(`@tessera/${game}/manifest`)).toHaveLength(2);
});
