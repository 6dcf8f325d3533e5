import { applyPatches, awaitedSeats, inheritRetained } from '@tessera/kernel';
import type { ChatLine, Entry, MatchInfo, Sync, Update } from '@tessera/protocol';
import type { StandingOrders, TableEntry, TableState } from '../table.ts';

/** Maximum number of log entries a table keeps; older ones are available in the replay. */
export const LOG_KEPT = 1000;

/** Returns the state of a table before its first message. */
export function blankState<View extends object>(
  info: MatchInfo,
  { connection, shared }: Pick<TableState, 'connection' | 'shared'>,
): TableState<View> {
  return {
    status: 'loading',
    connection,
    info,
    viewer: 'spectator',
    shared,
    seq: 0,
    decisions: [],
    log: [],
    chat: [],
    canRedo: false,
    sending: 0,
  };
}

/** Returns the state after a full synchronization. Local parts (connection, pending requests) are kept. */
export function applySync<View extends object>(state: TableState<View>, sync: Sync): TableState<View> {
  const { connection, shared, sending, seen } = state;
  const firstSeen = seen ?? sync.seen;
  return {
    status: 'ready',
    connection,
    shared,
    sending,
    info: sync.info,
    viewer: sync.viewer,
    seq: sync.seq,
    ...(sync.view !== undefined && { view: viewOf<View>(sync.view) }),
    decisions: sync.decisions,
    log: lastOf(sync.log.map(entryOf)),
    chat: withLines([], sync.chat),
    canRedo: sync.canRedo,
    ...(sync.proposal && { proposal: sync.proposal }),
    ...(sync.clocks && { clocks: sync.clocks }),
    ...(firstSeen !== undefined && { seen: firstSeen }),
    ...(sync.orders && { orders: ordersOf(sync.orders) }),
  };
}

/** Returns the state after one more entry. Throws a KernelError when the patches do not fit the view. */
export function applyUpdate<View extends object>(state: TableState<View>, update: Update): TableState<View> {
  // The price of an undo, the proposal and the clocks belong to the previous position.
  const { price: _price, proposal: _proposal, clocks: _clocks, ...rest } = state;
  const view = applyPatches<unknown>(state.view, update.patches);
  if (state.view && view instanceof Object) inheritRetained(state.view, view);
  return {
    ...rest,
    seq: update.seq,
    ...(view !== undefined && { view: viewOf<View>(view) }),
    decisions: update.decisions,
    log: lastOf([...state.log, entryOf(update.entry)]),
    canRedo: update.canRedo,
    ...(update.clocks && { clocks: update.clocks }),
    info: infoAfter(state.info, update),
  };
}

/** Merges lines into the chat, each once and in order. Each team numbers its lines separately. */
export function withLines(chat: readonly ChatLine[], lines: readonly ChatLine[]): readonly ChatLine[] {
  const fresh = lines.filter(({ id, team }) => !chat.some((line) => line.id === id && line.team === team));
  return fresh.length === 0 ? chat : [...chat, ...fresh].sort((a, b) => a.at - b.at || a.id - b.id);
}

function infoAfter(info: MatchInfo, { seq, entry, decisions, ending }: Update): MatchInfo {
  const { ending: _before, ...rest } = info;
  return {
    ...rest,
    seq,
    movedAt: entry.at,
    deciding: awaitedSeats(decisions),
    status: ending ? 'over' : info.status === 'quarantined' ? 'quarantined' : 'playing',
    ...(ending && { ending }),
  };
}

function lastOf(log: readonly TableEntry[]): readonly TableEntry[] {
  return log.length > LOG_KEPT ? log.slice(-LOG_KEPT) : log;
}

/** Entries are parsed from JSON, so the fields of their events are JSON too. */
export function entryOf(entry: Entry): TableEntry {
  return entry as TableEntry;
}

/** Orders are parsed from JSON. */
function ordersOf(orders: NonNullable<Sync['orders']>): StandingOrders {
  return orders as StandingOrders;
}

/** The message is valid JSON; that it is a view of this game is not verified but trusted. */
function viewOf<View extends object>(json: unknown): View {
  return json as View;
}
