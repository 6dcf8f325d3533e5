import { manifest as bestOf } from '@tessera/best-of/manifest';
import { manifest as duel } from '@tessera/duel/manifest';
import { manifest as fifthEdition } from '@tessera/fifth-edition/manifest';
import { manifest as fifthEditionParty } from '@tessera/fifth-edition-party/manifest';
import { manifest as gloomhaven } from '@tessera/gloomhaven/manifest';
import { manifest as gloomhavenCampaign } from '@tessera/gloomhaven-campaign/manifest';
import { manifest as gomoku } from '@tessera/gomoku/manifest';
import { manifest as heistCity } from '@tessera/heist-city/manifest';
import { manifest as liarsDice } from '@tessera/liars-dice/manifest';
import type { GameManifest } from '@tessera/manifest';
import { manifest as warOfTheRing } from '@tessera/war-of-the-ring/manifest';

/** Registry of all games. To add a game, add its folder and its line here. */
export const manifests: readonly GameManifest[] = [
  heistCity,
  gloomhaven,
  gloomhavenCampaign,
  warOfTheRing,
  fifthEdition,
  gomoku,
  liarsDice,
  duel,
  bestOf,
  fifthEditionParty,
];

/** Returns the manifest of the game with this id. */
export function manifestOf(id: string): GameManifest | undefined {
  return manifests.find((manifest) => manifest.id === id);
}
