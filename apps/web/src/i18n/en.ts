import { characters } from './en/characters.ts';
import { pages } from './en/pages.ts';
import { site } from './en/site.ts';
import { table } from './en/table.ts';

/** English: the language that stands in wherever another has no text yet. */
export const en = { ...site, ...table, ...pages, ...characters };
