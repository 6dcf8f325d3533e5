import { messageText } from '@tessera/fifth-edition';
import { plainText } from '@tessera/terminal';
import { house, type Say, speechOf } from '@tessera/text';
import { en } from '../texts/en.ts';

/** The texts of the character engine in English, as everything that a command says. */
export const say: Say = speechOf('en', en, house.en).say;

/** Something that the engine says, as a terminal may show it. */
export function told(label: Parameters<typeof messageText>[0]): string {
  return plainText(messageText(label, say));
}
