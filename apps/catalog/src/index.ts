export { type CatalogEntry, catalogUrl, find, games } from './catalog.ts';
export { manifestOf, manifests } from './manifests.ts';
