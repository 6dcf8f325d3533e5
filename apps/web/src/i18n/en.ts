import { pages } from './en/pages.ts';
import { rulebook } from './en/rulebook.ts';
import { site } from './en/site.ts';
import { table } from './en/table.ts';

/** English texts, which are part of the first load. */
export const en = { ...site, ...table, ...pages, ...rulebook };
