import { createGameFormatter, createTranslator, house } from '@tessera/text';
import { words } from '../src/text/messageFormat.ts';
import { en } from '../texts/en/index.ts';

/** English texts: the specification asks for sentences in English. */
export const english = createGameFormatter(words, createTranslator('en', en, house.en));
