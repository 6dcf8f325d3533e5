import type { KeyOf } from '@tessera/text';
import type { pages } from '../texts/pages.en.ts';

/** The key of a text of these pages. */
export type PageText = KeyOf<typeof pages>;
