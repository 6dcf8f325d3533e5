import { type Label, type PackFile, type Problem, readJsonText } from '@tessera/rules';
import { formatIssue, problem } from '../../vocabulary/contentMessage.ts';
import type { Edition } from '../../vocabulary/vocabulary.ts';
import type { Manifest } from '../records/kinds.ts';
import { translateEffect } from './effects.ts';
import { isRecord, type Json } from './json.ts';
import { translatePredicate } from './predicates.ts';

/** The pack files with sourced effects translated into records, and the problems found. */
interface Translation {
  readonly files: readonly PackFile[];
  readonly problems: readonly Problem[];
}

/** Source kinds that a file replaces completely instead of adding to them. */
const WHOLE: readonly string[] = ['species', 'lineage', 'background'];
const LEVELLED: readonly string[] = ['class', 'subclass'];
const SOURCES: readonly string[] = [...WHOLE, 'class', 'subclass', 'feat', 'item', 'condition', 'rule'];

/**
 * Translates files with sourced effects in the format of the specification, one or a list. They become features of the
 * record named by `sourceId`, in the pack of the file.
 */
export function withSourcedEffects(
  files: readonly PackFile[],
  edition: Edition,
  manifests: ReadonlyMap<string, Manifest>,
): Translation {
  const problems: Problem[] = [];
  const written = files.filter(({ path, text }) => path !== 'pack.json' && text.includes('"sourceId"'));
  const found = written.flatMap((file) => {
    const documents = sourcedIn(file.text);
    return documents === undefined ? [] : [{ file, documents }];
  });
  if (found.length === 0) return { files, problems };
  let kept: readonly PackFile[] = files.filter((file) => !found.some((each) => each.file === file));
  for (const { file, documents } of found) {
    const report = (path: string, message: Label) =>
      problems.push({
        severity: 'error',
        code: 'E_SCHEMA',
        pack: file.pack,
        file: file.path,
        path,
        ...formatIssue({ message }),
      });
    for (const [sourceId, features] of featuresBySource(documents, edition, report))
      kept = addSource(kept, file, sourceId, features, manifests, report);
  }
  return { files: kept, problems };
}

/** Returns the sourced effects of a file: one, a list, or the records of a file; undefined for any other file. */
function sourcedIn(text: string): readonly Json[] | undefined {
  const read = readJsonText(text);
  if (!read.ok) return undefined;
  // The value was parsed from JSON.
  const value = read.value as Json;
  const list = Array.isArray(value) ? value : isRecord(value) && Array.isArray(value.records) ? value.records : [value];
  return list.some((each: Json) => isRecord(each) && typeof each.sourceId === 'string') ? list : undefined;
}

type Report = (path: string, message: Label) => void;
type Fields = { readonly [name: string]: Json };

function featuresBySource(documents: readonly Json[], edition: Edition, report: Report): Map<string, Fields[]> {
  const sources = new Map<string, Fields[]>();
  for (const [index, sourced] of documents.entries()) {
    if (!isRecord(sourced) || typeof sourced.sourceId !== 'string') {
      report(`[${index}]`, problem('spec-no-source'));
      continue;
    }
    const { edition: own = 'both' } = sourced;
    if (own !== 'both' && own !== edition) continue;
    const known = sources.get(sourced.sourceId) ?? [];
    sources.set(sourced.sourceId, [...known, featureOf(sourced, (path, text) => report(`[${index}].${path}`, text))]);
  }
  return sources;
}

/** Converts a sourced effect to a feature. */
function featureOf(sourced: Fields, report: Report): Fields {
  const { sourceId, effectId, name, description, effects, choice, edition: _, ...rest } = sourced;
  const [kind, id = ''] = String(sourceId).split(':');
  const entry = kind === 'class' ? plainId(id) : undefined;
  const choices =
    choice === undefined ? [] : [choice].flat().map((each, index) => choiceOf(each, entry, report, index));
  return {
    ...rest,
    id: effectId ?? null,
    name: name ?? effectId ?? null,
    ...(description !== undefined && { summary: description }),
    ...(effects !== undefined && { effects: effectsOf(effects, entry, report, 'effects') }),
    ...(choices.length > 0 && { choices }),
  };
}

function choiceOf(choice: Json, entry: string | undefined, report: Report, index: number): Json {
  if (!isRecord(choice)) return choice;
  const { predicate, options, ...rest } = choice;
  const offered = Array.isArray(options)
    ? options.map((option: Json, at) => {
        if (!isRecord(option)) return option;
        const { description, effects, ...other } = option;
        return {
          ...other,
          ...(description !== undefined && { summary: description }),
          ...(effects !== undefined && {
            effects: effectsOf(effects, entry, report, `choice[${index}].options[${at}].effects`),
          }),
        };
      })
    : options;
  return {
    ...rest,
    ...(offered !== undefined && { options: offered }),
    ...(predicate !== undefined && { predicate: translatePredicate(predicate) }),
  };
}

/** Returns the effects with a counterpart; reports and omits the others. */
function effectsOf(effects: Json, entry: string | undefined, report: Report, path: string): Json {
  if (!Array.isArray(effects)) return effects;
  return effects.flatMap((effect: Json, index) => {
    const { value, refused } = withValue(translateEffect(effect, { entry }));
    if (refused !== undefined) report(`${path}[${index}]`, refused);
    return value;
  });
}

function withValue(result: ReturnType<typeof translateEffect>): { value: readonly Json[]; refused: Label | undefined } {
  return result.refused === undefined
    ? { value: result.value, refused: undefined }
    : { value: [], refused: result.refused };
}

/** Removes the edition: `cleric-2024` is the cleric of 2024. */
function plainId(id: string): string {
  return id.replace(/-20(?:14|24)$/, '');
}

/** Adds features to the record of a source, or adds a record when there is none. */
function addSource(
  files: readonly PackFile[],
  from: PackFile,
  sourceId: string,
  features: readonly Fields[],
  manifests: ReadonlyMap<string, Manifest>,
  report: Report,
): readonly PackFile[] {
  const [kind = '', name = ''] = sourceId.split(':');
  const id = plainId(name);
  if (!SOURCES.includes(kind) || id === '') {
    report('sourceId', problem('spec-source', { id: sourceId, kinds: SOURCES }));
    return files;
  }
  const owner = recordIn(files, kind, id);
  if (owner === undefined && kind !== 'species' && kind !== 'background' && kind !== 'condition' && kind !== 'rule') {
    report('sourceId', problem('spec-new-source', { id: sourceId }));
    return files;
  }
  const record = merged(owner?.record ?? { id, name: titleOf(id) }, features, kind);
  const path = `${from.path.replace(/\.json$/, '')}.${kind}-${id}.json`;
  // A record of the same pack is replaced in its file; a record of another pack is overridden by id.
  if (owner?.file.pack === from.pack)
    return files.map((each) => (each === owner.file ? withRecord(each, record) : each));
  const pack = owner && (manifests.get(owner.file.pack)?.id ?? owner.file.pack);
  const overrides = pack === undefined ? {} : { overrides: [`${pack}:${id}`] };
  return [...files, { pack: from.pack, path, text: JSON.stringify({ kind, ...overrides, records: [record] }) }];
}

function recordIn(files: readonly PackFile[], kind: string, id: string) {
  for (const file of files.toReversed()) {
    if (!file.text.includes(`"${id}"`)) continue;
    const read = readJsonText(file.text);
    const value = read.ok ? (read.value as Json) : null;
    if (!isRecord(value) || value.kind !== kind || !Array.isArray(value.records)) continue;
    const record = value.records.filter(isRecord).find((each) => each.id === id);
    if (record !== undefined) return { file, record };
  }
  return undefined;
}

/** Returns the record with features replaced by name; for a complete source, also effects of the same kinds. */
function merged(record: Fields, features: readonly Fields[], kind: string): Fields {
  const ids = new Set(features.map(({ id }) => id));
  const kinds = new Set(
    features.flatMap(({ effects }) => (Array.isArray(effects) ? effects.filter(isRecord) : []).map(kindOf)),
  );
  const own = Array.isArray(record.features) ? record.features.filter(isRecord) : [];
  const kept = own
    .filter(({ id }) => !ids.has(id))
    .map((feature) => {
      if (!WHOLE.includes(kind) || !Array.isArray(feature.effects)) return feature;
      return {
        ...feature,
        effects: feature.effects.filter((effect) => !isRecord(effect) || !kinds.has(kindOf(effect))),
      };
    });
  // A class feature needs a level: that of the feature it replaces, or 1.
  const levelOf = (id: Json | undefined) => own.find((each) => each.id === id)?.at ?? 1;
  const placed = LEVELLED.includes(kind) ? features.map((each) => ({ at: levelOf(each.id), ...each })) : features;
  return { ...record, features: [...kept, ...placed] };
}

function kindOf(effect: Fields): string {
  return `${String(effect.kind)}:${String(effect.profType ?? effect.movementType ?? effect.senseType ?? '')}`;
}

function withRecord(file: PackFile, record: Fields): PackFile {
  const read = readJsonText(file.text);
  const value = read.ok ? (read.value as Json) : null;
  if (!isRecord(value) || !Array.isArray(value.records)) return file;
  const records = value.records.map((each: Json) => (isRecord(each) && each.id === record.id ? record : each));
  return { ...file, text: JSON.stringify({ ...value, records }) };
}

function titleOf(id: string): string {
  return id
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');
}
