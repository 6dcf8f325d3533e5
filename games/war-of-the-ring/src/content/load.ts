import {
  formatProblem,
  type LoadedPacks,
  type LoadResult,
  loadPacks,
  type PackFile,
  type Problem,
} from '@tessera/rules';
import { ContentError } from './errors.ts';
import { baseFiles } from './files.ts';
import { type WarKinds, warChecks, warKinds } from './kinds.ts';
import { CHARACTERS, NATIONS, SIDES } from './vocabulary.ts';

/** Content of the game: records by kind and id, frozen. */
export type WarContent = LoadedPacks<WarKinds>;

/** Loads packs and checks them as a whole; every problem names its file and JSON path. */
export function readContent(files: readonly PackFile[]): LoadResult<WarKinds> {
  const result = loadPacks(files, { game: 'war-of-the-ring', kinds: warKinds, checks: warChecks, strict: true });
  if (!result.ok) return result;
  const problems = missingRecords(result);
  return problems.length === 0 ? result : { ok: false, problems, salvage: result };
}

/** The rules name each Nation, character and side: none may be left out. */
function missingRecords({ content, order }: WarContent): Problem[] {
  const missing = (kind: keyof WarKinds, ids: readonly string[]) =>
    ids.flatMap((id): Problem[] => {
      if (content[kind].has(id)) return [];
      const message = `the ${kind} "${id}" is missing.`;
      return [{ severity: 'error', code: 'E_MISSING_RECORD', pack: order[0] ?? 'content/base', record: id, message }];
    });
  return [...missing('nation', NATIONS), ...missing('character', CHARACTERS), ...missing('dice', SIDES)];
}

let base: WarContent | undefined;

/** The game's own content, read and checked the first time it is asked for. */
export function loadContent(): WarContent {
  if (base !== undefined) return base;
  const result = readContent(baseFiles);
  if (!result.ok) {
    const lines = result.problems.map(formatProblem);
    throw new ContentError('bad-content', 'content/base', `The content does not load:\n${lines.join('\n')}\n`);
  }
  base = result;
  return base;
}
