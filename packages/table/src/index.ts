export { type Asked, numberAbout, numbersAbout, textAbout } from './asked.ts';
export { type Absence, type AwaySummary, awaySummary, standingEntries } from './awaySummary.ts';
export { TABLE_ERROR_CODES, TableError, type TableErrorCode } from './errors.ts';
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
export type { Patience } from './live/asking.ts';
export { legalFor } from './live/legal.ts';
export { promptFor } from './live/prompt.ts';
export { inlineWorker } from './local/inlineWorker.ts';
export {
  type LocalMatchInfo,
  type LocalTables,
  type LocalTablesOptions,
  localTables,
} from './local/localTables.ts';
export { memoryVault } from './local/memoryVault.ts';
export type { LocalWish } from './local/messages.ts';
export type { LocalWorker } from './local/port.ts';
export { type LocalServing, serveLocal } from './local/serveLocal.ts';
export type { GameShelf, ShelvedGame } from './local/shelf.ts';
export type { Vault } from './local/vault.ts';
export { useShown, useTable } from './react.ts';
export { createSocket } from './remote/createSocket.ts';
export { followLobby, type LobbyFollower, type LobbyList } from './remote/followLobby.ts';
export { openRemoteTable, type RemoteTableOptions } from './remote/openRemoteTable.ts';
export type { TableSocket } from './remote/socketLine.ts';
export type { Replay, ReplayEntry, ReplayPoint } from './replay/replay.ts';
export { replayOf } from './replay/replayOf.ts';
export { type ReplayTable, replayTable } from './replay/replayTable.ts';
export { type Acting, type Showing, type ShowingOptions, type Shown, showingOf } from './showing.ts';
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
export { type Hand, useHand } from './useHand.ts';
export { useKept } from './useKept.ts';
export { type Stage, type StageBeat, type StageScript, useStage } from './useStage.ts';
