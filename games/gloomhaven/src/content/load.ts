import { formatProblem, type LoadedPacks, type LoadResult, loadPacks, type PackFile } from '@tessera/rules';
import { ContentError } from './errors.ts';
import { baseFiles } from './files.ts';
import { type GloomhavenKinds, gloomhavenChecks, gloomhavenKinds } from './kinds.ts';

/** Content of the game: records by kind and id, frozen. */
export type GloomhavenContent = LoadedPacks<GloomhavenKinds>;

/** Loads packs and checks them as a whole; every problem names its file and JSON path. */
export function readContent(files: readonly PackFile[]): LoadResult<GloomhavenKinds> {
  return loadPacks(files, { game: 'gloomhaven', kinds: gloomhavenKinds, checks: gloomhavenChecks, strict: true });
}

let base: GloomhavenContent | undefined;

/** The game's own content, read and checked the first time it is asked for. */
export function loadContent(): GloomhavenContent {
  if (base !== undefined) return base;
  const result = readContent(baseFiles);
  if (!result.ok) {
    const lines = result.problems.map(formatProblem);
    throw new ContentError('bad-content', 'content/base', `The content does not load:\n${lines.join('\n')}\n`);
  }
  base = result;
  return base;
}
