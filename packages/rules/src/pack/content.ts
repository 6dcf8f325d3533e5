import type * as z from 'zod';
import { canonicalJson } from '../canonical.ts';
import type { PackManifest } from './manifest.ts';
import type { Superseded } from './merge.ts';

/** The kinds of content a game has, each with the schema of its records. Every record has an `id`. */
export type Kinds = Readonly<Record<string, z.ZodType>>;

/** Records by kind and id, in order of id. They are frozen: content is shared by every match. */
export type Content<K extends Kinds> = { readonly [Kind in keyof K]: ReadonlyMap<string, z.output<K[Kind]>> };

/** Where a record comes from. */
export interface Origin {
  /** Id of the pack. */
  readonly pack: string;
  readonly version: string;
  readonly file: string;
  /** Position in the file. */
  readonly index: number;
}

/** Packs brought together. */
export interface LoadedPacks<K extends Kinds, Manifest extends PackManifest = PackManifest> {
  readonly content: Content<K>;
  readonly origins: { readonly [Kind in keyof K]: ReadonlyMap<string, Origin> };
  /** Ids of the packs, each after those it requires. */
  readonly order: readonly string[];
  /** Their manifests, in the same order. */
  readonly packs: readonly Manifest[];
  /** Records that a later pack has replaced. */
  readonly superseded: readonly Superseded[];
}

/**
 * The content and the versions of its packs as text, for hashing: the same packs give the same bytes in whatever order their
 * files, records and keys came.
 */
export function canonicalContent<K extends Kinds>(loaded: Pick<LoadedPacks<K>, 'content' | 'packs'>): string {
  const kinds = Object.entries<ReadonlyMap<string, unknown>>(loaded.content);
  const content = Object.fromEntries(kinds.map(([kind, records]) => [kind, Object.fromEntries(records)]));
  return canonicalJson({ packs: loaded.packs.map(({ id, version }) => ({ id, version })), content });
}
