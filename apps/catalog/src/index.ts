export { type CatalogEntry, catalogUrl, find, games, loadGame } from './catalog.ts';
export { manifestOf, manifests } from './manifests.ts';
