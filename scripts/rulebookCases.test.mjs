// Rulebooks and rule cases: a section is cited by a case, and a case cites sections that exist (`rulebooks.test.mjs`).
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { citedRules, parseRulebook } from '../packages/text/src/rulebook/rulebook.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * `notTestable` gives the reason why a section has no case. `withoutCase` lists sections whose case is not written yet; it
 * may only shrink.
 */
const { notTestable, withoutCase } = JSON.parse(readFileSync(join(ROOT, 'scripts/rulebookCases.json'), 'utf8'));

/** Games and the folders with cases of their rules. The cases of the fifth edition are sheets, which cite its specification. */
const GAMES = {
  'games/heist-city': ['games/heist-city'],
  'games/gloomhaven': ['games/gloomhaven', 'games/gloomhaven-campaign'],
  'games/war-of-the-ring': ['games/war-of-the-ring'],
  'examples/duel': ['examples/duel'],
  'examples/gomoku': ['examples/gomoku'],
  'examples/liars-dice': ['examples/liars-dice'],
};

/** Returns the numbered sections without sections of their own. */
function sectionsOf(game) {
  const folder = join(ROOT, game, 'rules', 'en');
  const files = readdirSync(folder).filter((file) => file.endsWith('.md'));
  const book = parseRulebook(
    Object.fromEntries(files.map((file) => [basename(file, '.md'), readFileSync(join(folder, file), 'utf8')])),
  );
  const numbers = book.chapters.flatMap(({ sections }) => sections.flatMap(({ number }) => number ?? []));
  return numbers.filter((number) => !numbers.some((other) => other.startsWith(`${number}.`)));
}

/** Returns the sections that cases cite. A case of 9.3.1 is one of 9.3 too. */
function citedByCases(folders) {
  const cited = new Set();
  for (const folder of folders) {
    const cases = join(ROOT, folder, 'cases');
    for (const file of readdirSync(cases, { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.json')) continue;
      for (const { rule = '' } of JSON.parse(readFileSync(join(cases, file), 'utf8')).cases ?? []) {
        for (const number of citedRules(rule)) cited.add(number);
      }
    }
  }
  return cited;
}

test.each(Object.entries(GAMES))(
  'every section of %s is cited by a case, except those that are listed',
  (game, folders) => {
    const cited = [...citedByCases(folders)];
    const uncited = sectionsOf(game).filter(
      (number) => !cited.some((other) => other === number || other.startsWith(`${number}.`)),
    );
    const listed = [...Object.keys(notTestable[game] ?? {}), ...(withoutCase[game] ?? [])];
    expect(uncited.toSorted()).toEqual(listed.toSorted());
  },
);

test.each(Object.entries(GAMES))('every case of %s says which rule it tests', (_game, folders) => {
  const silent = folders.flatMap((folder) => {
    const cases = join(ROOT, folder, 'cases');
    const files = readdirSync(cases, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));
    return files.flatMap((file) =>
      (JSON.parse(readFileSync(join(cases, file), 'utf8')).cases ?? [])
        .filter(({ rule }) => !rule)
        .map(({ name }) => name),
    );
  });
  expect(silent).toEqual([]);
});
