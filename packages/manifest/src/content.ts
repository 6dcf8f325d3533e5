import type { Kinds, LoadOptions, PackFile, Problem, ProblemTexts } from '@tessera/rules';

/** A pack or a shelf of packs in the workspace, or several, and how they are checked: by schemas, or by the game's own loader. */
export type ContentPlace = {
  readonly folder: string | readonly string[];
  /** What the game's own checks say, by language and code. */
  readonly texts?: ProblemTexts;
} & (Pick<LoadOptions<Kinds>, 'kinds' | 'checks'> | { readonly check: PackCheck });

/** Says everything that is wrong with some packs, whose files have been read. */
export type PackCheck = (files: readonly PackFile[], options: { readonly strict: boolean }) => CheckedPacks;

/** What some packs are worth. */
export interface CheckedPacks {
  readonly ok: boolean;
  /** Every pack whose manifest could be read. */
  readonly packs: readonly { readonly id: string; readonly version: string }[];
  readonly problems: readonly Problem[];
}
