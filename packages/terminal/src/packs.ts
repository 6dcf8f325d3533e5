import { existsSync, readdirSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { type PackFile, readJsonText } from '@tessera/rules';
import { UsageError } from './errors.ts';
import { filesUnder } from './fileSet.ts';
import { readText } from './files.ts';

/** The files of a pack, and the game in its manifest, if readable. */
export interface FoundPack {
  readonly game: string | undefined;
  readonly files: readonly PackFile[];
  readonly editions: readonly string[] | undefined;
  readonly skipped: readonly string[];
}

/** Returns the packs in a folder: the folder itself if it has a manifest, otherwise one pack per subfolder. */
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
  const all = filesUnder(folder, '', cwd);
  const skipped = all.filter((file) => !file.endsWith('.json'));
  return { files, ...manifestFacts(files.find(({ path }) => path === 'pack.json')?.text), skipped };
}

/** Reads game and editions from a manifest as far as possible; the loader reports its problems. */
function manifestFacts(manifest: string | undefined): Pick<FoundPack, 'game' | 'editions'> {
  const read = readJsonText(manifest ?? '');
  const json = read.ok && typeof read.value === 'object' && !Array.isArray(read.value) ? read.value : null;
  const editions = json?.editions;
  return {
    game: typeof json?.game === 'string' ? json.game : undefined,
    editions: Array.isArray(editions) ? editions.map(String) : undefined,
  };
}
