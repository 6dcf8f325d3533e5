import { GAME, messageText } from '@tessera/fifth-edition';
import type { Say } from '@tessera/text';
import { gameNamed } from './matchFlags.ts';
import { plainText } from './plainText.ts';

/** The texts of the character engine in English. */
export const say: Say = gameNamed(GAME).teller('en').say;

/** Something that the engine says, as a terminal may show it. */
export function told(label: Parameters<typeof messageText>[0]): string {
  return plainText(messageText(label, say));
}
