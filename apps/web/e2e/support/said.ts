import { speechOf } from '@tessera/text';
import { en } from '../../src/i18n/en.ts';
import type { Translate } from '../../src/i18n/texts.ts';

/** A text of the client in English, with its gaps filled. */
export const said: Translate = speechOf('en', en).say;
