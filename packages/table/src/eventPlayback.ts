import type { MatchInfo } from '@tessera/protocol';
import type { Table, TableEntry, TableState } from './table.ts';

/** An entry being animated, with the states before and after it. */
export interface PlayingEntry<View extends object = object> {
  readonly entry: TableEntry;
  readonly before: TableState<View>;
  readonly after: TableState<View>;
  /** Number of its events shown so far. */
  readonly events: number;
}

/** The displayed state, and the progress reports of a table that animates entries. */
export interface PlaybackState<View extends object = object> {
  /**
   * The displayed state of the match, behind the table's state during an animation. Its log then ends with the events
   * shown so far; connection, chat and seats are always current.
   */
  readonly state: TableState<View>;
  /** The entry to animate now; undefined when the display is up to date. */
  readonly acting: PlayingEntry<View> | undefined;
  /** Reports how many events of the current entry have been shown. */
  reportShown(events: number): void;
  /** Reports that the current entry has been shown completely. */
  done(): void;
  /** Skips all pending animations, so that a player acts on the current state. */
  catchUp(): void;
  /** Whether the state before this entry is still kept, so that it can be animated again. */
  canRepeat(seq: number): boolean;
  /** Animates some entries again, then shows the current state. */
  repeat(first: number, last: number): void;
}

/** The displayed state of a table as an observable. */
export interface EventPlayback<View extends object = object> {
  getState(): PlaybackState<View>;
  subscribe(listener: () => void): () => void;
}

/** How a table decides which entries to animate. */
export interface PlaybackOptions {
  /** Whether the game's table animates an entry instead of only showing its result. */
  actsOut(entry: TableEntry): boolean;
  /** Whether animations are off: by settings, or because the page is hidden. */
  isStill(): boolean;
}

/** A state still to be displayed, and the entry to animate before it, if any. */
interface QueuedState<View extends object> {
  readonly state: TableState<View>;
  readonly entry: TableEntry | undefined;
}

interface Queue<View extends object> {
  /** The last state displayed completely. */
  readonly shown: TableState<View>;
  /** Oldest first; the first one has an entry, which is being animated. */
  readonly ahead: readonly QueuedState<View>[];
  /** Number of events of that entry shown so far. */
  readonly events: number;
  /** Consecutive states displayed before, oldest first. */
  readonly past: readonly TableState<View>[];
}

/** Number of past states kept for repeating. Views share unchanged parts. */
const PAST = 60;

/**
 * Queues the states of a table until they are displayed, so that all parts of the page show the same state as the
 * board. States without an animation are shown at once, and so are states that do not follow from the previous one.
 */
export function createEventPlayback<View extends object>(
  table: Pick<Table<View>, 'getState' | 'subscribe'>,
  options: PlaybackOptions,
): EventPlayback<View> {
  const listeners = new Set<() => void>();
  let latest = table.getState();
  let queue: Queue<View> = atOnce(latest);
  let unsubscribe: (() => void) | undefined;

  const become = (next: Queue<View>) => {
    if (next === queue) return;
    queue = next;
    shown = snapshot(queue, latest, controls);
    for (const listener of [...listeners]) listener();
  };
  const follow = () => {
    const state = table.getState();
    if (state === latest) return;
    const next = arrived(queue, latest, state, options);
    latest = state;
    become(next);
  };
  /** States that arrive while the page is hidden are not animated later. */
  const arrive = () => {
    const state = table.getState();
    if (state === latest && queue.ahead.length === 0) return;
    latest = state;
    become(atOnce(state));
  };
  const controls: Controls = {
    reportShown: (events) => {
      if (queue.ahead.length > 0 && events !== queue.events) become({ ...queue, events });
    },
    done: () => become(stepped(queue)),
    catchUp: () => become(caughtUp(queue)),
    canRepeat: (seq) => queue.past.some((state) => state.seq === seq - 1),
    repeat: (first, last) => become(repeated(queue, { first, last }, options)),
  };
  let shown = snapshot(queue, latest, controls);

  return {
    getState: () => shown,
    subscribe(listener) {
      if (listeners.size === 0) {
        unsubscribe = table.subscribe(follow);
        arrive();
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        unsubscribe?.();
      };
    },
  };
}

type Controls = Pick<PlaybackState, 'reportShown' | 'done' | 'catchUp' | 'canRepeat' | 'repeat'>;

function snapshot<View extends object>(
  queue: Queue<View>,
  latest: TableState<View>,
  controls: Controls,
): PlaybackState<View> {
  const [next] = queue.ahead;
  const acting = next?.entry && {
    entry: next.entry,
    before: queue.shown,
    after: next.state,
    events: queue.events,
  };
  return { state: moment(queue, latest), acting, ...controls };
}

function atOnce<View extends object>(state: TableState<View>): Queue<View> {
  return { shown: state, ahead: [], events: 0, past: [] };
}

/** Returns the queue after another state of the table. */
function arrived<View extends object>(
  queue: Queue<View>,
  before: TableState<View>,
  state: TableState<View>,
  { actsOut, isStill }: PlaybackOptions,
): Queue<View> {
  if (state.seq === before.seq && state.viewer === before.viewer) return withLatest(queue, state);
  const isNext = before.status === 'ready' && state.status === 'ready' && state.seq === before.seq + 1;
  const sameEyes = state.viewer === before.viewer || state.shared;
  if (!isNext || !sameEyes) return atOnce(state);
  const last = state.log.at(-1);
  const entry = last?.seq === state.seq && last.kind === 'act' && !isStill() && actsOut(last) ? last : undefined;
  // A user who steps through a replay wants the next step at once.
  const from = state.isReplay || isStill() ? caughtUp(queue) : queue;
  return settled({ ...from, ahead: [...from.ahead, { state, entry }] });
}

/**
 * Replaces the latest state when the position is unchanged: a presence or chat change, or an ending from outside the
 * rules.
 */
function withLatest<View extends object>(queue: Queue<View>, state: TableState<View>): Queue<View> {
  const last = queue.ahead.at(-1);
  if (!last) return { ...queue, shown: state };
  return { ...queue, ahead: [...queue.ahead.slice(0, -1), { ...last, state }] };
}

/** Advances to the first state with an animation. */
function settled<View extends object>(queue: Queue<View>): Queue<View> {
  const first = queue.ahead.findIndex(({ entry }) => entry !== undefined);
  const passed = first < 0 ? queue.ahead : queue.ahead.slice(0, first);
  if (passed.length === 0) return queue;
  const states = [queue.shown, ...passed.map(({ state }) => state)];
  return {
    shown: states.at(-1) ?? queue.shown,
    ahead: queue.ahead.slice(passed.length),
    events: 0,
    past: [...queue.past, ...states.slice(0, -1)].slice(-PAST),
  };
}

/** Advances past the first entry of the queue. */
function stepped<View extends object>(queue: Queue<View>): Queue<View> {
  const [next, ...later] = queue.ahead;
  return next ? settled({ ...queue, ahead: [{ state: next.state, entry: undefined }, ...later] }) : queue;
}

function caughtUp<View extends object>(queue: Queue<View>): Queue<View> {
  return settled({ ...queue, ahead: queue.ahead.map(({ state }) => ({ state, entry: undefined })) });
}

function repeated<View extends object>(
  before: Queue<View>,
  { first, last }: { readonly first: number; readonly last: number },
  { actsOut, isStill }: PlaybackOptions,
): Queue<View> {
  const queue = caughtUp(before);
  const start = queue.past.findIndex(({ seq }) => seq === first - 1);
  const from = queue.past[start];
  if (!from || isStill()) return queue;
  const ahead = [...queue.past.slice(start + 1), queue.shown].map((state): QueuedState<View> => {
    const entry = state.log.at(-1);
    return { state, entry: entry && entry.seq <= last && actsOut(entry) ? entry : undefined };
  });
  return settled({ shown: from, ahead, events: 0, past: queue.past.slice(0, start) });
}

/** Returns the displayed state: the match as far as shown, everything else current. */
function moment<View extends object>(
  { shown, ahead, events }: Queue<View>,
  latest: TableState<View>,
): TableState<View> {
  const entry = ahead[0]?.entry;
  if (!entry) return shown;
  const { seq, view, decisions, log, viewer, canRedo } = shown;
  const { view: _view, price: _price, ...now } = latest;
  return {
    ...now,
    seq,
    ...(view !== undefined && { view }),
    decisions,
    viewer,
    canRedo,
    log: events > 0 ? [...log, { ...entry, events: entry.events.slice(0, events) }] : log,
    info: infoThen(latest.info, shown.info),
  };
}

/** Returns the current summary with the match status of an earlier state. */
function infoThen(now: MatchInfo, then: MatchInfo): MatchInfo {
  const { ending: _ending, ...rest } = now;
  const { status, seq, deciding, movedAt, ending } = then;
  return { ...rest, status, seq, deciding, movedAt, ...(ending && { ending }) };
}
