import { existsSync, readdirSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { CatalogEntry } from '@tessera/catalog';
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
  const hosts = entries.filter(({ content }) => content !== undefined);
  const isHosted = ({ game }: FoundPack) => hosts.some((entry) => entry.game.id === game);
  const checks = [
    ...hosts.map((entry) =>
      checkGame(
        entry,
        guests.filter(({ game }) => game === entry.game.id),
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

function checkGame(
  { game, content }: CatalogEntry,
  guests: readonly FoundPack[],
  { cwd, strict }: Setting,
): ContentCheck {
  if (!content) return { ok: true, packs: [], problems: [] };
  const shelf = resolve(workspaceRoot() ?? cwd, content.folder);
  const packs = [...packsIn(relative(cwd, shelf) || '.', cwd), ...guests];
  const { folder: _folder, ...rules } = content;
  const result = loadPacks(
    packs.flatMap(({ files }) => files),
    { ...rules, game: game.id, engine: game.version, strict },
  );
  const loaded = result.ok ? result : result.salvage;
  return {
    ok: result.ok,
    packs: loaded.packs.map(({ id, version }) => ({ game: game.id, id, version })),
    problems: result.problems,
  };
}

/** A pack that no game here can check: its manifest is broken, or it names a game without content. */
function withoutGame({ game, files }: FoundPack, hosts: readonly CatalogEntry[]): ContentCheck {
  if (game === undefined) {
    const { problems } = loadPacks(files, { game: '', kinds: {} });
    const ofManifest = problems.filter(({ file }) => file === undefined || file === 'pack.json');
    return { ok: false, packs: [], problems: ofManifest };
  }
  const known = hosts.map((entry) => entry.game.id).join(', ') || 'none yet';
  const message = `no game "${game}" takes content packs; those that do: ${known}.`;
  const place = { pack: files[0]?.pack ?? '', file: 'pack.json', path: 'game' };
  return { ok: false, packs: [], problems: [{ severity: 'error', code: 'E_PACK_GAME', ...place, message }] };
}

/** A folder with a manifest is a pack; any other is a shelf with a pack in each of its folders. */
function packsIn(folder: string, cwd: string): FoundPack[] {
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
