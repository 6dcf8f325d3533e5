import { type Say, speechOf } from '@tessera/table';
import { texts } from './texts/index.ts';

export { fill, type Params, type Say } from '@tessera/table';

const speech = speechOf(texts);

/** Speaks a language; one that is not there is English. */
export const sayIn: (language: string) => Say = speech.sayIn;

/** Whether there is a text under this key in a language. */
export const hasText: (language: string, key: string) => boolean = speech.hasText;
