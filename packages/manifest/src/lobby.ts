import type { Json } from '@tessera/kernel';

/** A table before its match: the number of seats and the chosen options. */
export interface LobbyTable {
  readonly seats: number;
  readonly options: Readonly<Record<string, Json>>;
}

/** Difficulty of a role for a new player. */
export type RoleDifficulty = 'easy' | 'medium' | 'hard';

/** The role of a seat: a side, a hero or a crew. */
export interface SeatRole {
  readonly id: string;
  /** The key of its name in the game's texts. */
  readonly name: string;
  /** The key of one sentence of advice for a new player. */
  readonly advice?: string;
  readonly difficulty?: RoleDifficulty;
  /** The keys of the names of some of its cards or abilities. */
  readonly samples?: readonly string[];
}

/** A note about the match: a key of the game's texts and its parameters. */
export interface LobbyNote {
  readonly code: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** Information for players before a match starts. */
export interface GameLobby {
  /** Returns the role of each seat, if seats differ. */
  roles?(table: LobbyTable): readonly SeatRole[];
  /** Returns notes about the options and the first choice of the match. */
  notes?(table: LobbyTable): readonly LobbyNote[];
}
