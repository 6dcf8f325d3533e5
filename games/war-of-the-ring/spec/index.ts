// The names of the specification: its state, its databases and its functions over the rules of this game.

export { type SpecCharacter, type SpecRegionRecord, specCharacters, specRegions } from './databases.ts';
export {
  type Answer,
  checkVictoryConditions,
  initiateSiege,
  resolveAction,
  resolveCombat,
  resolveHunt,
  SpecAction,
  validateMove,
} from './engine.ts';
export { fromSpecState } from './fromSpecState.ts';
export { type SpecInput, SpecState } from './specState.ts';
export { type SpecMatch, toSpecState } from './toSpecState.ts';
