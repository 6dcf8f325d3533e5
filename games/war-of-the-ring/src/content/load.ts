import {
  formatProblem,
  type LoadedPacks,
  type LoadResult,
  loadPacks,
  type PackFile,
  type Problem,
} from '@tessera/rules';
import { ContentError } from './errors.ts';
import { mapFiles } from './files.ts';
import { type MapKinds, mapChecks, mapKinds } from './kinds.ts';
import { CHARACTERS, NATIONS, SIDES } from './vocabulary.ts';

/** The map, Nations, characters, tiles and dice: records by kind and id, frozen. */
export type MapContent = LoadedPacks<MapKinds>;

/** Loads what the map is made of and checks it as a whole; every problem names its file and JSON path. */
function readMap(files: readonly PackFile[]): LoadResult<MapKinds> {
  const result = loadPacks(files, { game: 'war-of-the-ring', kinds: mapKinds, checks: mapChecks, strict: true });
  if (!result.ok) return result;
  const problems = missingRecords(result);
  return problems.length === 0 ? result : { ok: false, problems, salvage: result };
}

/** The rules name each Nation, character and side: none may be left out. */
export function missingRecords({ content, order }: Pick<MapContent, 'content' | 'order'>): Problem[] {
  const missing = (kind: keyof MapKinds, ids: readonly string[]) =>
    ids.flatMap((id): Problem[] => {
      if (content[kind].has(id)) return [];
      const message = `the ${kind} "${id}" is missing.`;
      return [{ severity: 'error', code: 'E_MISSING_RECORD', pack: order[0] ?? 'content/base', record: id, message }];
    });
  return [...missing('nation', NATIONS), ...missing('character', CHARACTERS), ...missing('dice', SIDES)];
}

let base: MapContent | undefined;

/** The game's own map, read and checked the first time it is asked for. */
export function loadContent(): MapContent {
  if (base !== undefined) return base;
  const result = readMap(mapFiles);
  if (!result.ok) {
    const lines = result.problems.map(formatProblem);
    throw new ContentError('bad-content', 'content/base', `The content does not load:\n${lines.join('\n')}\n`);
  }
  base = result;
  return base;
}
