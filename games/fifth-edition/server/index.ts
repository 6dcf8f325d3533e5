import type { GameResources } from '@tessera/manifest';
import { CharacterInfo, NewCharacter, PackBody, PackInfo } from './api.ts';
import { characterResources } from './characters.ts';
import { packResources } from './packs.ts';

/** What this game adds to the REST API: characters as records, and packs of one's own. */
export const resources: GameResources = {
  schemas: { CharacterInfo, NewCharacter, PackBody, PackInfo },
  resources: [...characterResources, ...packResources],
};
