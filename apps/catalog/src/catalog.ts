import { type CatalogEntry, loadGame } from './loadGame.ts';
import { manifests } from './manifests.ts';

/** Every game, loaded. What only needs to know of them reads `manifests`. */
export const games: readonly CatalogEntry[] = await Promise.all(manifests.map(loadGame));

/** The entry of a game by its id. */
export function find(id: string): CatalogEntry | undefined {
  return games.find(({ game }) => game.id === id);
}

/** What a worker thread imports to find games by id: the built file, even where this one runs from source. */
export const catalogUrl: string = new URL('../dist/catalog.js', import.meta.url).href;
