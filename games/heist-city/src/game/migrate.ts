import { type MatchFile, type MatchHeader, renameInStates } from '@tessera/kernel';
import { ownSites } from '../map/site.ts';

export const VERSION = '1.4.0';

/**
 * Migrates matches of 1.1.0 to 1.3.0, which play as 1.4.0 does. Changes: each site is pinned separately (1.2.0), a
 * state names a brought map instead of holding it (1.3.0), the attack in progress is renamed (1.4.0), and texts.
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

/** Replaces the text of a map in the initial state of a fork by its name. */
function named(origin: MatchHeader['origin']): Pick<MatchHeader, 'origin'> {
  const map = origin?.state.map;
  if (!origin || typeof map !== 'string' || !map.startsWith('{')) return {};
  return { origin: { ...origin, state: { ...origin.state, map: ownSites.idOf(map) } } };
}
