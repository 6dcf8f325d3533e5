export {
  type Case,
  type CaseFile,
  type CaseStart,
  type CaseStep,
  type Expectation,
  readCaseFile,
} from './cases/caseFile.ts';
export { caseJsonSchema } from './cases/caseJsonSchema.ts';
export { type CaseMeans, type CaseResult, runCases } from './cases/cases.ts';
export type { Functions } from './cases/expectation.ts';
export { type ConformanceReport, type ConformanceSettings, conformance, type LawReport } from './conformance.ts';
export type { Change, EditingOptions } from './editing.ts';
export { TESTKIT_ERROR_CODES, TestkitError, type TestkitErrorCode } from './errors.ts';
export type { GameTexts } from './law.ts';
export type { Failure } from './lawRun.ts';
export { lawNames } from './laws.ts';
export { nonEmpty } from './nonEmpty.ts';
export { type PerftSettings, perft } from './perft.ts';
export { checkPlaythrough, type PlaythroughCheck, type PlaythroughSettings, record } from './playthrough.ts';
