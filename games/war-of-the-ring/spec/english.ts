import { createGameFormatter, createTranslator, house } from '@tessera/text';
import { words } from '../src/text/messageFormat.ts';
import { en } from '../texts/en/index.ts';

/** Texts for results that the specification asks for as English sentences and names. */
export const english = createGameFormatter(words, createTranslator('en', en, house.en));
