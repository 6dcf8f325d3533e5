import { messageText } from '@tessera/fifth-edition';
import { plainText } from '@tessera/terminal';
import { createTranslator, house, type TranslateFn } from '@tessera/text';
import { en } from '../texts/en/index.ts';

/** English texts of the character engine; all commands print English. */
export const t: TranslateFn = createTranslator('en', en, house.en).t;

/** Formats a message of the engine for a terminal. */
export function terminalText(label: Parameters<typeof messageText>[0]): string {
  return plainText(messageText(label, t));
}
