import {
  contentJsonSchemas,
  formatProblem,
  type JsonSchema,
  type LoadedPacks,
  type LoadResult,
  loadPacks,
  manifestJsonSchema,
  type PackFile,
  type RecordChecks,
} from '@tessera/rules';
import { ContentError } from '../content/errors.ts';
import { baseFiles } from '../content/files.ts';
import { mapChecks, mapKinds } from '../content/kinds.ts';
import { missingRecords } from '../content/load.ts';
import { CardRecord, CombatRecord } from './card.ts';
import { checkCard, checkCombatCard } from './check.ts';

/** All kinds of content of the game, each with the schema of its records. */
export const warKinds = { ...mapKinds, card: CardRecord, 'combat-card': CombatRecord } as const;
export type WarKinds = typeof warKinds;

/** Checks after all content is loaded: references resolve, and the map and the figures add up. */
export const warChecks: RecordChecks<WarKinds> = { ...mapChecks, card: checkCard, 'combat-card': checkCombatCard };

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
