export { catalogUrl, find, games } from './catalog.ts';
export type { CatalogEntry, CheckedPacks, ContentPlace, PackCheck } from './entry.ts';
