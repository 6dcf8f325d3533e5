import {
  formatProblem,
  type LoadedPacks,
  type LoadResult,
  loadPacks,
  type PackFile,
  type Problem,
} from '@tessera/rules';
import { mapChecks } from './checkMap.ts';
import { ContentError } from './errors.ts';
import { mapFiles } from './files.ts';
import { type MapKinds, mapKinds } from './kinds.ts';
import { CHARACTERS, NATIONS, SIDES } from './vocabulary.ts';

/** Content of the map, Nations, characters, tiles and dice: frozen records by kind and id. */
export type MapContent = LoadedPacks<MapKinds>;

/** Loads the map content and checks it as a whole; every problem names its file and JSON path. */
function readMap(files: readonly PackFile[]): LoadResult<MapKinds> {
  const result = loadPacks(files, { game: 'war-of-the-ring', kinds: mapKinds, checks: mapChecks, strict: true });
  if (!result.ok) return result;
  const problems = missingRecords(result);
  return problems.length === 0 ? result : { ok: false, problems, salvage: result };
}

/** Returns a problem for each Nation, character or side that the rules name and the content lacks. */
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

/** Returns the game's own map; reads and checks it on first use. */
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
