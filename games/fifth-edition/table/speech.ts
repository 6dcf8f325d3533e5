import { type Say, speechOf } from '@tessera/table';
import { texts } from './texts/index.ts';

export type { Say } from '@tessera/table';

/** Speaks a language; one that is not there is English. */
export const sayIn: (language: string) => Say = speechOf(texts).sayIn;
