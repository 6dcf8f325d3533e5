import type { PackFile } from '@tessera/rules';
import type { Edition } from '../../vocabulary/vocabulary.ts';

/** Loads the files of an edition's SRD pack on demand. */
export async function editionFiles(edition: Edition): Promise<readonly PackFile[]> {
  if (edition === '2014') return (await import('./srd2014.ts')).srd2014Files;
  return (await import('./srd2024.ts')).srd2024Files;
}
