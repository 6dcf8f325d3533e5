import { characters } from './de/characters.ts';
import { pages } from './de/pages.ts';
import { site } from './de/site.ts';
import { table } from './de/table.ts';

/** Deutsch. */
export const de = { ...site, ...table, ...pages, ...characters };
