export { type Absence, type AwaySummary, awaySummary, standingEntries } from './awaySummary.ts';
export { comparisonWords } from './comparison/comparisonWords.ts';
export type { FutureFact, FutureOdds, FutureReply, OptionFuture } from './comparison/optionFuture.ts';
export { type CertainPosition, positionAfter } from './comparison/positionAfter.ts';
export { type DecisionPrompt, promptParamNumber, promptParamNumbers, promptParamText } from './decisionPrompt.ts';
export { TABLE_ERROR_CODES, TableError, type TableErrorCode } from './errors.ts';
export {
  createEventPlayback,
  type EventPlayback,
  type PlaybackOptions,
  type PlaybackState,
  type PlayingEntry,
} from './eventPlayback.ts';
export {
  type GameTable,
  type OwnRoll,
  SOUNDS,
  type Sound,
  type TablePart,
  type TableParts,
  type TablePlace,
  type TableProps,
  type TableSettings,
} from './gameTable.ts';
export {
  type Lesson,
  type LessonStepTexts,
  type LessonTexts,
  readLesson,
  readLessonTexts,
} from './lessons/lessonFile.ts';
export { type LessonTable, lessonTable } from './lessons/lessonTable.ts';
export { type CaseFiles, type RuleExample, ruleExamples } from './lessons/ruleExamples.ts';
export { legalFor } from './live/legal.ts';
export { promptFor } from './live/prompt.ts';
export type { RetryPolicy } from './live/requestQueue.ts';
export type { GameLoader, LoadedGame } from './local/gameLoader.ts';
export { inlineWorker } from './local/inlineWorker.ts';
export {
  type LocalMatchInfo,
  type LocalTables,
  type LocalTablesOptions,
  localTables,
} from './local/localTables.ts';
export type { LocalMatchStorage } from './local/matchStorage.ts';
export { memoryStorage } from './local/memoryStorage.ts';
export type { LocalMatchRequest } from './local/messages.ts';
export type { LocalWorker } from './local/port.ts';
export { type LocalServing, serveLocal } from './local/serveLocal.ts';
export { type LaidOutPlan, layOutPlan, type PlanStep } from './planning/laidOutPlan.ts';
export { type PlanModel, usePlanning } from './planning/usePlanning.ts';
export { useEventPlayback, useTable } from './react.ts';
export { createSocket } from './remote/createSocket.ts';
export { followLobby, type LobbyFollower, type LobbyList } from './remote/followLobby.ts';
export { openRemoteTable, type RemoteTableOptions } from './remote/openRemoteTable.ts';
export type { TableSocket } from './remote/socketTransport.ts';
export type { Replay, ReplayEntry, ReplayPoint } from './replay/replay.ts';
export { replayOf } from './replay/replayOf.ts';
export { type ReplayTable, replayTable } from './replay/replayTable.ts';
export type { SubjectId, TableSubject } from './subject.ts';
export {
  type CommandResult,
  type Connection,
  ownSeats,
  type PlainAction,
  type StandingOrders,
  seatOf,
  type Table,
  type TableEntry,
  type TableState,
  type UndoCost,
  undoPriceKey,
} from './table.ts';
export { undoneEntries } from './undoneEntries.ts';
export { type DecisionProps, type Hand, useDecision } from './useDecision.ts';
export { type Stage, type StageBeat, type StageScript, useStage } from './useStage.ts';
export { useStoredPreference } from './useStoredPreference.ts';
