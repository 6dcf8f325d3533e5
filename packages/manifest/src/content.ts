import type { Kinds, LoadOptions, PackFile, Problem, ProblemTexts } from '@tessera/rules';

/** One or more folders of content packs in the workspace, with their validation: by schemas or by the game's loader. */
export type ContentPlace = {
  readonly folder: string | readonly string[];
  /** The texts of the game's own validation, by language and code. */
  readonly texts?: ProblemTexts;
} & (Pick<LoadOptions<Kinds>, 'kinds' | 'checks'> | { readonly check: PackCheck });

/** Validates packs whose files have been read, and reports every problem. */
export type PackCheck = (files: readonly PackFile[], options: { readonly strict: boolean }) => CheckedPacks;

/** The result of validating packs. */
export interface CheckedPacks {
  readonly ok: boolean;
  /** Every pack whose manifest could be read. */
  readonly packs: readonly { readonly id: string; readonly version: string }[];
  readonly problems: readonly Problem[];
}
