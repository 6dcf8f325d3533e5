export {
  type Case,
  type CaseFile,
  type CaseStep,
  type Expectation,
  type Given,
  readCaseFile,
} from './caseFile.ts';
export { caseJsonSchema } from './caseJsonSchema.ts';
export { type CaseMeans, type CaseResult, runCases } from './cases.ts';
export { type ConformanceReport, type ConformanceSettings, conformance, type LawReport } from './conformance.ts';
export type { Change, Editing } from './editing.ts';
export { TESTKIT_ERROR_CODES, TestkitError, type TestkitErrorCode } from './errors.ts';
export type { Functions } from './expectation.ts';
export type { Failure } from './hearing.ts';
export type { GameTexts } from './law.ts';
export { lawNames } from './laws.ts';
export { nonEmpty } from './nonEmpty.ts';
export { type PerftSettings, perft } from './perft.ts';
export { checkPlaythrough, type PlaythroughCheck, type PlaythroughSettings, record } from './playthrough.ts';
