import { GAME, type Manifest } from '@tessera/fifth-edition';
import type { KeptPack, PackTest } from '../../character/rulebooks.ts';
import { keptPack, manifestOf } from './packFile.ts';

/** Kinds of content in the studio, each with its file. */
export const STUDIO_KINDS = {
  class: 'classes.json',
  subclass: 'subclasses.json',
  species: 'species.json',
  lineage: 'lineages.json',
  background: 'backgrounds.json',
  feat: 'feats.json',
  item: 'items.json',
  spell: 'spells.json',
  condition: 'conditions.json',
} as const;
export type StudioKind = keyof typeof STUDIO_KINDS;

export const MANIFEST_PATH = 'pack.json';

/** A pack being edited: its files as text, which may be invalid at any time, and its tests. */
export interface PackDraft {
  readonly files: readonly DraftFile[];
  readonly tests: readonly PackTest[];
}

export interface DraftFile {
  readonly path: string;
  readonly text: string;
}

/** Location of a record in a draft. */
export interface RecordPlace {
  readonly path: string;
  readonly index: number;
}

/** A parsed record of a draft. */
export interface DraftRecord extends RecordPlace {
  readonly kind: string;
  readonly id: string;
  readonly name: string;
  readonly json: Fields;
}

export type Fields = Readonly<Record<string, unknown>>;

/** Opens a pack for editing. */
export function draftOf({ files, tests = [] }: Pick<KeptPack, 'files' | 'tests'>): PackDraft {
  return { files: files.map(({ path, text }) => ({ path, text })), tests };
}

/** Returns the pack for the storage; undefined while its manifest is invalid. */
export function packOf({ files, tests }: PackDraft): KeptPack | undefined {
  const found = manifestOf(files);
  return found.ok ? keptPack(found.manifest, files, tests) : undefined;
}

/** Returns all records that can be parsed, by file and index. */
export function recordsOf({ files }: PackDraft): DraftRecord[] {
  return files.flatMap(({ path, text }) => {
    const file = contentIn(text);
    if (path === MANIFEST_PATH || file === undefined) return [];
    return file.records.map((json, index) => ({
      path,
      index,
      kind: file.kind,
      id: textOf(json.id),
      name: textOf(json.name) || textOf(json.id),
      json,
    }));
  });
}

export function withRecord(draft: PackDraft, { path, index }: RecordPlace, json: Fields): PackDraft {
  return withContent(draft, path, (records) => records.map((record, at) => (at === index ? json : record)));
}

export function withoutRecord(draft: PackDraft, { path, index }: RecordPlace): PackDraft {
  return withContent(draft, path, (records) => records.filter((_, at) => at !== index));
}

/** Adds a record to the file of its kind; returns the draft and the location. */
export function withNewRecord(
  draft: PackDraft,
  kind: StudioKind,
  json: Fields,
): { draft: PackDraft; place: RecordPlace } {
  const path = STUDIO_KINDS[kind];
  const file = draft.files.find((each) => each.path === path);
  const records = file === undefined ? [] : (contentIn(file.text)?.records ?? []);
  const place = { path, index: records.length };
  if (file !== undefined) return { draft: withContent(draft, path, (before) => [...before, json]), place };
  const text = pretty({ kind, records: [json] });
  return { draft: { ...draft, files: [...draft.files, { path, text }] }, place };
}

/** Declares that a file overrides a record of another pack, written `pack:id`. */
export function withOverride(draft: PackDraft, path: string, reference: string): PackDraft {
  const json = fieldsIn(draft.files.find((file) => file.path === path)?.text ?? '');
  if (json === undefined) return draft;
  const before = Array.isArray(json.overrides) ? json.overrides : [];
  const { records, ...head } = json;
  return withText(draft, path, pretty({ ...head, overrides: [...before, reference], records }));
}

export function withText(draft: PackDraft, path: string, text: string): PackDraft {
  const isKnown = draft.files.some((file) => file.path === path);
  const files = isKnown
    ? draft.files.map((file) => (file.path === path ? { path, text } : file))
    : [...draft.files, { path, text }];
  return { ...draft, files };
}

/** Returns the draft with some fields of its manifest changed. */
export function withManifest(draft: PackDraft, change: Partial<Manifest>): PackDraft {
  const file = draft.files.find(({ path }) => path === MANIFEST_PATH);
  const before = file === undefined ? { game: GAME } : (fieldsIn(file.text) ?? {});
  return withText(draft, MANIFEST_PATH, pretty({ ...before, ...change }));
}

/** Parts of a version that can be raised. */
export const BUMPS = ['patch', 'minor', 'major'] as const;
export type Bump = (typeof BUMPS)[number];

/** Returns the next version: patch for a fix, minor for an addition, major for a breaking change. */
export function bumpVersion(version: string, bump: Bump): string {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map((part) => Number.parseInt(part, 10) || 0);
  if (bump === 'major') return `${major + 1}.0.0`;
  return bump === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

/** Formats JSON with indentation. */
export function pretty(json: unknown): string {
  return `${JSON.stringify(json, null, 2)}\n`;
}

/** Parses an object; undefined if the text is not one. */
export function fieldsIn(text: string): Fields | undefined {
  try {
    const json: unknown = JSON.parse(text);
    return isFields(json) ? json : undefined;
  } catch {
    // Incomplete text is normal while editing; the validator reports it.
    return undefined;
  }
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Changes the records of a content file and keeps its other fields. */
function withContent(
  draft: PackDraft,
  path: string,
  change: (records: readonly Fields[]) => readonly Fields[],
): PackDraft {
  const file = draft.files.find((each) => each.path === path);
  const content = file && contentIn(file.text);
  if (file === undefined || content === undefined) return draft;
  return withText(draft, path, pretty({ ...fieldsIn(file.text), records: change(content.records) }));
}

function contentIn(text: string): { readonly kind: string; readonly records: readonly Fields[] } | undefined {
  const json = fieldsIn(text);
  if (json === undefined || !Array.isArray(json.records)) return undefined;
  return { kind: textOf(json.kind), records: json.records.map((record) => (isFields(record) ? record : {})) };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
