export { catalogUrl, find, games } from './catalog.ts';
export type { CatalogEntry } from './loadGame.ts';
export { manifestOf, manifests } from './manifests.ts';
