export { catalogUrl, find, games } from './catalog.ts';
export type { CatalogEntry, ContentPlace } from './entry.ts';
