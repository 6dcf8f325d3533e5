import { type CatalogEntry, games as catalog, catalogUrl } from '@tessera/catalog';
import { ConfigError } from './errors.ts';

/** The games that can be played here. */
export interface Games {
  readonly list: readonly CatalogEntry[];
  find(id: string): CatalogEntry | undefined;
  /** The addresses of the modules that worker threads load them from. */
  readonly addresses: readonly string[];
}

/** The catalogue, and what the module at `extra` adds to it by exporting `games`. */
export async function loadGames(extra: string | undefined): Promise<Games> {
  const list = extra === undefined ? catalog : [...catalog, ...(await importGames(extra))];
  const byId = new Map(list.map((entry) => [entry.game.id, entry]));
  return {
    list,
    find: (id) => byId.get(id),
    addresses: extra === undefined ? [catalogUrl] : [catalogUrl, extra],
  };
}

/** The games that a module exports. Threads cannot be handed functions, so each loads the games by itself. */
export async function importGames(address: string): Promise<readonly CatalogEntry[]> {
  const module: unknown = await import(address);
  if (!exportsGames(module)) throw new ConfigError(address, 'The module does not export `games`');
  return module.games;
}

function exportsGames(module: unknown): module is { readonly games: readonly CatalogEntry[] } {
  return typeof module === 'object' && module !== null && 'games' in module && Array.isArray(module.games);
}
