/** The parts of rule cases that lessons share: positions as data, and predicates over them. Usable in a browser. */
export {
  type Case,
  type CaseStart,
  type CaseStep,
  Expectation,
  exactly,
  ForcedResults,
  type GameSchemas,
  Pattern,
  parseBySchema,
  positionSchemas,
  readCaseFile,
  readSharedGiven,
  Seat,
} from './cases/caseFile.ts';
export { expandCaseTokens } from './cases/caseTokens.ts';
export { mismatches } from './cases/expectation.ts';
export { optionsOf } from './cases/optionsOf.ts';
export { matches } from './cases/pattern.ts';
export { patchesFor } from './cases/place.ts';
export { TestkitError } from './errors.ts';
