import type { GameBots } from '@tessera/bots';
import type { Game } from '@tessera/kernel';

/** The games that are played as matches, against people or bots. */
export const MATCH_GAMES = ['heist-city', 'gomoku', 'liars-dice', 'duel'] as const;
export type MatchGameId = (typeof MATCH_GAMES)[number];

/** The game whose matches are characters: nobody plays against anybody, and its own pages make them. */
export const CHARACTERS = 'fifth-edition';

/** Every game that this client knows. */
export const GAMES = [...MATCH_GAMES, CHARACTERS] as const;
export type GameId = (typeof GAMES)[number];

/** What is known of a game before any of its code is fetched: enough for the home page. */
interface ShelfCard {
  /** How many may play. */
  readonly seats: { readonly min: number; readonly max: number };
  /** About how long a match takes, in minutes. */
  readonly minutes: number;
}

export const SHELF: Readonly<Record<MatchGameId, ShelfCard>> = {
  'heist-city': { seats: { min: 2, max: 2 }, minutes: 25 },
  gomoku: { seats: { min: 2, max: 2 }, minutes: 5 },
  'liars-dice': { seats: { min: 2, max: 6 }, minutes: 10 },
  duel: { seats: { min: 2, max: 2 }, minutes: 15 },
};

/** The rules of a game and what its bots know. */
export interface Rules {
  readonly game: Game;
  readonly bots: GameBots;
}

const rules: Readonly<Record<GameId, () => Promise<Rules>>> = {
  'heist-city': async () => {
    const [{ heistCity }, { heistCityBots }] = await Promise.all([
      import('@tessera/heist-city'),
      import('@tessera/heist-city/bot'),
    ]);
    return { game: heistCity, bots: heistCityBots };
  },
  gomoku: async () => {
    const { gomoku, gomokuBots } = await import('@tessera/gomoku');
    return { game: gomoku, bots: gomokuBots };
  },
  'liars-dice': async () => {
    const { liarsDice, liarsDiceBots } = await import('@tessera/liars-dice');
    return { game: liarsDice, bots: liarsDiceBots };
  },
  duel: async () => {
    const { duel, duelBots } = await import('@tessera/duel');
    return { game: duel, bots: duelBots };
  },
  'fifth-edition': async () => {
    const { character, characterBots } = await import('@tessera/fifth-edition');
    return { game: character, bots: characterBots };
  },
};

/** Whether this client knows the game. */
export function isGameId(id: string): id is GameId {
  return GAMES.some((game) => game === id);
}

/** Whether it is played as a match. */
export function isMatchGameId(id: string): id is MatchGameId {
  return MATCH_GAMES.some((game) => game === id);
}

/** The page on which one begins with a game. */
export function startOf(game: GameId): string {
  return game === CHARACTERS ? '/characters' : `/new?game=${game}`;
}

/** Fetches the rules of a game; nothing where there is no such game. */
export async function rulesOf(id: string): Promise<Rules | undefined> {
  return isGameId(id) ? rules[id]() : undefined;
}
