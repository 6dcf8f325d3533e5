import { createTranslator } from '@tessera/text';
import { en } from '../../src/i18n/en.ts';
import type { Translate } from '../../src/i18n/texts.ts';

/** Translates a text of the client into English. */
export const said: Translate = createTranslator('en', en).t;
