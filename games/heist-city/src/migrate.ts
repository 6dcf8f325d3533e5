import { type MatchFile, type MatchHeader, renameInStates } from '@tessera/kernel';
import { ownSites } from './site.ts';

export const VERSION = '1.4.0';

/**
 * 1.4.0 plays as 1.3.0, 1.2.0 and 1.1.0 did. What changed is how things are said, that each site is pinned by itself (1.2.0), that a
 * state names the map that a match brings instead of holding it (1.3.0), and that the attack in progress is called one (1.4.0).
 */
export function migrate(file: MatchFile): MatchFile {
  const { header } = file;
  if (!TAKEN_OVER.has(header.version)) throw new Error(`there is no way from ${header.version}`);
  return renameInStates(
    { ...file, header: { ...header, version: VERSION, ...named(header.origin) } },
    { fields: { deed: 'attack' } },
  );
}

const TAKEN_OVER: ReadonlySet<string> = new Set(['1.1.0', '1.2.0', '1.3.0']);

/** A fork begins with a state, in which its map was as a text. */
function named(origin: MatchHeader['origin']): Pick<MatchHeader, 'origin'> {
  const map = origin?.state.map;
  if (!origin || typeof map !== 'string' || !map.startsWith('{')) return {};
  return { origin: { ...origin, state: { ...origin.state, map: ownSites.idOf(map) } } };
}
