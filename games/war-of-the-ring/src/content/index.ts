export { loadContent } from './load.ts';
export { NONE, regionOf, SITE, startingFigures, tables } from './tables.ts';
export * from './vocabulary.ts';
