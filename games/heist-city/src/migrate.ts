import type { MatchFile } from '@tessera/kernel';

/** 1.2.0 plays as 1.1.0 did: what changed is how things are said, and that each site is pinned by itself. */
export function migrate(file: MatchFile): MatchFile {
  const { header } = file;
  if (header.version !== '1.1.0') throw new Error(`there is no way from ${header.version}`);
  return { ...file, header: { ...header, version: '1.2.0' } };
}
