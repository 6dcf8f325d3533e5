import {
  awaitedSeats,
  fastChance,
  type RefusedResult,
  type Seat,
  type SubMatchResult,
  type Viewer,
} from '@tessera/kernel';
import type { Answer, EntryNote, MatchInfo, RequestBody, Sync, Update } from '@tessera/protocol';
import {
  abandonment,
  type CommandHeader,
  type EntryResult,
  matchInfoAfter,
  Room,
  type RoomRecord,
  readStart,
  refusalInfo,
} from '@tessera/room';
import { freshId } from '../live/freshId.ts';
import { type RefusedHere, refusedHere } from '../live/refusals.ts';
import { LOG_KEPT } from '../live/tableStateReducers.ts';
import type { BotWorkers } from './botWorkers.ts';
import type { LoadedGame } from './gameLoader.ts';
import {
  applyChange,
  type Change,
  type LocalMatchStorage,
  notedEntries,
  type StoredHeading,
  type StoredMatch,
} from './matchStorage.ts';
import type { BotQuestion } from './messages.ts';
import { strengthOf } from './serveBot.ts';

/** The dependencies of a local match. */
export interface LocalMatchContext {
  readonly storage: LocalMatchStorage;
  readonly botWorkers: BotWorkers;
  now(): number;
  /** How long a bot may exceed the time of its level. */
  readonly graceMs: number;
  /** Sends a new entry to the page. */
  sendUpdate(update: Update): void;
  /** Sends a changed match summary to the page. */
  sendInfo(info: MatchInfo): void;
  /** Asks the page to fetch the full state, because the viewer changed or storing failed. */
  requestResync(): void;
  /** Called when the match is over by its rules, to notify a parent match. */
  finished(finished: SubMatchResult): void;
  /** Called when an action has ended the wait for this sub-match. */
  calledOff(opened: string): void;
  /** Called when storing failed: storage is authoritative, so this instance is discarded. */
  storageFailed(error: unknown): void;
}

/**
 * A match hosted in this browser: a room stored entry by entry, with all players at one screen. The viewer is the
 * deciding player, and all players consent to any undo.
 */
export class LocalMatch {
  readonly #shelved: LoadedGame;
  readonly #context: LocalMatchContext;
  readonly #room: Room;
  readonly #people: readonly Seat[];
  #heading: StoredHeading;
  #viewer: Viewer;
  #thinking = false;
  #closed = false;
  #last: Promise<unknown> = Promise.resolve();
  /** Why an entry was not stored. The room is then ahead of storage and must not be used. */
  #lost: unknown;

  constructor(stored: StoredMatch, shelved: LoadedGame, context: LocalMatchContext) {
    const { heading } = stored;
    this.#shelved = shelved;
    this.#context = context;
    this.#room = roomOf(stored, shelved);
    this.#heading = heading;
    this.#people = this.#room.holders.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
    this.#viewer = this.#people[0] ?? 'spectator';
    this.#turn();
  }

  get heading(): StoredHeading {
    return this.#heading;
  }

  /** The viewer of the screen. */
  get viewer(): Viewer {
    return this.#viewer;
  }

  get room(): Room {
    return this.#room;
  }

  /** Returns the full state or the missed updates, and lets bots start, since the match is displayed. */
  join({ since, viewer }: RequestBody<'join'>): Promise<Answer<'join'>> {
    return this.#inTurn(async () => {
      this.#think();
      const missed =
        since !== undefined && viewer === this.#viewer ? this.#room.missed(this.#viewer, since) : undefined;
      if (missed) return { ok: true, missed, info: this.#heading.info };
      return { ok: true, sync: this.#sync() };
    });
  }

  act({ action, dice, ...header }: RequestBody<'act'>): Promise<Answer<'act'> | RefusedHere> {
    return this.#do((seat, at) => this.#room.act(seat, { ...header, action, ...(dice && { dice: dice as Dice }) }, at));
  }

  edit({ patches, ...header }: RequestBody<'edit'>): Promise<Answer<'edit'> | RefusedHere> {
    return this.#do((seat, at) => this.#room.edit(seat, { ...header, patches }, at));
  }

  redo(header: RequestBody<'redo'>): Promise<Answer<'redo'> | RefusedHere> {
    return this.#do((seat, at) => this.#room.redo(seat, header, at));
  }

  async undo(header: RequestBody<'undo'>): Promise<Answer<'undo'> | RefusedHere> {
    const answer = await this.#do((_seat, at) => this.#takeBack(header, at));
    return answer.ok ? { ...answer, asked: false } : answer;
  }

  price(): Answer<'price'> {
    const last = this.#room.lastDoer(this.#people);
    const cost = last === undefined ? undefined : this.#room.price(last);
    return cost ? { ok: true, price: cost.price, practice: cost.practice } : { ok: true };
  }

  /** Collects the finished sub-match that this match waits for; once, even if that is undone later. */
  takeIn(finished: SubMatchResult, actionId: string): Promise<{ ok: true; seq: number } | RefusedHere> {
    return this.#inTurn(async () => {
      const result = this.#room.takeIn(finished, { actionId }, this.#context.now());
      if (!result.ok) return { ok: false, refusal: refusalInfo(result.refusal) };
      await this.#store(result);
      return { ok: true, seq: result.seq };
    });
  }

  /** Ends the match without a winner, because the match that opened it no longer waits for it. */
  abandon(actionId: string): Promise<void> {
    return this.#inTurn(async () => {
      const result = this.#room.end(abandonment(this.#room.seats), { actionId }, this.#context.now());
      if (result.ok) await this.#store(result);
    });
  }

  /** Stores changes outside the entries, and notifies the page if the summary changes. */
  change(change: Change): Promise<void> {
    return this.#inTurn(async () => {
      this.#heading = applyChange(this.#heading, change);
      await this.#context.storage.change(this.#heading.info.id, change);
      if (change.opened !== undefined) this.#context.sendInfo(this.#heading.info);
    });
  }

  /** Ends the match instance; a pending bot answer is ignored. */
  close(): void {
    this.#closed = true;
  }

  #sync(): Sync {
    const { info, seen } = this.#heading;
    const viewer = this.#viewer;
    return {
      info,
      viewer,
      seq: this.#room.seq,
      view: this.#room.view(viewer) as NonNullable<Sync['view']>,
      ...this.#brought(),
      decisions: this.#room.decisions.map(({ seat, kind, voluntary }) => ({
        seat,
        kind,
        ...(voluntary && { voluntary }),
      })),
      log: this.#room.log(viewer, LOG_KEPT),
      chat: [],
      canRedo: this.#room.canRedo,
      ...(seen !== undefined && { seen }),
    };
  }

  /** Returns the attachments of the match, if any. */
  #brought(): Pick<Sync, 'brought'> {
    const { brought } = this.#room;
    return brought ? { brought } : {};
  }

  /** Runs a command for the current viewer. */
  #do(
    command: (seat: Seat, at: number) => EntryResult | RefusedResult,
  ): Promise<{ ok: true; seq: number } | RefusedHere> {
    return this.#inTurn(async () => {
      if (this.#viewer === 'spectator') return refusedHere('watching-only');
      const result = command(this.#viewer, this.#context.now());
      if (!result.ok) return { ok: false, refusal: refusalInfo(result.refusal) };
      await this.#store(result);
      return { ok: true, seq: result.seq };
    });
  }

  /** Undoes the last operation of a human player. The other players at the screen have seen it and consent. */
  #takeBack(header: CommandHeader, at: number): EntryResult | RefusedResult {
    const by = this.#room.lastDoer(this.#people) ?? this.#people[0] ?? 0;
    let result = this.#room.undo(by, header, at);
    while (result.ok && 'proposal' in result && result.proposal) {
      const { id, waiting } = result.proposal;
      result = this.#room.consent(waiting[0] as Seat, true, { ...header, proposal: id }, at);
    }
    return result as EntryResult | RefusedResult;
  }

  /** Stores a new entry, then sends it. */
  async #store({ entry }: EntryResult): Promise<void> {
    if (!entry) return;
    const { info } = this.#heading;
    this.#heading = { ...this.#heading, info: matchInfoAfter(info, this.#room.summary, entry.at) };
    try {
      await this.#context.storage.append(this.#heading, entry);
    } catch (error) {
      this.close();
      this.#lost = error;
      this.#context.storageFailed(error);
      throw error;
    }
    const before = this.#viewer;
    this.#turn();
    const update = this.#room.update(entry.seq, this.#viewer);
    if (this.#viewer === before && update) this.#context.sendUpdate(update);
    else this.#context.requestResync();
    const { practice, opens } = this.#heading.info;
    const isWaiting = opens !== undefined;
    if (practice !== info.practice || isWaiting !== (info.opens !== undefined))
      this.#context.sendInfo(this.#heading.info);
    this.#think();
    if (entry.kind === 'act' && info.opens !== undefined && !isWaiting && info.opened !== undefined)
      this.#context.calledOff(info.opened);
    const { finished } = this.#room;
    if (finished) this.#context.finished(finished);
  }

  /** Gives the screen to the deciding player; if several decide, the current one keeps it. */
  #turn(): void {
    const deciding = this.#people.filter((person) => awaitedSeats(this.#room.decisions).includes(person));
    if (deciding.length > 0 && !deciding.some((seat) => seat === this.#viewer)) {
      this.#viewer = deciding[0] as Seat;
    }
  }

  /** Starts a bot if one must decide and none is thinking. */
  #think(): void {
    const decision = this.#room.decisions.find(({ seat, voluntary }) => !voluntary && !this.#people.includes(seat));
    // While waiting for a sub-match, a bot could only call it off.
    if (!decision || this.#room.opening || this.#thinking || this.#closed) return;
    this.#thinking = true;
    this.#decide(decision.seat).then(
      () => {
        this.#thinking = false;
        this.#think();
      },
      (error: unknown) => this.#stop(error),
    );
  }

  /** Stops the match after a bot's move could not be stored (the page already knows) or the rules threw an error. */
  #stop(error: unknown): void {
    this.#thinking = false;
    if (this.#closed) return;
    const problem = error instanceof Error ? error.message : String(error);
    this.#heading = { ...this.#heading, info: { ...this.#heading.info, problem } };
    this.#context.sendInfo(this.#heading.info);
  }

  async #decide(seat: Seat): Promise<void> {
    const { game, bots } = this.#shelved;
    const { seq } = this.#room;
    const level = this.#heading.info.seats[seat]?.level ?? 'normal';
    const { budget } = strengthOf(bots, level);
    const view = this.#room.view(seat) as BotQuestion['view'];
    const question = { game: game.id, level, seat, view, ...this.#brought(), decisions: [...this.#room.decisions] };
    const limitMs = ('ms' in budget ? budget.ms : 0) + this.#context.graceMs;
    const choice = await this.#context.botWorkers.choose(question, limitMs);
    await this.#inTurn(async () => {
      if (this.#closed) return;
      const at = this.#context.now();
      const header = { seq, actionId: freshId() };
      const result = choice.ok ? this.#room.act(seat, { ...header, action: choice.action }, at) : undefined;
      if (result?.ok) return this.#store(result);
      if (result?.refusal.code === 'stale') return;
      await this.#standIn(seat, choice.ok ? 'bot-failed' : choice.note, at);
    });
  }

  /** Plays any legal action for a bot without one, and notes that on the entry. */
  async #standIn(seat: Seat, note: EntryNote, at: number): Promise<void> {
    const legal = this.#room.legal(seat);
    if (legal.length === 0) return;
    const action = fastChance(freshId()).pick(legal);
    const result = this.#room.act(seat, { seq: this.#room.seq, actionId: freshId(), action }, at, note);
    if (result.ok) await this.#store(result);
  }

  /** Runs commands one at a time: each is stored before the next starts. */
  #inTurn<T>(run: () => Promise<T>): Promise<T> {
    const next = () => (this.#lost === undefined ? run() : Promise.reject(this.#lost));
    const turn = this.#last.then(next, next);
    this.#last = turn;
    return turn;
  }
}

/** Resumes a stored match. */
export function roomOf(stored: StoredMatch, { game }: LoadedGame): Room {
  return Room.resume(game, recordOf(stored));
}

/** Converts a stored match to a room record. */
export function recordOf(stored: StoredMatch): RoomRecord {
  const { start, startedAt, info } = stored.heading;
  const record = { ...readStart(start), startedAt, entries: notedEntries(stored) };
  return info.undo ? { ...record, undo: info.undo } : record;
}

type Dice = NonNullable<Parameters<Room['act']>[1]['dice']>;
