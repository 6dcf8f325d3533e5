import type { Speech } from '@tessera/text';

/** Texts of the game in the language of the page; a teller provides them. */
export type GameSpeech = Pick<Speech, 'language' | 'say' | 'has'>;
