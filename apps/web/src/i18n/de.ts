import type { Translation } from '@tessera/text';
import { pages } from './de/pages.ts';
import { rulebook } from './de/rulebook.ts';
import { site } from './de/site.ts';
import { table } from './de/table.ts';
import type { en } from './en.ts';

/** Deutsch. */
export const de: Translation<typeof en> = { ...site, ...table, ...pages, ...rulebook };
