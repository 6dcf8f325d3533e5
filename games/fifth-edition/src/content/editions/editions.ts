import type { PackFile } from '@tessera/rules';
import type { Edition } from '../../vocabulary/vocabulary.ts';

/** Loads the files of an edition's SRD pack on demand. */
export async function editionFiles(edition: Edition): Promise<readonly PackFile[]> {
  return edition === '2014'
    ? packFiles('content/srd-5.1', await import('./srd2014.ts'))
    : packFiles('content/srd-5.2', await import('./srd2024.ts'));
}

/** Returns the modules of a list as files. The list exports each under its path. */
function packFiles(pack: string, list: Readonly<Record<string, unknown>>): readonly PackFile[] {
  return Object.entries(list).map(([path, json]) => ({ pack, path, text: JSON.stringify(json) }));
}
