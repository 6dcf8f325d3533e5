import { recordOf } from '@tessera/gloomhaven/selectors';
import type { IconArt } from '@tessera/ui';
import {
  anchor,
  dungeonGate,
  hornedSkull,
  mountains,
  mountaintop,
  oakLeaf,
  snake,
  whiteTower,
} from '@tessera/ui/icons';

/** Icons of the regions of the world map. */
const REGIONS: Readonly<Record<string, IconArt>> = {
  gloomhaven: whiteTower,
  'dagger-forest': oakLeaf,
  'lingering-swamp': snake,
  'watcher-mountains': mountaintop,
  'copperneck-mountains': mountains,
  'misty-sea': anchor,
};

/** Returns the icon of a known place: a crypt, or the region that it lies in. */
export function placeIcon(id: string): IconArt {
  const { crypt, region } = recordOf('location', id);
  return crypt ? hornedSkull : (REGIONS[region] ?? dungeonGate);
}
