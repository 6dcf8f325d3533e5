import { findingsOf } from '../finding.ts';
import { problem } from '../issueText.ts';
import type { Kinds } from './content.ts';
import { type ContentFile, type RawRecord, readContentFile } from './contentFile.ts';
import type { PackLimits } from './limits.ts';
import type { PackManifest } from './manifest.ts';
import { checkOverrides, type Entry } from './merge.ts';
import type { NamelessPack, Pack } from './pack.ts';
import type { ProblemList } from './problem.ts';

/** Validated records by kind, in the order of packs, files and lines. */
export type EntriesByKind = ReadonlyMap<string, readonly Entry[]>;

/**
 * Validates every record of every pack against the schema of its kind. Packs with a broken manifest are validated too,
 * so that their author sees all problems, but add no records.
 */
export function* collectEntries(
  packs: readonly (Pack<PackManifest> | NamelessPack)[],
  kinds: Kinds,
  limits: PackLimits,
  problems: ProblemList,
): Generator<'file' | 'record', EntriesByKind, void> {
  const names = Object.keys(kinds);
  const entriesByKind = new Map(names.map((kind): [string, Entry[]] => [kind, []]));
  for (const pack of packs) {
    let room = limits.records;
    for (const file of pack.files) {
      if (problems.isFull) return entriesByKind;
      const content = readContentFile(file, names, limits.depth, problems);
      yield 'file';
      if (content === undefined) continue;
      room -= content.records.length;
      if (room >= 0) entriesByKind.get(content.kind)!.push(...(yield* entriesOf(pack, content, kinds, problems)));
    }
    if (room < 0)
      problems.addToPack(pack.label, 'E_PACK_SIZE', problem('pack-too-many-records', { most: limits.records }));
  }
  return entriesByKind;
}

function* entriesOf(
  { manifest }: Pack<PackManifest> | NamelessPack,
  content: ContentFile,
  kinds: Kinds,
  problems: ProblemList,
): Generator<'record', Entry[], void> {
  const { file, overrides, records } = content;
  checkOverrides(file, overrides, new Set(records.map((record) => record.id)), problems);
  const replaced = new Map(overrides.map((reference) => [reference.id, reference.pack]));
  const entries: Entry[] = [];
  for (const raw of records) {
    if (problems.isFull) break;
    const record = checkedRecord(content, raw, kinds, problems);
    yield 'record';
    if (record === undefined || manifest === undefined) continue;
    const { id: pack, version } = manifest;
    const { id, index } = raw;
    entries.push({ id, pack, version, file, index, overrides: replaced.get(id), record });
  }
  return entries;
}

function checkedRecord(
  { file, kind }: ContentFile,
  { id, index, json }: RawRecord,
  kinds: Kinds,
  problems: ProblemList,
): unknown {
  // Each schema parses too few records to repay zod's generated code.
  const parsed = kinds[kind]!.safeParse(json, { jitless: true });
  if (parsed.success) return parsed.data;
  for (const finding of findingsOf(parsed.error, json))
    problems.addToFile(file, { ...finding, path: ['records', index, ...finding.path] }, { record: id });
  return undefined;
}
