import type { Speech } from '@tessera/text';

/** The game's texts in the language of the page; whoever has a teller has them. */
export type GameSpeech = Pick<Speech, 'language' | 'say' | 'has'>;
