import { duel, duelBots } from '@tessera/duel';
import { character, characterBots, checkPacks } from '@tessera/fifth-edition';
import { gomoku, gomokuBots } from '@tessera/gomoku';
import { heistCity, heistContentChecks, heistContentKinds } from '@tessera/heist-city';
import { heistCityBots } from '@tessera/heist-city/bot';
import { liarsDice, liarsDiceBots } from '@tessera/liars-dice';
import type { CatalogEntry } from './entry.ts';

/** Every game that Tessera knows. Adding a game is adding its folder and a line here. */
export const games: readonly CatalogEntry[] = [
  {
    game: heistCity,
    bots: heistCityBots,
    folder: 'games/heist-city',
    tagline: 'Two crews rob one site while the guards wake up',
    content: { folder: 'games/heist-city/content/core', kinds: heistContentKinds, checks: heistContentChecks },
  },
  {
    game: character,
    bots: characterBots,
    folder: 'games/fifth-edition',
    tagline: 'A character whose every number says where it comes from',
    content: {
      folder: ['games/fifth-edition/content/srd-5.1', 'games/fifth-edition/content/srd-5.2'],
      check: checkPacks,
    },
  },
  { game: gomoku, bots: gomokuBots, folder: 'examples/gomoku', tagline: 'So many in a row; tic-tac-toe by default' },
  {
    game: liarsDice,
    bots: liarsDiceBots,
    folder: 'examples/liars-dice',
    tagline: 'Bids on dice that no one sees whole',
  },
  { game: duel, bots: duelBots, folder: 'examples/duel', tagline: 'Two heroes against two monsters on thirty hexes' },
];

/** The entry of a game by its id. */
export function find(id: string): CatalogEntry | undefined {
  return games.find(({ game }) => game.id === id);
}

/** What a worker thread imports to find games by id: the built file, even where this one runs from source. */
export const catalogUrl: string = new URL('../dist/catalog.js', import.meta.url).href;
