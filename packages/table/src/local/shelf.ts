import type { GameBots } from '@tessera/bots';
import type { Game } from '@tessera/kernel';

/** A game and what it teaches its bots. */
export interface ShelvedGame {
  readonly game: Game;
  readonly bots: GameBots;
}

/** Where games are found by id. It may load them when they are first asked for. */
export type GameShelf = (id: string) => Promise<ShelvedGame | undefined>;
