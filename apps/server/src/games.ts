import { type CatalogEntry, games as catalog, catalogUrl, loadGame } from '@tessera/catalog';
import type { Game } from '@tessera/kernel';
import type { GameManifest } from '@tessera/manifest';
import { ConfigError } from './errors.ts';

/** Which rules a match is played by: their version and the hash of their content. */
export interface RulesPin {
  readonly version: string;
  readonly content: string;
}

/** The games that can be played here. Of a game several versions may be installed: a match stays with the one it began with. */
export interface Games {
  /** The newest version of each. */
  readonly list: readonly CatalogEntry[];
  /** The newest version of a game, or exactly the one that is asked for. */
  find(id: string, pin?: RulesPin): CatalogEntry | undefined;
  /** The addresses of the modules that worker threads load them from. */
  readonly addresses: readonly string[];
}

/** The catalogue, and what the module at `extra` adds to it by exporting `manifests`: other games, or other versions of them. */
export async function loadGames(extra: string | undefined): Promise<Games> {
  const addresses = extra === undefined ? [catalogUrl] : [catalogUrl, extra];
  const versions = new GameVersions(extra === undefined ? catalog : [...catalog, ...(await importGames(extra))]);
  return { list: versions.newest, find: (id, pin) => versions.find(id, pin), addresses };
}

/** The same in a thread: it cannot be handed functions, so it loads the games by itself. */
export async function loadVersions(addresses: readonly string[]): Promise<GameVersions> {
  return new GameVersions((await Promise.all(addresses.map(importGames))).flat());
}

/** Games by their id and version. */
export class GameVersions {
  /** The versions of each game, newest first. */
  readonly #versions = new Map<string, CatalogEntry[]>();

  /** Of two that call themselves the same version the later one counts as newer. */
  constructor(entries: readonly CatalogEntry[]) {
    for (const entry of entries) {
      const versions = this.#versions.get(entry.game.id) ?? [];
      const place = versions.findIndex(({ game }) => compareVersions(game.version, entry.game.version) <= 0);
      versions.splice(place < 0 ? versions.length : place, 0, entry);
      this.#versions.set(entry.game.id, versions);
    }
  }

  get newest(): CatalogEntry[] {
    return [...this.#versions.values()].flatMap((versions) => versions[0] ?? []);
  }

  find(id: string, pin?: RulesPin): CatalogEntry | undefined {
    const versions = this.#versions.get(id);
    return pin ? versions?.find(({ game }) => isPinned(game, pin)) : versions?.[0];
  }
}

function isPinned(game: Pick<Game, 'version' | 'missingContent'>, pin: RulesPin): boolean {
  return game.version === pin.version && game.missingContent(pin.content).length === 0;
}

/** By number, part by part; a version with a suffix (`1.0.0-beta`) comes before the one without. */
function compareVersions(a: string, b: string): number {
  const [[coreA, suffixA], [coreB, suffixB]] = [a, b].map((version) => version.split('-', 2)) as [string[], string[]];
  const [partsA, partsB] = [coreA, coreB].map((core) => (core ?? '').split('.').map(Number)) as [number[], number[]];
  for (let i = 0; i < Math.max(partsA.length, partsB.length); i++) {
    const difference = (partsA[i] ?? 0) - (partsB[i] ?? 0);
    if (difference !== 0) return difference;
  }
  if (suffixA === undefined || suffixB === undefined)
    return Number(suffixB !== undefined) - Number(suffixA !== undefined);
  return suffixA.localeCompare(suffixB);
}

/** The games that a module exports: loaded, as the catalogue does, or as manifests. */
async function importGames(address: string): Promise<readonly CatalogEntry[]> {
  const module: unknown = await import(address).catch((cause: unknown) => {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new ConfigError('TESSERA_CATALOG', `The module ${address} cannot be loaded: ${why.split('\n')[0]}`);
  });
  if (exportsList(module, 'games')) return module.games as readonly CatalogEntry[];
  if (exportsList(module, 'manifests')) {
    return Promise.all((module.manifests as readonly GameManifest[]).map(loadGame));
  }
  throw new ConfigError('TESSERA_CATALOG', `The module ${address} does not export \`manifests\``);
}

function exportsList<Name extends string>(module: unknown, name: Name): module is Record<Name, readonly unknown[]> {
  return typeof module === 'object' && module !== null && Array.isArray(Reflect.get(module, name));
}
