import type { KeyOf } from '@tessera/text';
import type { pages } from '../texts/en/pages.ts';

/** Text keys of these pages. */
export type PageText = KeyOf<typeof pages>;
