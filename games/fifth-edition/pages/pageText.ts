import type { KeyOf } from '@tessera/text';
import type { pages } from '../texts/pages.en.ts';

/** Text keys of these pages. */
export type PageText = KeyOf<typeof pages>;
