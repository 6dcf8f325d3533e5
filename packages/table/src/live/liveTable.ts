import type { Game, Json, Message, Patch, Seat } from '@tessera/kernel';
import type { MatchInfo, Proposal, RefusalInfo, Request, RequestBody } from '@tessera/protocol';
import { type CommandResult, ownSeats, type StandingOrders, type Table, type TableState } from '../table.ts';
import { freshId } from './freshId.ts';
import { legalFor } from './legal.ts';
import { MatchSync } from './matchSync.ts';
import { promptFor } from './prompt.ts';
import { refusedHere } from './refusals.ts';
import { DEFAULT_RETRY_POLICY, RequestQueue, type RetryPolicy } from './requestQueue.ts';
import { retainMatch } from './retainMatch.ts';
import { Store } from './store.ts';
import { blankState } from './tableStateReducers.ts';
import { isUp, type Transport } from './transport.ts';

/** The parameters of a table over a transport. */
export interface LiveTableOptions<View extends object, Action extends object> {
  readonly line: Transport;
  /** The match summary from a list, which the table shows first. */
  readonly info: MatchInfo;
  readonly game: Game<object, Action, object, View>;
  readonly shared: boolean;
  /** The key of a link, for a match that the player sees only through it. */
  readonly look?: string;
  readonly retryPolicy?: RetryPolicy;
}

/** An entry that has not arrived this long after the answer of its command is lost. */
const LATE_MS = 1000;

/** A match over a transport. The host is authoritative: this class shows received state and sends requests. */
export class LiveTable<View extends object, Action extends object> implements Table<View, Action> {
  readonly game: Game<object, Action, object, View>;
  readonly #match: string;
  readonly #transport: Transport;
  readonly #store: Store<TableState<View>>;
  readonly #requests: RequestQueue;
  readonly #sync: MatchSync<View>;
  readonly #leave: () => boolean;
  #expecting: ReturnType<typeof setTimeout> | undefined;
  #legal: { readonly state: TableState<View>; readonly actions: readonly Action[] } | undefined;

  constructor({ line, info, game, shared, look, retryPolicy = DEFAULT_RETRY_POLICY }: LiveTableOptions<View, Action>) {
    this.game = game;
    this.#match = info.id;
    this.#transport = line;
    this.#store = new Store(blankState<View>(info, { connection: line.connection, shared }));
    this.#requests = new RequestQueue(line, retryPolicy);
    this.#leave = retainMatch(line, info.id);
    const follower = {
      joined: () => this.#requests.open(),
      parted: () => this.#requests.hold(),
      failed: (refusal: RefusalInfo) => this.#requests.drop({ ok: false, refusal }),
    };
    this.#sync = new MatchSync(game, line, this.#store, follower, {
      ...retryPolicy,
      ...(look !== undefined && { look }),
    });
  }

  getState(): TableState<View> {
    return this.#store.value;
  }

  subscribe(listener: () => void): () => void {
    return this.#store.subscribe(listener);
  }

  act(action: Action, dice?: readonly Json[], key?: string): Promise<CommandResult> {
    // The game's schema guarantees plain JSON, and the host validates it again.
    const plain = action as RequestBody<'act'>['action'];
    return this.#send('act', {
      ...this.#commandHeader(),
      ...(key !== undefined && { actionId: key }),
      action: plain,
      ...(dice && { dice: [...dice] as NonNullable<RequestBody<'act'>['dice']> }),
    });
  }

  legal(): readonly Action[] {
    const state = this.getState();
    if (this.#legal?.state !== state) {
      const { view, viewer, decisions } = state;
      const known = this.#legal?.state;
      const same = known && known.view === view && known.viewer === viewer && known.decisions === decisions;
      const actions = same ? this.#legal!.actions : view ? legalFor(this.game, view, viewer, decisions) : [];
      this.#legal = { state, actions };
    }
    return this.#legal!.actions;
  }

  prompt(): Message | undefined {
    const { view, viewer, decisions } = this.getState();
    return view && promptFor(this.game, view, viewer, decisions);
  }

  async price(): Promise<CommandResult> {
    const { seq } = this.getState();
    const answer = await this.#requests.ask('price', { match: this.#match, ...this.#seat() });
    const { price: _old, ...state } = this.getState();
    if (answer.ok && state.seq === seq) {
      const { price, practice = false } = answer;
      this.#store.set({ ...state, ...(price && { price: { price, practice } }) });
    }
    return resultOf(answer);
  }

  undo(): Promise<CommandResult> {
    return this.#send('undo', this.#commandHeader());
  }

  consent(
    agree: boolean,
    shown: Pick<Proposal, 'seq' | 'id'> | undefined = this.getState().proposal,
  ): Promise<CommandResult> {
    if (!shown) return Promise.resolve(refusedHere('no-request'));
    const { seq, id } = shown;
    return this.#send('consent', { match: this.#match, seq, proposal: id, agree, ...this.#seat() });
  }

  redo(): Promise<CommandResult> {
    return this.#send('redo', this.#commandHeader());
  }

  edit(patches: readonly Patch[]): Promise<CommandResult> {
    return this.#send('edit', { ...this.#commandHeader(), patches: [...patches] as RequestBody<'edit'>['patches'] });
  }

  sendChat(text: string, to?: 'team'): Promise<CommandResult> {
    const line = { match: this.#match, actionId: freshId(), text, ...this.#seat() };
    return this.#send('chat', to === 'team' ? { ...line, team: true } : line);
  }

  look(seat: Seat): void {
    const state = this.getState();
    if (seat !== state.viewer && ownSeats(state).includes(seat)) this.#sync.look(seat);
  }

  async fork(at: number): ReturnType<Table['fork']> {
    const answer = await this.#requests.ask('fork', { match: this.#match, at, actionId: freshId() });
    return answer.ok ? { ok: true, match: answer.match } : answer;
  }

  async open(): ReturnType<Table['open']> {
    const answer = await this.#requests.ask('open', { match: this.#match });
    return answer.ok ? { ok: true, match: answer.match } : answer;
  }

  async order(orders: StandingOrders): Promise<CommandResult> {
    const plain = orders as RequestBody<'orders'>['orders'];
    const answer = await this.#requests.ask('orders', { match: this.#match, orders: plain, ...this.#seat() });
    if (answer.ok) this.#store.set({ ...this.getState(), orders });
    return resultOf(answer);
  }

  seen(): void {
    const { seq, status } = this.getState();
    if (status === 'ready') void this.#requests.ask('seen', { match: this.#match, seq });
  }

  close(): void {
    clearTimeout(this.#expecting);
    this.#sync.close();
    this.#requests.close();
    const last = this.#leave();
    if (last && isUp(this.#transport.connection)) this.#transport.send('leave', { match: this.#match }, () => {});
  }

  #commandHeader(): Pick<RequestBody<'undo'>, 'match' | 'seq' | 'actionId' | 'seat'> {
    return { match: this.#match, seq: this.getState().seq, actionId: freshId(), ...this.#seat() };
  }

  /** Returns the acting seat of a request; omitted when the player has only one. */
  #seat(): { readonly seat?: Seat } {
    const state = this.getState();
    return state.viewer !== 'spectator' && ownSeats(state).length > 1 ? { seat: state.viewer } : {};
  }

  async #send<R extends Request>(request: R, body: RequestBody<R>): Promise<CommandResult> {
    this.#count(1);
    const answer = await this.#requests.ask(request, body);
    this.#count(-1);
    if (answer.ok && 'update' in answer && answer.update) this.#sync.take(answer.update);
    if (answer.ok && 'seq' in answer) this.#expect(answer.seq);
    // A `stale` refusal contains the current position, so an entry was missed.
    if (!answer.ok && answer.refusal.code === 'stale') this.#expect(Number(answer.refusal.params?.seq));
    return resultOf(answer);
  }

  /** Waits for the entry of an applied command and requests it if it does not arrive. */
  #expect(seq: number): void {
    if (seq <= this.getState().seq) return;
    clearTimeout(this.#expecting);
    this.#expecting = setTimeout(() => {
      if (seq > this.getState().seq) this.#sync.rejoin('since');
    }, LATE_MS);
  }

  #count(more: number): void {
    const state = this.getState();
    this.#store.set({ ...state, sending: state.sending + more });
  }
}

function resultOf(answer: CommandResult): CommandResult {
  return answer.ok ? { ok: true } : { ok: false, refusal: answer.refusal };
}
