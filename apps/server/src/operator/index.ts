export { type BackupOptions, type BackupReport, backup } from './backup.ts';
export type { Verdict } from './compareRules.ts';
export { type CheckedMatch, type MatchesSettings, type MatchSummary, StoredMatches } from './matches.ts';
export { OPERATOR_ERROR_CODES, OperatorError, type OperatorErrorCode } from './operatorError.ts';
export { type DeletionRequest, type DeletionTime, deletePerson } from './people.ts';
export { type RestoreOptions, type RestoreReport, restore } from './restore.ts';
