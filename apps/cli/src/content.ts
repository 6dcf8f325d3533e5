import { existsSync, readdirSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { CatalogEntry, CheckedPacks, ContentPlace, PackCheck } from '@tessera/catalog';
import { loadPacks, type PackFile, type Problem } from '@tessera/rules';
import { UsageError } from './errors.ts';
import { filesUnder } from './fileSet.ts';
import { readText } from './files.ts';
import { workspaceRoot } from './workspace.ts';

/** What some content packs are worth. */
export interface ContentCheck {
  readonly ok: boolean;
  /** Every pack whose manifest could be read. */
  readonly packs: readonly { readonly game: string; readonly id: string; readonly version: string }[];
  readonly problems: readonly Problem[];
}

interface Setting {
  readonly cwd: string;
  /** Warnings count as much as errors. */
  readonly strict: boolean;
}

/** A game that takes packs: where its own are, and how packs are checked. */
interface Host {
  readonly game: string;
  readonly folders: readonly string[];
  readonly check: PackCheck;
}

/** The files of a pack, and the game that its manifest names, if it can be read. */
interface FoundPack {
  readonly game: string | undefined;
  readonly files: readonly PackFile[];
}

/** Checks the packs of every game, and those in the folders given: together with its game's own, on which a pack may build. */
export function checkContent(
  entries: readonly CatalogEntry[],
  folders: readonly string[],
  setting: Setting,
): ContentCheck {
  const guests = folders.flatMap((folder) => packsIn(folder, setting.cwd));
  const hosts = entries.flatMap(({ game, content }) => (content ? [hostOf(game, content)] : []));
  const isHosted = ({ game }: FoundPack) => hosts.some((host) => host.game === game);
  const checks = [
    ...hosts.map((host) =>
      checkHost(
        host,
        guests.filter(({ game }) => game === host.game),
        setting,
      ),
    ),
    ...guests.filter((pack) => !isHosted(pack)).map((pack) => withoutGame(pack, hosts)),
  ];
  return {
    ok: checks.every(({ ok }) => ok),
    packs: checks.flatMap(({ packs }) => packs),
    problems: checks.flatMap(({ problems }) => problems),
  };
}

/** A game that has no loader of its own is checked by the schemas of its content. */
function hostOf({ id, version }: CatalogEntry['game'], content: ContentPlace): Host {
  const folders = [content.folder].flat();
  if ('check' in content) return { game: id, folders, check: content.check };
  const { kinds, checks = {} } = content;
  const check: PackCheck = (files, { strict }): CheckedPacks => {
    const result = loadPacks(files, { kinds, checks, game: id, engine: version, strict });
    const { packs } = result.ok ? result : result.salvage;
    return { ok: result.ok, packs, problems: result.problems };
  };
  return { game: id, folders, check };
}

function checkHost(
  { game, folders, check }: Host,
  guests: readonly FoundPack[],
  { cwd, strict }: Setting,
): ContentCheck {
  const places = folders.map((folder) => relative(cwd, resolve(workspaceRoot() ?? cwd, folder)) || '.');
  const found = [...places.flatMap((place) => packsIn(place, cwd)), ...guests];
  const { ok, packs, problems } = check(
    found.flatMap(({ files }) => files),
    { strict },
  );
  return { ok, packs: packs.map(({ id, version }) => ({ game, id, version })), problems };
}

/** A pack that no game here can check: its manifest is broken, or it names a game without content. */
function withoutGame({ game, files }: FoundPack, hosts: readonly Host[]): ContentCheck {
  if (game === undefined) {
    const { problems } = loadPacks(files, { game: '', kinds: {} });
    const ofManifest = problems.filter(({ file }) => file === undefined || file === 'pack.json');
    return { ok: false, packs: [], problems: ofManifest };
  }
  const known = hosts.map((host) => host.game).join(', ') || 'none yet';
  const message = `no game "${game}" takes content packs; those that do: ${known}.`;
  const place = { pack: files[0]?.pack ?? '', file: 'pack.json', path: 'game' };
  return { ok: false, packs: [], problems: [{ severity: 'error', code: 'E_PACK_GAME', ...place, message }] };
}

/** A folder with a manifest is a pack; any other is a shelf with a pack in each of its folders. */
export function packsIn(folder: string, cwd: string): FoundPack[] {
  const place = resolve(cwd, folder);
  if (!existsSync(place)) throw new UsageError('no-such-file', `There is no folder ${folder}.`);
  if (existsSync(join(place, 'pack.json'))) return [readPack(folder, cwd)];
  const inside = readdirSync(place, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return inside.map(({ name }) => readPack(join(folder, name), cwd));
}

function readPack(folder: string, cwd: string): FoundPack {
  const files = filesUnder(folder, '.json', cwd).map((file) => ({
    pack: folder,
    path: relative(folder, file).split(sep).join('/'),
    text: readText(file, cwd),
  }));
  return { files, game: gameOf(files.find(({ path }) => path === 'pack.json')?.text) };
}

function gameOf(manifest: string | undefined): string | undefined {
  try {
    const json: unknown = JSON.parse(manifest ?? '');
    const game = typeof json === 'object' && json !== null && 'game' in json ? json.game : undefined;
    return typeof game === 'string' ? game : undefined;
  } catch {
    // Not JSON: the loader says so, with the line.
    return undefined;
  }
}
