import type { MatchFile } from '@tessera/kernel';

export const VERSION = '0.2.0';

/** 0.2.0 plays as 0.1.0 did. What changed is that kinds of monsters are counted when they are killed, for a campaign to hear of. */
export function migrate(file: MatchFile): MatchFile {
  const { header } = file;
  if (header.version !== '0.1.0') throw new Error(`there is no way from ${header.version} to ${VERSION}`);
  return { ...file, header: { ...header, version: VERSION } };
}
