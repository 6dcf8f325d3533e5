// Rulebooks (`rules/<language>/*.md` of a game): every language has the same sections, and every cited section exists.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nonEmpty } from '@tessera/testkit';
import { expect, test } from 'vitest';
import { citedRules, parseRulebook } from '../packages/text/src/rulebook/rulebook.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const GAMES = ['games', 'examples']
  .flatMap((folder) => readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`))
  .filter((folder) => existsSync(join(ROOT, folder, 'rules')));
/** Folders whose files cite sections. `spec` cites the sections of a specification instead. */
const CITING = ['src', 'bot', 'cases', 'texts', 'table', 'content'];

/** Returns the languages of a rulebook, English included. */
function languagesOf(game) {
  return readdirSync(join(ROOT, game, 'rules'));
}

function bookOf(game, language) {
  const folder = join(ROOT, game, 'rules', language);
  const files = readdirSync(folder).filter((file) => file.endsWith('.md'));
  return parseRulebook(
    Object.fromEntries(files.map((file) => [basename(file, '.md'), readFileSync(join(folder, file), 'utf8')])),
  );
}

/** Returns the numbers of a book in order, chapters included. */
function numbersOf({ chapters }) {
  return chapters.flatMap((chapter) => [chapter, ...chapter.sections]).flatMap(({ number }) => number ?? []);
}

/** Returns the games that use the rulebook of a game: itself, and those whose manifest names it (a campaign). */
function readersOf(game) {
  const others = readdirSync(join(ROOT, 'games')).map((name) => `games/${name}`);
  const named = others.filter((other) =>
    readFileSync(join(ROOT, other, 'manifest.ts'), 'utf8').includes(`rulebook: '${game}'`),
  );
  return [game, ...named];
}

/** Returns each cited section with the first file that cites it. */
function citationsIn(game) {
  const cited = new Map();
  const folders = readersOf(game).flatMap((reader) => CITING.map((name) => join(ROOT, reader, name)));
  for (const folder of folders.filter(existsSync)) {
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(tsx?|json)$/.test(file)) continue;
      for (const number of citedRules(readFileSync(join(folder, file), 'utf8'))) {
        if (!cited.has(number)) cited.set(number, `${basename(folder)}/${file}`);
      }
    }
  }
  return cited;
}

test('games with a rulebook are found', () => {
  expect(GAMES).toContain('games/heist-city');
  expect(GAMES.length).toBeGreaterThanOrEqual(6);
});

test('the campaign of Gloomhaven cites the rulebook of its scenarios', () => {
  expect(readersOf('games/gloomhaven')).toEqual(['games/gloomhaven', 'games/gloomhaven-campaign']);
});

test.each(GAMES)('the rulebook of %s has the same files and sections in every language', (game) => {
  const languages = languagesOf(game);
  expect(languages).toContain('de');
  const english = bookOf(game, 'en');
  for (const language of languages) {
    const book = bookOf(game, language);
    expect(book.chapters.map(({ id }) => id)).toEqual(english.chapters.map(({ id }) => id));
    expect(numbersOf(book)).toEqual(numbersOf(english));
  }
});

test.each(GAMES)('the rulebook of %s starts with a page for new players and ends with a glossary', (game) => {
  const ids = bookOf(game, 'en').chapters.map(({ id }) => id);
  expect(ids[0]).toBe('how-a-turn-goes');
  expect(ids.at(-1)).toBe('glossary');
});

test.each(GAMES)('no section of %s is empty or numbered twice', (game) => {
  for (const language of nonEmpty(languagesOf(game))) {
    const { chapters } = bookOf(game, language);
    const empty = chapters.flatMap(({ sections }) =>
      sections.filter(({ text }, i) => text === '' && !sections[i + 1]?.number?.startsWith(sections[i].number ?? '-')),
    );
    expect(empty.map(({ title }) => title)).toEqual([]);
    const numbers = numbersOf({ chapters });
    expect(numbers.filter((number, i) => numbers.indexOf(number) !== i)).toEqual([]);
  }
});

test.each(GAMES)('every section that %s cites is in its rulebook', (game) => {
  const numbers = new Set(numbersOf(bookOf(game, 'en')));
  const missing = [...citationsIn(game)].filter(([number]) => !numbers.has(number));
  expect(missing).toEqual([]);
});

test.each(GAMES)('every section that the rulebook of %s refers to exists', (game) => {
  for (const language of nonEmpty(languagesOf(game))) {
    const book = bookOf(game, language);
    const numbers = new Set(numbersOf(book));
    const parts = book.chapters.flatMap((chapter) => [chapter, ...chapter.sections]);
    const references = parts.flatMap(({ text }) =>
      [...text.matchAll(/\((\d+(?:\.\d+)*[a-z]?(?:, \d+(?:\.\d+)*[a-z]?)*)\)/g)].flatMap(([, list]) =>
        list.split(', '),
      ),
    );
    expect(references.filter((number) => !numbers.has(number))).toEqual([]);
  }
});
