import { GAME, type Manifest } from '@tessera/fifth-edition';
import type { KeptPack, PackTest } from '../desk/rulebooks.ts';
import { keptPack, manifestOf } from './packFile.ts';

/** The kinds of content that people make, each with the file it goes to. */
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

/** A pack being written: its files as text, which may be broken at any moment, and its tests. */
export interface PackDraft {
  readonly files: readonly DraftFile[];
  readonly tests: readonly PackTest[];
}

export interface DraftFile {
  readonly path: string;
  readonly text: string;
}

/** Where a record stands in a draft. */
export interface RecordPlace {
  readonly path: string;
  readonly index: number;
}

/** A record of a draft, as far as it can be read. */
export interface DraftRecord extends RecordPlace {
  readonly kind: string;
  readonly id: string;
  readonly name: string;
  readonly json: Fields;
}

export type Fields = Readonly<Record<string, unknown>>;

/** Opens a pack for writing. */
export function draftOf({ files, tests = [] }: Pick<KeptPack, 'files' | 'tests'>): PackDraft {
  return { files: files.map(({ path, text }) => ({ path, text })), tests };
}

/** The pack as the shelf keeps it; nothing while its manifest cannot be read. */
export function packOf({ files, tests }: PackDraft): KeptPack | undefined {
  const found = manifestOf(files);
  return found.ok ? keptPack(found.manifest, files, tests) : undefined;
}

/** All records that can be read, by file and place. */
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

/** The draft with a record changed. */
export function withRecord(draft: PackDraft, { path, index }: RecordPlace, json: Fields): PackDraft {
  return withContent(draft, path, (records) => records.map((record, at) => (at === index ? json : record)));
}

/** The draft without a record. */
export function withoutRecord(draft: PackDraft, { path, index }: RecordPlace): PackDraft {
  return withContent(draft, path, (records) => records.filter((_, at) => at !== index));
}

/** The draft with one more record, in the file of its kind, and where that is. */
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

/** The draft saying that a file replaces a record of another pack, written `pack:id`. */
export function withOverride(draft: PackDraft, path: string, reference: string): PackDraft {
  const json = fieldsIn(draft.files.find((file) => file.path === path)?.text ?? '');
  if (json === undefined) return draft;
  const before = Array.isArray(json.overrides) ? json.overrides : [];
  const { records, ...head } = json;
  return withText(draft, path, pretty({ ...head, overrides: [...before, reference], records }));
}

/** The draft with the text of a file changed. */
export function withText(draft: PackDraft, path: string, text: string): PackDraft {
  const isKnown = draft.files.some((file) => file.path === path);
  const files = isKnown
    ? draft.files.map((file) => (file.path === path ? { path, text } : file))
    : [...draft.files, { path, text }];
  return { ...draft, files };
}

/** The draft with its manifest changed in some fields. */
export function withManifest(draft: PackDraft, change: Partial<Manifest>): PackDraft {
  const file = draft.files.find(({ path }) => path === MANIFEST_PATH);
  const before = file === undefined ? { game: GAME } : (fieldsIn(file.text) ?? {});
  return withText(draft, MANIFEST_PATH, pretty({ ...before, ...change }));
}

/** Which part of a version goes up. */
export const BUMPS = ['patch', 'minor', 'major'] as const;
export type Bump = (typeof BUMPS)[number];

/** The next version: a mended number, something new, or something that changes what others have built on it. */
export function bumped(version: string, bump: Bump): string {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map((part) => Number.parseInt(part, 10) || 0);
  if (bump === 'major') return `${major + 1}.0.0`;
  return bump === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

/** JSON as people like to read it. */
export function pretty(json: unknown): string {
  return `${JSON.stringify(json, null, 2)}\n`;
}

/** An object in a text; nothing if there is none. */
export function fieldsIn(text: string): Fields | undefined {
  try {
    const json: unknown = JSON.parse(text);
    return isFields(json) ? json : undefined;
  } catch {
    // Half-written text is usual here; the validator says what is wrong with it.
    return undefined;
  }
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What a content file holds besides its records is left as it is. */
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
