import { applyPatches, passOn } from '@tessera/kernel';
import type { ChatLine, Entry, MatchInfo, Sync, Update } from '@tessera/protocol';
import type { StandingOrders, TableEntry, TableState } from '../table.ts';

/** Entries of the log that a table keeps; who wants older ones opens the replay. */
export const LOG_KEPT = 1000;

/** What a table shows before it has heard anything. */
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

/** The state after being told everything. What belongs to this end (connection, questions on their way) stays. */
export function synced<View extends object>(state: TableState<View>, sync: Sync): TableState<View> {
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

/** The state after one more entry. Throws a KernelError when the patches do not fit the view. */
export function updated<View extends object>(state: TableState<View>, update: Update): TableState<View> {
  // A new position: what undoing costs, what was proposed and the clocks belonged to the old one.
  const { price: _price, proposal: _proposal, clocks: _clocks, ...rest } = state;
  const view = applyPatches<unknown>(state.view, update.patches);
  if (state.view && view instanceof Object) passOn(state.view, view);
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

/** The chat with these lines in it, each once, in the order they were said. Teams count their lines by themselves. */
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
    deciding: [...new Set(decisions.map(({ seat }) => seat))],
    status: ending ? 'over' : info.status === 'quarantined' ? 'quarantined' : 'playing',
    ...(ending && { ending }),
  };
}

function lastOf(log: readonly TableEntry[]): readonly TableEntry[] {
  return log.length > LOG_KEPT ? log.slice(-LOG_KEPT) : log;
}

/** What came over the wire was JSON, so the fields of its events are too. */
export function entryOf(entry: Entry): TableEntry {
  return entry as TableEntry;
}

/** What came over the wire was JSON. */
function ordersOf(orders: NonNullable<Sync['orders']>): StandingOrders {
  return orders as StandingOrders;
}

/** The wire has proved that it is JSON; that it is a view of this very game is the host's word. */
function viewOf<View extends object>(json: unknown): View {
  return json as View;
}
