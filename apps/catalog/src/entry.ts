import type { GameBots } from '@tessera/bots';
import type { Game } from '@tessera/kernel';
import type { Kinds, LoadOptions, PackFile, Problem } from '@tessera/rules';

/** A game as the rest of the house meets it. */
export interface CatalogEntry {
  readonly game: Game;
  /** What it teaches its bots; `{}` already gives bots that play. */
  readonly bots: GameBots;
  /** Its folder in the workspace, where its rule cases, playthroughs and content are. */
  readonly folder: string;
  /** One line that says what it is. */
  readonly tagline: string;
  /** Where its content packs are and what is asked of them, if it has any. */
  readonly content?: ContentPlace;
}

/** A pack or a shelf of packs in the workspace, or several, and how they are checked: by schemas, or by the game's own loader. */
export type ContentPlace = { readonly folder: string | readonly string[] } & (
  | Pick<LoadOptions<Kinds>, 'kinds' | 'checks'>
  | { readonly check: PackCheck }
);

/** Says everything that is wrong with some packs, whose files have been read. */
export type PackCheck = (files: readonly PackFile[], options: { readonly strict: boolean }) => CheckedPacks;

/** What some packs are worth. */
export interface CheckedPacks {
  readonly ok: boolean;
  /** Every pack whose manifest could be read. */
  readonly packs: readonly { readonly id: string; readonly version: string }[];
  readonly problems: readonly Problem[];
}
