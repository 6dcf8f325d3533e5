import { type CatalogEntry, loadGame, manifestsUrl } from '@tessera/catalog/load';
import { manifests } from '@tessera/catalog/manifests';
import type { Game } from '@tessera/kernel';
import type { GameManifest } from '@tessera/manifest';
import type { LoadProgress } from '@tessera/rules';
import { ConfigError } from './errors.ts';

/** The rules of a match: their version and the hash of their content. */
export interface RulesPin {
  readonly version: string;
  readonly content: string;
}

/** Rules that are looked for. Comparing their content takes a while where nothing has read it yet. */
export type WantedRules = Pick<RulesPin, 'version'> & Partial<RulesPin>;

/** The rules that a match needs and this server lacks, by their names. */
export interface MissingRules {
  /** Those it began with. */
  readonly pinned: string;
  /** Those that were tried instead and play its log differently. */
  readonly failed?: string;
}

/** Name of one version of a game, by which nodes compare the rules they have. */
export function rulesKey(game: string, version: string): string {
  return `${game} ${version}`;
}

/** The installed games. Several versions of a game may be installed: a match keeps the one it began with. */
export interface Games {
  /** The newest version of each game. */
  readonly list: readonly CatalogEntry[];
  /** Finds the newest version of a game, or exactly the wanted one; a pin without content fits any content. */
  find(id: string, pin?: WantedRules): CatalogEntry | undefined;
  /** Every version of every game by its name, those of one game newest first. */
  readonly rules: readonly string[];
  /** The addresses of the modules that worker threads load them from. */
  readonly addresses: readonly string[];
}

/** Selection of the games of a server. */
export interface OfferedGames {
  /** Only these games of the registry, by their ids. */
  readonly only?: readonly string[] | undefined;
  /** Address of a module that exports further `games` or `manifests`: other games, or other versions. */
  readonly extra?: string | undefined;
}

/** Loads the games of the registry, and others. */
export async function loadGames({ only, extra }: OfferedGames): Promise<Games> {
  const unknown = only?.find((id) => manifests.every((manifest) => manifest.id !== id));
  if (unknown !== undefined) {
    const known = manifests.map(({ id }) => id).join(', ');
    throw new ConfigError('TESSERA_GAMES', `There is no game "${unknown}". There are ${known}.`);
  }
  const own = await Promise.all(chosen(manifests, only).map(loadGame));
  const versions = new GameVersions(extra === undefined ? own : [...own, ...(await importGames(extra))]);
  const address = only === undefined ? manifestsUrl : `${manifestsUrl}?${ONLY}=${only.join()}`;
  const addresses = extra === undefined ? [address] : [address, extra];
  return { list: versions.newest, rules: versions.rules, find: (id, pin) => versions.find(id, pin), addresses };
}

/** Query parameter of a module's address that selects its games: loading a large game takes time. */
const ONLY = 'only';

function chosen(all: readonly GameManifest[], only: readonly string[] | undefined): readonly GameManifest[] {
  return only === undefined ? all : all.filter(({ id }) => only.includes(id));
}

/** Loads the games in a thread: functions cannot be sent there. */
export async function loadVersions(
  addresses: readonly string[],
  onProgress: (progress: LoadProgress) => void,
): Promise<GameVersions> {
  const entries: CatalogEntry[] = [];
  const lists = await Promise.all(addresses.map(importList));
  const total = lists.reduce((sum, list) => sum + list.length, 0);
  // One after the other: of games that load at the same time, none is ready before the last.
  for (const load of lists.flat()) {
    onProgress({ done: entries.length, total });
    entries.push(await load());
  }
  onProgress({ done: total, total });
  return new GameVersions(entries);
}

/** Games by their id and version. */
export class GameVersions {
  /** The versions of each game, newest first. */
  readonly #versions = new Map<string, CatalogEntry[]>();

  /** Of two entries with the same version, the later one counts as newer. */
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

  /** The names of all versions, those of one game newest first. */
  get rules(): string[] {
    return [...this.#versions.values()].flat().map(({ game }) => rulesKey(game.id, game.version));
  }

  /** Returns every version of a game, newest first. */
  of(id: string): readonly CatalogEntry[] {
    return this.#versions.get(id) ?? [];
  }

  find(id: string, pin?: WantedRules): CatalogEntry | undefined {
    const versions = this.#versions.get(id);
    return pin ? versions?.find(({ game }) => isPinned(game, pin)) : versions?.[0];
  }
}

function isPinned(game: Pick<Game, 'version' | 'missingContent'>, { version, content }: WantedRules): boolean {
  return game.version === version && (content === undefined || game.missingContent(content).length === 0);
}

/** Compares versions by number, part by part; a version with a suffix (`1.0.0-beta`) comes before the one without. */
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

/** Loads the games that a module exports. */
async function importGames(address: string): Promise<readonly CatalogEntry[]> {
  return Promise.all((await importList(address)).map((load) => load()));
}

/** Returns loaders of the games that a module exports: as `games`, which are loaded, or as `manifests`. */
async function importList(address: string): Promise<readonly (() => Promise<CatalogEntry>)[]> {
  const module: unknown = await import(address).catch((cause: unknown) => {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new ConfigError('TESSERA_CATALOG', `The module ${address} cannot be loaded: ${why.split('\n')[0]}`);
  });
  if (exportsList(module, 'games')) return (module.games as readonly CatalogEntry[]).map((entry) => async () => entry);
  if (exportsList(module, 'manifests')) {
    const only = new URL(address).searchParams.get(ONLY)?.split(',');
    return chosen(module.manifests as readonly GameManifest[], only).map((manifest) => () => loadGame(manifest));
  }
  throw new ConfigError('TESSERA_CATALOG', `The module ${address} does not export \`manifests\``);
}

function exportsList<Name extends string>(module: unknown, name: Name): module is Record<Name, readonly unknown[]> {
  return typeof module === 'object' && module !== null && Array.isArray(Reflect.get(module, name));
}
