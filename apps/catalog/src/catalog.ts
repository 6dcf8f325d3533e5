import { type CatalogEntry, loadGame } from './loadGame.ts';
import { manifests } from './manifests.ts';

/** All games with their rules loaded. Code that needs no rules reads `manifests`. */
export const games: readonly CatalogEntry[] = await Promise.all(manifests.map(loadGame));

/** Returns the game with this id. */
export function find(id: string): CatalogEntry | undefined {
  return games.find(({ game }) => game.id === id);
}

/** Module that a worker thread imports to find games by id: the built file, even when this one runs from source. */
export const catalogUrl: string = new URL('../dist/catalog.js', import.meta.url).href;
