export type { ActionRule } from './actionRule.ts';
export { type Chance, type Source, StreamChance } from './chance.ts';
export { defineGame } from './defineGame.ts';
export { KERNEL_ERROR_CODES, KernelError, type KernelErrorCode } from './errors.ts';
export {
  type Anytime,
  type Ask,
  type FlowState,
  type Frame,
  flow,
  type Next,
  type Step,
  type Steps,
  type Turn,
} from './flow.ts';
export {
  awaitedSeats,
  type Ctx,
  type Decision,
  type Game,
  type GameDefinition,
  type OrderedQuestion,
  type Outcome,
  type Progress,
  RESULTS,
  type Reason,
  type Result,
  type Rules,
  type StandingOrders,
} from './game.ts';
export { fairChance, fastChance } from './generators.ts';
export { hashText, hashValue, seedCommitment } from './hash.ts';
export { eventsFor, type GameEvent, type Log, type LoggedEvent, recorder, silent } from './log.ts';
export { LruCache } from './lruCache.ts';
export type { AppliedResult, RefusedResult } from './match/applyResult.ts';
export { AttachmentCache, type Attachments, inheritRetained, unpackOptions } from './match/attachments.ts';
export type { Bookmark } from './match/bookmark.ts';
export { FILE_PROBLEMS, type FileProblem, fileProblemOf } from './match/fileProblem.ts';
export { Match, type MatchSecrets, type SaveNotes } from './match/match.ts';
export {
  FORMAT_VERSION,
  formatOf,
  type MatchFile,
  type MatchHeader,
  MatchOperation,
  operationSeat,
  type RefereeMode,
  readMatchFile,
  type SeatHolder,
  writeMatchFile,
} from './match/matchFile.ts';
export type { NewMatch } from './match/newMatch.ts';
export { type OptionsProblem, type ReadOptions, readNewOptions } from './match/newOptions.ts';
export {
  isSubMatchReturn,
  reportsConcession,
  type SubMatchRequest,
  type SubMatchResult,
  type SubMatchReturn,
  subMatchReturn,
  subMatchReturnSchema,
} from './match/subMatch.ts';
export type { Barrier } from './match/undoBarrier.ts';
export { type Verification, verifyMatch } from './match/verify.ts';
export type { Message } from './message.ts';
export { RecordingChance } from './recordingChance.ts';
export { KERNEL_REFUSALS, type KernelRefusal, type Refusal, refuse } from './refusal.ts';
export { ForcedResult, ScriptedChance } from './scriptedChance.ts';
export { canonical, cloneJson, isShallow, type Json, sameJson } from './state/json.ts';
export { applyPatches, changes, type Patch, type Path, viewChanges } from './state/patches.ts';
export { renameInStates, type StateRenaming } from './state/renameInStates.ts';
export {
  type ConcealedSchema,
  type FaceDown,
  faceDown,
  hidden,
  ownerOnly,
  perSeat,
  type Seat,
  seatsOnly,
  teamOnly,
  type Viewer,
  type ViewOf,
  type Writable,
} from './state/visibility.ts';
export { areMates, groupTeams, lossResults, matesOf, type Team, type Teams, teamResults, teamsIn } from './teams.ts';
export { type Admission, admit, begin, playTracked } from './transition.ts';
export { untilRefused } from './untilRefused.ts';
