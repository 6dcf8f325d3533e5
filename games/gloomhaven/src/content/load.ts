import {
  formatProblem,
  type LoadedPacks,
  type LoadProgress,
  type LoadResult,
  loadPacks,
  loadPacksInSteps,
  type PackFile,
} from '@tessera/rules';
import { gloomhavenChecks } from './checks/checks.ts';
import { ContentError } from './errors.ts';
import { baseFiles } from './files.ts';
import { type GloomhavenKinds, gloomhavenKinds } from './kinds.ts';

/** Content of the game: records by kind and id, frozen. */
export type GloomhavenContent = LoadedPacks<GloomhavenKinds>;

/** Loads packs and checks them as a whole. Every problem names its file and JSON path. */
export function readContent(files: readonly PackFile[]): LoadResult<GloomhavenKinds> {
  return loadPacks(files, OPTIONS);
}

const OPTIONS = { game: 'gloomhaven', kinds: gloomhavenKinds, checks: gloomhavenChecks, strict: true } as const;

let base: GloomhavenContent | undefined;

/** Returns the game's own content. The first call reads and checks it. */
export function loadContent(): GloomhavenContent {
  base ??= checked(readContent(baseFiles));
  return base;
}

/** Reads and checks the game's own content step by step, unless it is cached. */
export function* loadContentInSteps(): Generator<LoadProgress, void, void> {
  if (base === undefined) base = checked(yield* loadPacksInSteps(baseFiles, OPTIONS));
}

function checked(result: LoadResult<GloomhavenKinds>): GloomhavenContent {
  if (result.ok) return result;
  const lines = result.problems.map(formatProblem);
  throw new ContentError('bad-content', 'content/base', `The content does not load:\n${lines.join('\n')}\n`);
}
