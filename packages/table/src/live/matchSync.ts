import { type Game, KernelError, type Seat } from '@tessera/kernel';
import {
  type Answer,
  type Notice,
  type NoticeOf,
  notices,
  type RefusalInfo,
  type RequestBody,
  type Update,
} from '@tessera/protocol';
import type { TableState } from '../table.ts';
import type { RefusedHere } from './refusals.ts';
import { RequestQueue, type RetryPolicy } from './requestQueue.ts';
import type { Store } from './store.ts';
import { applySync, applyUpdate, withLines } from './tableStateReducers.ts';
import { isUp, type Transport } from './transport.ts';

/** Listener of a match synchronization. */
export interface Follower {
  /** The state is complete: unanswered requests may be retried. */
  joined(): void;
  /** Updates may be missing until the next `joined`. */
  parted(): void;
  /** The host refused the subscription. */
  failed(problem: RefusalInfo): void;
}

type TableNotice = Exclude<Notice, 'lobby' | 'closing'>;

/** Refusals of a busy or restarting server: a retry may succeed. */
const TRANSIENT_REFUSALS: ReadonlySet<string> = new Set([
  'too-fast',
  'too-busy',
  'host-failed',
  'storage-failed',
  'closing',
]);
/** A failure of the server is shown, and may still pass. */
const SERVER_FAILED = 'server-failed';
const RETRY_MS = 2000;

/** A join never times out: it is retried while the table is open. */
const NO_TIMEOUT = { timeoutMs: Number.POSITIVE_INFINITY };

/**
 * Synchronizes the state of a table with its host from numbered updates. After a missed update or a disconnect it joins
 * again from the last known entry. After an invalid message it requests the full state.
 */
export class MatchSync<View extends object> {
  readonly #game: Pick<Game, 'hold'>;
  readonly #match: string;
  readonly #transport: Transport;
  readonly #store: Store<TableState<View>>;
  readonly #follower: Follower;
  readonly #joinRequests: RequestQueue;
  readonly #hangUp: () => void;
  /** Messages received while a join is pending. */
  readonly #early: (() => void)[] = [];
  #join: 'none' | 'asked' | 'asked-and-stale' = 'none';
  /**
   * The last chat line up to which none is missing. Lines are not numbered consecutively, so a later loss is not
   * detected.
   */
  #chatKnown: number | undefined;
  #retrying: ReturnType<typeof setTimeout> | undefined;
  /** The key of the link through which the match is seen. */
  readonly #look: { readonly look?: string };
  /** The selected seat of a player with several. */
  #seat: Seat | undefined;

  constructor(
    game: Pick<Game, 'hold'>,
    line: Transport,
    store: Store<TableState<View>>,
    follower: Follower,
    { look, ...retryPolicy }: RetryPolicy & { readonly look?: string },
  ) {
    this.#look = look === undefined ? {} : { look };
    this.#game = game;
    this.#match = store.value.info.id;
    this.#transport = line;
    this.#store = store;
    this.#follower = follower;
    this.#joinRequests = new RequestQueue(line, { ...retryPolicy, ...NO_TIMEOUT });
    this.#hangUp = line.listen({
      notice: (name, body) => this.#hear(name, body),
      connection: () => this.#reconnect(),
    });
    this.#reconnect();
  }

  /**
   * Requests the missed updates or the full state. Only one join is pending at a time; a request meanwhile leads to
   * another one.
   */
  rejoin(extent: 'since' | 'all'): void {
    if (this.#join !== 'none') {
      if (extent === 'all') this.#join = 'asked-and-stale';
      return;
    }
    this.#join = 'asked';
    this.#follower.parted();
    const answered = (answer: Answer<'join'> | RefusedHere) => {
      const stale = this.#join === 'asked-and-stale';
      this.#join = 'none';
      if (!answer.ok) this.#notJoined(answer.refusal);
      else if (stale) this.rejoin('all');
      else {
        this.#joined(answer);
        this.#follower.joined();
        for (const hear of this.#early.splice(0)) hear();
      }
    };
    // The host sends only updates after its last answer, so updates that the unused answer contains are missing.
    this.#joinRequests.put('join', this.#joinBody(extent), answered, () => this.rejoin('since'));
  }

  /** Switches to the view of this seat. */
  look(seat: Seat): void {
    this.#seat = seat;
    this.rejoin('all');
  }

  /** Applies an update that came with an answer. */
  take(update: Update): void {
    this.#follow(update);
  }

  close(): void {
    this.#hangUp();
    clearTimeout(this.#retrying);
    this.#joinRequests.close();
  }

  /**
   * Handles a connection change. After a reconnect, missed updates are fetched before unanswered requests are retried.
   */
  #reconnect(): void {
    const { connection } = this.#transport;
    const state = this.#store.value;
    if (state.connection !== connection) this.#store.set({ ...state, connection });
    if (!isUp(connection)) {
      this.#follower.parted();
      this.#joinRequests.hold();
      return;
    }
    this.#joinRequests.open();
    if (this.#join === 'none') this.rejoin('since');
  }

  #joinBody(extent: 'since' | 'all'): RequestBody<'join'> {
    const { status, seq, view, viewer } = this.#store.value;
    // Without a view there is nothing to patch.
    const seat = this.#seat === undefined ? {} : { seat: this.#seat };
    const match = { match: this.#match, ...seat, ...this.#look };
    if (extent === 'all' || status !== 'ready' || view === undefined) return match;
    const chat = this.#chatKnown;
    return { ...match, since: seq, viewer, ...(chat !== undefined && { chat }) };
  }

  #joined({ sync, missed, info, chat, proposal }: Extract<Answer<'join'>, { ok: true }>): void {
    const lines = sync?.chat ?? chat ?? [];
    this.#chatKnown = lines.findLast(({ team }) => team === undefined)?.id ?? this.#chatKnown;
    if (sync) {
      const state = applySync(this.#store.value, sync);
      if (state.view) this.#game.hold(state.view, sync.brought);
      this.#store.set(state);
      return;
    }
    for (const update of missed ?? []) this.#follow(update);
    const { proposal: _before, ...state } = this.#store.value;
    this.#store.set({
      ...state,
      ...(info && { info }),
      chat: withLines(state.chat, chat ?? []),
      ...(proposal && { proposal }),
    });
  }

  #notJoined(problem: RefusalInfo): void {
    this.#early.length = 0;
    const { code } = problem;
    if (code === 'table-closed') return;
    const isTransient = TRANSIENT_REFUSALS.has(code);
    if (isTransient || code === SERVER_FAILED) {
      clearTimeout(this.#retrying);
      this.#retrying = setTimeout(() => this.rejoin('since'), RETRY_MS);
    }
    if (isTransient) return;
    this.#store.set({ ...this.#store.value, status: 'failed', problem });
    this.#follower.failed(problem);
  }

  readonly #heard: { readonly [N in TableNotice]: (notice: NoticeOf<N>) => void } = {
    update: ({ update }) => this.#follow(update),
    info: ({ info }) => this.#store.set({ ...this.#store.value, info }),
    proposal: ({ proposal }) => {
      const { proposal: _before, ...state } = this.#store.value;
      this.#store.set({ ...state, ...(proposal && { proposal }) });
    },
    chat: ({ line }) => {
      const state = this.#store.value;
      this.#store.set({ ...state, chat: withLines(state.chat, [line]) });
    },
    resync: () => this.rejoin('all'),
  };

  #hear<N extends Notice>(name: N, body: unknown): void {
    if (name === 'lobby' || name === 'closing' || !isFor(this.#match, body)) return;
    this.#read(name, body);
  }

  /** An unreadable notice may have been an update, so the full view is fetched. */
  #read<N extends TableNotice>(name: N, body: unknown): void {
    const parsed = notices[name].safeParse(body);
    if (!parsed.success) {
      this.rejoin('all');
      return;
    }
    const hear = () => this.#heard[name](parsed.data as NoticeOf<N>);
    // Messages during a join are processed after its answer.
    if (this.#join !== 'none' && name !== 'resync') this.#early.push(hear);
    else hear();
  }

  /** Applies the next update. A duplicate is ignored, and a gap triggers a request for the missed ones. */
  #follow(update: Update): void {
    if (this.#join !== 'none') {
      this.#early.push(() => this.#follow(update));
      return;
    }
    const state = this.#store.value;
    if (state.status !== 'ready' || update.seq <= state.seq) return;
    if (update.seq > state.seq + 1) {
      this.rejoin('since');
      return;
    }
    try {
      this.#store.set(applyUpdate(state, update));
    } catch (error) {
      if (!(error instanceof KernelError)) throw error;
      this.rejoin('all');
    }
  }
}

function isFor(match: string, body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'match' in body && body.match === match;
}
