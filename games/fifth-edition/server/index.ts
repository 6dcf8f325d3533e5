import type { GameResources } from '@tessera/manifest';
import { CharacterInfo, NewCharacter, PackBody, PackInfo } from './api.ts';
import { characterResources } from './characters.ts';
import { packResources } from './packs.ts';

/** REST resources of this game: characters as records, and custom packs. */
export const resources: GameResources = {
  schemas: { CharacterInfo, NewCharacter, PackBody, PackInfo },
  resources: [...characterResources, ...packResources],
};
