import type { GameBots } from '@tessera/bots';
import type { Game } from '@tessera/kernel';

/** A game with its bots. */
export interface ShelvedGame {
  readonly game: Game;
  readonly bots: GameBots;
}

/** Finds a game by id, possibly by loading it on first use. */
export type GameShelf = (id: string) => Promise<ShelvedGame | undefined>;
