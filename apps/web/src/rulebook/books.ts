import { PSEUDO, parseRulebook, type Rulebook, reportMissingTexts } from '@tessera/text';
import { useCallback } from 'react';
import { manifestOf } from '../games/manifests.ts';
import { useLoaded } from '../shell/useLoaded.ts';

/** Loaders of the files of all rulebooks, by path. The files of a book are one chunk, which loads when the book is opened. */
const FILES = import.meta.glob<string>('../../../../{games,examples}/*/rules/*/*.md', {
  query: '?raw',
  import: 'default',
});
const PATH = /\/((?:games|examples)\/[^/]+)\/rules\/([^/]+)\/([^/]+)\.md$/;

/** Returns whether a game has a rulebook. */
export function hasBook(game: string): boolean {
  return pathsOf(game, 'en').length > 0;
}

/** Loads a rulebook for a component. */
export function useBook(game: string, language: string) {
  return useLoaded(useCallback(() => loadBook(game, language), [game, language]));
}

/** Returns the rulebook of a game once it is loaded; undefined without a game, and for a game without rules. */
export function useBookOf(game: string | undefined, language: string): Rulebook | undefined {
  const load = useCallback(
    async () => (game !== undefined && hasBook(game) ? loadBook(game, language) : undefined),
    [game, language],
  );
  const book = useLoaded(load);
  return book.phase === 'ready' ? book.value : undefined;
}

/** Loads the rulebook of a game in a language; in English if there is none, which is reported. */
async function loadBook(game: string, language: string): Promise<Rulebook> {
  const own = pathsOf(game, language);
  if (own.length === 0 && language !== PSEUDO) reportMissingTexts(`rulebook of ${game}`, language);
  const paths = own.length > 0 ? own : pathsOf(game, 'en');
  const files = await Promise.all(
    paths.map(async (path) => [PATH.exec(path)?.[3] ?? path, (await FILES[path]?.()) ?? ''] as const),
  );
  return parseRulebook(Object.fromEntries(files));
}

function pathsOf(game: string, language: string): readonly string[] {
  const folder = bookFolder(game);
  return Object.keys(FILES).filter((path) => {
    const [, place, spoken] = PATH.exec(path) ?? [];
    return place === folder && spoken === language;
  });
}

/** Returns the folder whose `rules` a game uses. A campaign shares the book of its scenarios. */
function bookFolder(game: string): string | undefined {
  const manifest = manifestOf(game);
  return manifest?.rulebook ?? manifest?.folder;
}
