import type * as z from 'zod';
import { failingRecords, type RecordChecks } from './check.ts';
import { collectEntries, type EntriesByKind } from './collect.ts';
import type { Content, Kinds, LoadedPacks, Origin } from './content.ts';
import { DEFAULT_PACK_LIMITS, type PackLimits } from './limits.ts';
import { PackManifest } from './manifest.ts';
import { type Entry, mergeEntries, type SupersededRecord } from './merge.ts';
import { foundationsOf, orderPacks, type Pack, readPacks } from './pack.ts';
import { compareTexts, type PackFile, type Problem, ProblemList } from './problem.ts';

/** How packs are loaded: the game, its kinds of records with their schemas, and its checks. */
export interface LoadOptions<K extends Kinds> {
  /** Id of the game; packs of other games are rejected. */
  readonly game: string;
  readonly kinds: K;
  readonly checks?: RecordChecks<K>;
  /** Version of the game's rules, compared with the `engine` of manifests. */
  readonly engine?: string;
  readonly limits?: Partial<PackLimits>;
  /** Ids of the game's built-in packs: in a conflict of ids, the other pack is at fault. */
  readonly builtIn?: readonly string[];
  /** Whether warnings are treated as errors. */
  readonly strict?: boolean;
}

/** The content, possibly with warnings; or all problems, with the valid records as salvage. */
export type LoadResult<K extends Kinds, Manifest extends PackManifest = PackManifest> =
  | ({ readonly ok: true; readonly problems: readonly Problem[] } & LoadedPacks<K, Manifest>)
  | { readonly ok: false; readonly problems: readonly Problem[]; readonly salvage: LoadedPacks<K, Manifest> };

/** Loads packs whose files have been read. With `manifest` a game may extend the schema of `pack.json`. */
export function loadPacks<K extends Kinds, Manifest extends PackManifest>(
  files: readonly PackFile[],
  options: LoadOptions<K> & { readonly manifest: z.ZodType<Manifest> },
): LoadResult<K, Manifest>;
export function loadPacks<K extends Kinds>(files: readonly PackFile[], options: LoadOptions<K>): LoadResult<K>;
export function loadPacks<K extends Kinds>(
  files: readonly PackFile[],
  options: LoadOptions<K> & { readonly manifest?: z.ZodType<PackManifest> },
): LoadResult<K> {
  const loading = loadPacksInSteps(files, options);
  for (let step = loading.next(); ; step = loading.next()) if (step.done) return step.value;
}

/** Progress of a load: files read, then kinds of records validated. */
export interface LoadProgress {
  readonly done: number;
  readonly total: number;
}

/** Loads packs like `loadPacks`, one record per step, so that a server can answer other requests in between. */
export function* loadPacksInSteps<K extends Kinds>(
  files: readonly PackFile[],
  options: LoadOptions<K> & { readonly manifest?: z.ZodType<PackManifest> },
): Generator<LoadProgress, LoadResult<K>, void> {
  const { game, kinds, engine, manifest = PackManifest, strict = false } = options;
  const limits = { ...DEFAULT_PACK_LIMITS, ...options.limits };
  const found = new ProblemList(limits);
  const packs = readPacks(files, { game, engine, manifest, limits }, found);
  const ordered = orderPacks(packs, options.builtIn ?? [], found);
  const unordered = packs.filter((pack) => !ordered.some((each) => each === pack));
  const total = files.length + Object.keys(kinds).length;
  let done = 0;
  const collecting = collectEntries([...ordered, ...unordered], kinds, limits, found);
  let collected = collecting.next();
  for (; !collected.done; collected = collecting.next()) {
    if (collected.value === 'file') done++;
    yield { done, total };
  }
  const merging = mergePacks(collected.value, ordered, options, found);
  let merged = merging.next();
  for (; !merged.done; merged = merging.next()) {
    if (merged.value === 'kind') done++;
    yield { done, total };
  }
  const loaded = merged.value;
  const problems = found.sorted();
  const isRefused = problems.some(({ severity }) => strict || severity === 'error');
  return isRefused ? { ok: false, problems, salvage: loaded } : { ok: true, problems, ...loaded };
}

/** The merged records by kind and id. */
type Library = ReadonlyMap<string, ReadonlyMap<string, Entry>>;

/** Merges the packs, runs the game's checks on the result, and leaves out rejected records. */
function* mergePacks<K extends Kinds>(
  entriesByKind: EntriesByKind,
  packs: readonly Pack<PackManifest>[],
  { kinds, checks = {} }: Pick<LoadOptions<K>, 'kinds' | 'checks'>,
  problems: ProblemList,
): Generator<'kind' | 'record', LoadedPacks<K>, void> {
  const foundations = foundationsOf(packs);
  const library = new Map<string, ReadonlyMap<string, Entry>>();
  const superseded: SupersededRecord[] = [];
  for (const [kind, entries] of entriesByKind) {
    const merger = mergeEntries(kind, entries, foundations, problems);
    library.set(kind, byId(merger.merged));
    superseded.push(...merger.superseded);
    for (const { record } of merger.merged.values()) {
      freeze(record);
      yield 'record';
    }
  }
  const content = contentOf<K>(library);
  for (const kind of kindsOf(kinds)) {
    const entries = library.get(kind)!;
    const failing = yield* failingRecords(kind, content, entries, checks[kind], problems);
    yield 'kind';
    if (failing.size > 0) library.set(kind, new Map([...entries].filter(([id]) => !failing.has(id))));
  }
  return {
    content: contentOf<K>(library),
    origins: originsOf<K>(library),
    order: packs.map((pack) => pack.manifest.id),
    packs: packs.map((pack) => pack.manifest),
    superseded,
  };
}

function kindsOf<K extends Kinds>(kinds: K): (keyof K & string)[] {
  return Object.keys(kinds);
}

function byId(entries: ReadonlyMap<string, Entry>): Map<string, Entry> {
  return new Map([...entries].sort(([a], [b]) => compareTexts(a, b)));
}

/** Every record has passed the schema of its kind, which is all that the type claims, and is frozen. */
function contentOf<K extends Kinds>(library: Library): Content<K> {
  const kinds = [...library].map(([kind, entries]) => {
    const records = [...entries].map(([id, { record }]): [string, unknown] => [id, record]);
    return [kind, new Map(records)];
  });
  return Object.fromEntries(kinds) as Content<K>;
}

function originsOf<K extends Kinds>(library: Library): LoadedPacks<K>['origins'] {
  const kinds = [...library].map(([kind, entries]) => {
    const origins = [...entries].map(([id, { pack, version, file, index }]): [string, Origin] => [
      id,
      { pack, version, file: file.path, index },
    ]);
    return [kind, new Map(origins)];
  });
  return Object.fromEntries(kinds) as LoadedPacks<K>['origins'];
}

/** Freezes content: a rule that modified it by mistake would affect other matches on the server. */
function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  for (const inner of Object.values(value)) freeze(inner);
  Object.freeze(value);
}
