export { type BackupReport, type BackupWish, backup } from './backup.ts';
export type { Verdict } from './compareRules.ts';
export { type CheckedMatch, type MatchesSettings, type MatchSummary, StoredMatches } from './matches.ts';
export { OPERATOR_ERROR_CODES, OperatorError, type OperatorErrorCode } from './operatorError.ts';
export { type DeletionTime, type DeletionWish, deletePerson } from './people.ts';
export { type RestoreReport, type RestoreWish, restore } from './restore.ts';
