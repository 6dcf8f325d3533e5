import { awaitedSeats, type Decision, type Viewer } from '@tessera/kernel';
import type { MatchInfo } from '@tessera/protocol';
import { refusedHere } from '../live/refusals.ts';
import { Store } from '../live/store.ts';
import type { CommandResult, Table, TableState } from '../table.ts';
import { type Replay, type ReplayEntry, within } from './replay.ts';

/** A replay as a table: a position to display, without decisions. */
export interface ReplayTable<View extends object = object, Action extends object = object> extends Table<View, Action> {
  /** The displayed position. */
  readonly n: number;
  /** Displays another position. */
  go(n: number): void;
  /** Switches to another viewer; ignored if the replay is not available for it. */
  look(viewer: Viewer): void;
}

/** Creates a table for a replay, at its start. */
export function replayTable<View extends object, Action extends object>(
  replay: Replay<View, Action>,
): ReplayTable<View, Action> {
  const store = new Store(stateAt(replay, 0, replay.viewers[0]));
  const refuse = async (): Promise<CommandResult & { readonly ok: false }> => refusedHere('replay');
  return {
    game: replay.game,
    get n() {
      return store.value.seq;
    },
    go: (n) => {
      if (within(n, replay.length) !== store.value.seq) store.set(stateAt(replay, n, store.value.viewer, store.value));
    },
    look: (viewer) => {
      if (replay.viewers.includes(viewer)) store.set(stateAt(replay, store.value.seq, viewer));
    },
    getState: () => store.value,
    subscribe: (listener) => store.subscribe(listener),
    legal: () => [],
    prompt: () => undefined,
    act: refuse,
    price: refuse,
    undo: refuse,
    consent: refuse,
    redo: refuse,
    edit: refuse,
    sendChat: refuse,
    open: refuse,
    fork: refuse,
    order: refuse,
    seen: () => {},
    close: () => {},
  };
}

function stateAt<View extends object, Action extends object>(
  replay: Replay<View, Action>,
  wanted: number,
  viewer: Viewer,
  before?: TableState<View>,
): TableState<View> {
  const { n, view, decisions } = replay.at(wanted, viewer);
  return {
    status: 'ready',
    connection: 'local',
    info: infoThen(replay, n, decisions),
    viewer,
    shared: false,
    isReplay: true,
    seq: n,
    view,
    decisions,
    log: logUpTo(replay, n, viewer, before?.log ?? []),
    chat: [],
    canRedo: false,
    sending: 0,
  };
}

/** Returns the summary at that position: a match that is over now was still running. */
function infoThen({ info, length }: Replay, n: number, decisions: readonly Decision[]): MatchInfo {
  if (n === length || info.status !== 'over') return info;
  const { ending: _later, ...rest } = info;
  return { ...rest, status: 'playing', seq: n, deciding: awaitedSeats(decisions) };
}

/** Returns the log up to that position, reusing known entries. */
function logUpTo(replay: Replay, n: number, viewer: Viewer, known: TableState['log']): TableState['log'] {
  const log = known.slice(0, n + 1);
  for (let i = log.length; i <= n; i++) log.push(tableEntry(replay.entry(i, viewer)));
  return log;
}

function tableEntry(entry: ReplayEntry): TableState['log'][number] {
  return { ...entry, at: entry.at ?? 0 };
}
