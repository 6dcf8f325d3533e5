import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PackFile } from '@tessera/rules';
import { packFilesIn } from '@tessera/testkit/files';
import { loadRulebook, type Rulebook } from '../src/index.ts';
import type { Edition } from '../src/vocabulary/vocabulary.ts';

export const CONTENT = fileURLToPath(new URL('../content', import.meta.url));

/** Reads the files of a pack from a folder. */
export function filesIn(folder: string, label: string): PackFile[] {
  return packFilesIn(folder).map((file) => ({ ...file, pack: label }));
}

export function srdFiles(edition: Edition): PackFile[] {
  const pack = edition === '2014' ? 'srd-5.1' : 'srd-5.2';
  return filesIn(join(CONTENT, pack), `content/${pack}`);
}

const loaded = new Map<Edition, Rulebook>();

/** Returns the edition's SRD content, loaded once per test file. */
export function rulebookOf(edition: Edition): Rulebook {
  const known = loaded.get(edition);
  if (known !== undefined) return known;
  const { rulebook } = loadRulebook(srdFiles(edition), edition);
  loaded.set(edition, rulebook);
  return rulebook;
}
