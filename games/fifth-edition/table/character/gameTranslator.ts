import type { Translator } from '@tessera/text';

/** Texts of the game in the language of the page; a formatter provides them. */
export type GameTranslator = Pick<Translator, 'language' | 't' | 'has'>;
