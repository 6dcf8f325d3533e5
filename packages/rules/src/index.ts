export { canonicalJson } from './canonical.ts';
export type { Base, Bonus, Clamp, Contribution, Contributor, Factor, Override } from './contribution.ts';
export {
  begin,
  type Clock,
  Duration,
  type EndReason,
  type ExpiredItem,
  type ExpiryEvent,
  type ExpiryResult,
  pass,
  plainDurations,
  startingTime,
  type TimedItem,
} from './duration.ts';
export {
  type Finding,
  findingsOf,
  formatPath,
  type JsonPath,
  pointedOut,
  unknownTag,
} from './finding.ts';
export { type Flag, resolveFlag } from './flag.ts';
export { FORMULA_ERROR_CODES, FormulaError, type FormulaErrorCode, type Span } from './formula/error.ts';
export { conditionField, formulaField } from './formula/field.ts';
export { compileCondition, compileFormula, compileText, type Formula, tryEvaluate } from './formula/formula.ts';
export { DEFAULT_FORMULA_LIMITS, FORMULA_LIMIT_CEILING, type FormulaLimits } from './formula/limits.ts';
export { type ParseOptions, parseFormula } from './formula/parse.ts';
export { printFormula } from './formula/print.ts';
export {
  booleanVariable,
  defineScope,
  numberVariable,
  type Scope,
  type ScopeEntries,
  slotScope,
  stringVariable,
  unavailable,
  type Variable,
  type VariableFamily,
} from './formula/scope.ts';
export { type Syntax, variablesOf } from './formula/syntax.ts';
export { type DependencyOrder, dependencyOrder } from './graph.ts';
export {
  createIssueFormatter,
  formatGameLabel,
  type IssueFormatter,
  type IssueText,
  type ProblemTexts,
  problemText,
  problemTexts,
  problemTextTable,
  schemaError,
} from './issueText.ts';
export { contentFileJsonSchema, contentJsonSchemas, type JsonSchema, manifestJsonSchema } from './jsonSchema.ts';
export type { StatPolicy } from './ledger.ts';
export { isSameLabel, type Label, type MessageParam, type NestedMessage, plainWords, type Tell } from './message.ts';
export { isForbiddenName } from './names.ts';
export { nearestName } from './nearestName.ts';
export type { RecordChecks, Review } from './pack/check.ts';
export { type Content, canonicalContent, type Kinds, type LoadedPacks, type Origin } from './pack/content.ts';
export { RecordId } from './pack/contentFile.ts';
export { type JsonText, type ParsedJson, parseJson, positionAt, readJsonText } from './pack/json.ts';
export { DEFAULT_PACK_LIMITS, type PackLimits } from './pack/limits.ts';
export { type LoadOptions, type LoadProgress, type LoadResult, loadPacks, loadPacksInSteps } from './pack/load.ts';
export { PackManifest } from './pack/manifest.ts';
export type { SupersededRecord } from './pack/merge.ts';
export { formatProblem, type PackFile, type Problem, problemIn } from './pack/problem.ts';
export { compareVersions, parseRange, parseVersion, type Version, type VersionRange } from './pack/semver.ts';
export { withoutTexts } from './pack/withoutTexts.ts';
export { type CompiledPredicate, PredicateError, type PredicateTrace } from './predicate/compile.ts';
export {
  definePredicates,
  type LeafSchemas,
  type Predicate,
  type PredicateLeaf,
  type Predicates,
} from './predicate/definePredicates.ts';
export { allOf, anyOf, opposite, type Verdict } from './predicate/verdict.ts';
export { comparePriorities, PRIORITIES, Priority } from './priority.ts';
export { PROVENANCE_STATUSES, type Provenance, type ProvenanceStatus, statLines, traceLines } from './provenance.ts';
export { type OverrideConflict, type Resolution, resolveStat } from './resolve.ts';
export {
  type BonusStacking,
  STACKING_RULES,
  type Stackable,
  type StackingResult,
  StackingRule,
  settleBonuses,
  settleSources,
} from './stacking.ts';
export {
  type DicePart,
  foldParts,
  type Note,
  type Part,
  REJECTION_REASONS,
  type RejectedModifier,
  type RejectionReason,
  type Stat,
} from './stat.ts';
export { didYouMean, suggestion } from './suggest.ts';
export { type TextTree, treeLines } from './textTree.ts';
