import type * as z from 'zod';
import { canonicalJson } from '../canonical.ts';
import type { PackManifest } from './manifest.ts';
import type { SupersededRecord } from './merge.ts';

/** The content kinds of a game, each with the schema of its records. Every record has an `id`. */
export type Kinds = Readonly<Record<string, z.ZodType>>;

/** Records by kind and id, sorted by id. They are frozen, because all matches share the content. */
export type Content<K extends Kinds> = { readonly [Kind in keyof K]: ReadonlyMap<string, z.output<K[Kind]>> };

/** The origin of a record. */
export interface Origin {
  readonly pack: string;
  readonly version: string;
  readonly file: string;
  /** Index in the file. */
  readonly index: number;
}

/** Merged packs. */
export interface LoadedPacks<K extends Kinds, Manifest extends PackManifest = PackManifest> {
  readonly content: Content<K>;
  readonly origins: { readonly [Kind in keyof K]: ReadonlyMap<string, Origin> };
  /** Pack ids, each after those it requires. */
  readonly order: readonly string[];
  /** Their manifests, in the same order. */
  readonly packs: readonly Manifest[];
  /** Records that a later pack has replaced. */
  readonly superseded: readonly SupersededRecord[];
}

/**
 * Returns the content and the versions of its packs as text for hashing. The same packs give the same bytes,
 * independent of the order of files, records and keys.
 */
export function canonicalContent<K extends Kinds>(loaded: Pick<LoadedPacks<K>, 'content' | 'packs'>): string {
  const kinds = Object.entries<ReadonlyMap<string, unknown>>(loaded.content);
  const content = Object.fromEntries(kinds.map(([kind, records]) => [kind, Object.fromEntries(records)]));
  return canonicalJson({ packs: loaded.packs.map(({ id, version }) => ({ id, version })), content });
}
