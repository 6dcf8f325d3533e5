import { type Content, formatProblem, loadPacks, type PackManifest } from '@tessera/rules';
import { ContentError } from './errors.ts';
import { coreFiles } from './files.ts';
import { heistContentChecks, heistContentKinds } from './kinds.ts';

interface Core {
  readonly content: Content<typeof heistContentKinds>;
  readonly packs: readonly PackManifest[];
}

/** Content of the game, loaded and checked once on import. */
export const core: Core = loadCore();

function loadCore(): Core {
  const result = loadPacks(coreFiles, { game: 'heist-city', kinds: heistContentKinds, checks: heistContentChecks });
  if (result.ok) return result;
  const lines = result.problems.map(formatProblem);
  throw new ContentError('bad-content', 'content/core', `The content does not load:\n${lines.join('\n')}\n`);
}
