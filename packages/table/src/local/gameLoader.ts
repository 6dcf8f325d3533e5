import type { GameBots } from '@tessera/bots';
import type { Game } from '@tessera/kernel';

/** A game with its bots. */
export interface LoadedGame {
  readonly game: Game;
  readonly bots: GameBots;
}

/** Finds a game by id, possibly by loading it on first use. */
export type GameLoader = (id: string) => Promise<LoadedGame | undefined>;
