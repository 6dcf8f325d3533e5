import type { GameBots } from '@tessera/bots';
import type { Game } from '@tessera/kernel';
import type { Kinds, LoadOptions } from '@tessera/rules';

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

/** A folder of content packs in the workspace, and the schemas that they must fit. */
export interface ContentPlace extends Pick<LoadOptions<Kinds>, 'kinds' | 'checks'> {
  readonly folder: string;
}
