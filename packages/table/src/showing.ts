import type { MatchInfo } from '@tessera/protocol';
import type { Table, TableEntry, TableState } from './table.ts';

/** An entry on its way to the screen, between the moment before it and the one after. */
export interface Acting<View extends object = object> {
  readonly entry: TableEntry;
  readonly before: TableState<View>;
  readonly after: TableState<View>;
  /** How many of its events have been shown. */
  readonly events: number;
}

/** The moment that is on screen, and what a table that acts entries out says about it. */
export interface Shown<View extends object = object> {
  /**
   * The match as it is shown: behind the table's own state while something is acted out. Its log then ends with the events
   * that have been shown of the entry under way; connection, chat and seats are always those of now.
   */
  readonly state: TableState<View>;
  /** What the table is to act out now; nothing where the screen is up to date. */
  readonly acting: Acting<View> | undefined;
  /** Says how many events of the entry under way have been shown. */
  tell(events: number): void;
  /** Says that the entry under way has been shown. */
  done(): void;
  /** Shows everything at once: whoever acts sees what is. */
  catchUp(): void;
  /** Whether the moment before this entry is still known, so that it can be acted out again. */
  canRepeat(seq: number): boolean;
  /** Acts out some entries again, then shows what is. */
  repeat(first: number, last: number): void;
}

/** A table as a screen shows it: something to look at that changes, like the table itself. */
export interface Showing<View extends object = object> {
  getState(): Shown<View>;
  subscribe(listener: () => void): () => void;
}

export interface ShowingOptions {
  /** Whether the game's table acts an entry out, instead of just showing what has become of it. */
  actsOut(entry: TableEntry): boolean;
  /** Whether nothing moves now: motion is off, or nobody looks. */
  isStill(): boolean;
}

/** A state still to be shown, and the entry that is acted out on the way to it, where one is. */
interface QueuedState<View extends object> {
  readonly state: TableState<View>;
  readonly entry: TableEntry | undefined;
}

interface Queue<View extends object> {
  /** The last moment that was shown in full. */
  readonly shown: TableState<View>;
  /** Oldest first; the first of them has an entry, which is being acted out. */
  readonly ahead: readonly QueuedState<View>[];
  /** How many events of that entry have been shown. */
  readonly events: number;
  /** Moments shown before, without a gap, oldest first. */
  readonly past: readonly TableState<View>[];
}

/** So many moments are kept for those who want to see something again. Views share what did not change. */
const PAST = 60;

/**
 * Keeps every state of a table until the screen has come to it, so that whatever surrounds a board shows the same moment
 * as the board. States that nobody acts out are shown at once; so is whatever does not follow from the one before.
 */
export function showingOf<View extends object>(
  table: Pick<Table<View>, 'getState' | 'subscribe'>,
  options: ShowingOptions,
): Showing<View> {
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
  /** What came while nobody looked is not acted out when somebody does. */
  const arrive = () => {
    const state = table.getState();
    if (state === latest && queue.ahead.length === 0) return;
    latest = state;
    become(atOnce(state));
  };
  const controls: Controls = {
    tell: (events) => {
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

type Controls = Pick<Shown, 'tell' | 'done' | 'catchUp' | 'canRepeat' | 'repeat'>;

function snapshot<View extends object>(queue: Queue<View>, latest: TableState<View>, controls: Controls): Shown<View> {
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

/** The queue after another state of the table. */
function arrived<View extends object>(
  queue: Queue<View>,
  before: TableState<View>,
  state: TableState<View>,
  { actsOut, isStill }: ShowingOptions,
): Queue<View> {
  if (state.seq === before.seq && state.viewer === before.viewer) return withLatest(queue, state);
  const isNext = before.status === 'ready' && state.status === 'ready' && state.seq === before.seq + 1;
  const sameEyes = state.viewer === before.viewer || state.shared;
  if (!isNext || !sameEyes) return atOnce(state);
  const last = state.log.at(-1);
  const entry = last?.seq === state.seq && last.kind === 'act' && !isStill() && actsOut(last) ? last : undefined;
  // Whoever steps on in a replay wants to see the next step, not to wait for the last.
  const from = state.isReplay || isStill() ? caughtUp(queue) : queue;
  return settled({ ...from, ahead: [...from.ahead, { state, entry }] });
}

/** The same moment told anew: somebody came, said something, or the match was ended from outside. */
function withLatest<View extends object>(queue: Queue<View>, state: TableState<View>): Queue<View> {
  const last = queue.ahead.at(-1);
  if (!last) return { ...queue, shown: state };
  return { ...queue, ahead: [...queue.ahead.slice(0, -1), { ...last, state }] };
}

/** Goes on to the first state that is acted out. */
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

/** The first entry of the queue has been shown. */
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
  { actsOut, isStill }: ShowingOptions,
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

/** The moment on screen: the match as far as it has been shown, everything else as it is now. */
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

/** The heading of now, but how the match stood as it did then. */
function infoThen(now: MatchInfo, then: MatchInfo): MatchInfo {
  const { ending: _ending, ...rest } = now;
  const { status, seq, deciding, movedAt, ending } = then;
  return { ...rest, status, seq, deciding, movedAt, ...(ending && { ending }) };
}
