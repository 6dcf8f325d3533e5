import {
  contentJsonSchemas,
  formatProblem,
  type JsonSchema,
  type LoadedPacks,
  type LoadResult,
  loadPacks,
  manifestJsonSchema,
  type PackFile,
} from '@tessera/rules';
import { ContentError } from '../content/errors.ts';
import { baseFiles } from '../content/files.ts';
import { missingRecords } from '../content/load.ts';
import { type WarKinds, warKinds } from './card.ts';
import { warChecks } from './check.ts';

/** All content of the game: records by kind and id, frozen. */
export type WarContent = LoadedPacks<WarKinds>;

/** Loads packs and checks them together; every problem names its file and JSON path. */
export function readPack(files: readonly PackFile[]): LoadResult<WarKinds> {
  const result = loadPacks(files, { game: 'war-of-the-ring', kinds: warKinds, checks: warChecks, strict: true });
  if (!result.ok) return result;
  const problems = missingRecords(result);
  return problems.length === 0 ? result : { ok: false, problems, salvage: result };
}

let base: WarContent | undefined;

/** Returns the game's own pack including cards; reads and checks it on first use. */
export function loadPack(): WarContent {
  if (base !== undefined) return base;
  const result = readPack(baseFiles);
  if (!result.ok) {
    const lines = result.problems.map(formatProblem);
    throw new ContentError('bad-content', 'content/base', `The content does not load:\n${lines.join('\n')}\n`);
  }
  base = result;
  return base;
}

/** Returns the JSON schemas that `$schema` in the content files refers to, by file name. */
export function editorSchemas(): Readonly<Record<string, JsonSchema>> {
  const kinds = Object.entries(contentJsonSchemas(warKinds)).map(([kind, schema]) => [`${kind}.json`, schema]);
  return Object.fromEntries([...kinds, ['pack.json', manifestJsonSchema()]]);
}
