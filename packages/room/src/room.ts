import {
  type Decision,
  type Game,
  isSubMatchReturn,
  type LoggedEvent,
  Match,
  type MatchOperation,
  type MatchSecrets,
  type NewMatch,
  operationSeat,
  type Patch,
  type RefusedResult,
  type Seat,
  type SeatHolder,
  type SubMatchResult,
  type Viewer,
} from '@tessera/kernel';
import type { Ending, Entry, EntryNote, Proposal, SeatChange, Update } from '@tessera/protocol';
import { abandonment, lossOf } from './endings.ts';
import { effectiveDeeds, type LogEntry } from './logEntry.ts';
import { forkedRecord, type RoomRecord } from './record.ts';
import {
  type CommandHeader,
  type ConsentCommand,
  type EntryResult,
  type ProposalResult,
  refusedWith,
  type UndoPrice,
} from './results.ts';
import { RoomLog } from './roomLog.ts';
import { RoomViews } from './roomViews.ts';
import { type Requester, ruleOnSeat, type SeatRequest } from './seatRules.ts';
import { shortenedRecord } from './shortening.ts';

/** How a fork is made, and for which viewer. */
interface ForkRequest {
  readonly seed: string;
  readonly startedAt: number;
  readonly asker: Viewer;
  /** Whether the fork drops the names of the players of the other match. */
  readonly isNameless?: boolean;
}

type CommandResult = EntryResult | ProposalResult | RefusedResult;

/**
 * A match as its host runs it. It extends the kernel's match with an append-only log (undo and seat changes are entries
 * too), idempotent retries, consent of other players, clocks, and per-viewer updates. It has no clock and no storage:
 * the caller supplies the time and stores the entries. This class has the commands; `RoomViews` has the queries and
 * `RoomLog` applies entries.
 */
export class Room<
  State extends object = object,
  Action extends object = object,
  View extends object = object,
> extends RoomViews<State, Action, View> {
  private constructor(game: Game<State, Action, object, View>, record: RoomRecord, match: Match<State, Action, View>) {
    super(game, new RoomLog(game, record, match));
  }

  /** Starts a match. Throws a KernelError if options or seats do not fit the game. */
  static open<S extends object, A extends object, O extends object, V extends object>(
    game: Game<S, A, O, V>,
    wanted: NewMatch,
    at: number,
    around: Pick<RoomRecord, 'holders' | 'pace' | 'practice' | 'undo'> = {},
  ): Room<S, A, V> {
    const match = Match.create(game, wanted);
    const practice = around.undo === 'practice' && { practice: true };
    const record: RoomRecord = { ...around, ...practice, ...match.secrets, startedAt: at, entries: [] };
    const room = new Room<S, A, V>(game as Game<S, A, object, V>, record, match);
    room.roomLog.setClocks();
    return room;
  }

  /**
   * Resumes a match from its entries. Entries after the snapshot are replayed; a KernelError names the first that
   * differs.
   */
  static resume<S extends object, A extends object, O extends object, V extends object>(
    game: Game<S, A, O, V>,
    record: RoomRecord,
  ): Room<S, A, V> {
    const again = Room.resuming(game, record);
    for (let next = again.next(); ; next = again.next()) if (next.done) return next.value;
  }

  /**
   * Resumes entry by entry and yields the room after each, so that the caller controls how much runs at a time. The
   * first yield is the room before any replayed entry.
   */
  static *resuming<S extends object, A extends object, O extends object, V extends object>(
    game: Game<S, A, O, V>,
    record: RoomRecord,
  ): Generator<Room<S, A, V>, Room<S, A, V>, void> {
    const { header, seed, reseeds, entries, snapshot } = record;
    const before = effectiveDeeds(entries.slice(0, snapshot?.seq ?? 0));
    const secrets: MatchSecrets = { header, seed, ...(reseeds && { reseeds }) };
    const kept = { ...secrets, deeds: before.map(({ deed }) => deed), chain: before.map(({ link }) => link) };
    const match = snapshot ? Match.resume(game, kept, snapshot.bookmark) : Match.restore(game, { ...kept, deeds: [] });
    const room = new Room<S, A, V>(game as Game<S, A, object, V>, record, match as Match<S, A, V>);
    yield room;
    for (const entry of entries.slice(snapshot?.seq ?? 0)) {
      room.roomLog.replay(entry);
      yield room;
    }
    room.roomLog.setClocks(record.clocks);
    return room;
  }

  /** Replays a match under another header and returns its entries with the links of the new hash chain. */
  static relinked(game: Game, record: RoomRecord): LogEntry[] {
    const { header, seed, reseeds, entries } = record;
    const match = Match.restore(game, { header, seed, ...(reseeds && { reseeds }), deeds: [] });
    const { roomLog } = new Room(game, record, match);
    for (const entry of entries) roomLog.relink(entry);
    return [...roomLog.entries];
  }

  /** Applies an action of a seat. `note`: why the host chose it in place of a bot. */
  act(
    seat: Seat,
    command: CommandHeader & { action: unknown; dice?: Parameters<Match['apply']>[2] },
    at: number,
    note?: EntryNote,
  ): EntryResult | RefusedResult {
    const rejected = this.roomLog.admit(command, (seq) => this.roomLog.fresh.isFresh(seat, seq));
    if (rejected) return rejected;
    const before = this.roomLog.match.decisions;
    const result = this.roomLog.match.apply(seat, command.action, command.dice);
    return result.ok ? this.#acted(seat, command.actionId, at, before, result.events, note) : result;
  }

  /** Collects the finished sub-match that this match waits for. */
  takeIn(finished: SubMatchResult, command: Pick<CommandHeader, 'actionId'>, at: number): EntryResult | RefusedResult {
    const rejected = this.roomLog.admitAnytime(command);
    if (rejected) return rejected;
    const before = this.roomLog.match.decisions;
    const result = this.roomLog.match.takeIn(finished);
    if (!result.ok) return result;
    const seat = operationSeat(this.#lastDeed()) ?? 0;
    return this.#acted(seat, command.actionId, at, before, result.events);
  }

  #acted(
    seat: Seat,
    actionId: string,
    at: number,
    before: readonly Decision[],
    events: readonly LoggedEvent[],
    note?: EntryNote,
  ): EntryResult {
    this.roomLog.forgetUndone();
    // Fields are written out: a spread would cost as much as the rules of a small game.
    const seq = this.seq + 1;
    const { link, position } = this.roomLog.match;
    const entry: LogEntry = { seq, at, actionId, link, position, kind: 'act', by: seat, deed: this.#lastDeed() };
    if (note) entry.note = note;
    this.roomLog.fresh.acted(seq, seat, before, this.roomLog.match.decisions);
    return this.roomLog.write(entry, events);
  }

  /** Edits the state manually, in companion mode. */
  edit(seat: Seat, command: CommandHeader & { patches: readonly Patch[] }, at: number): EntryResult | RefusedResult {
    const rejected = this.roomLog.admitLatest(command);
    if (rejected) return rejected;
    const result = this.roomLog.match.edit(seat, command.patches);
    if (!result.ok) return result;
    this.roomLog.forgetUndone();
    this.roomLog.fresh.reset(this.seq + 1);
    return this.roomLog.write(
      { ...this.roomLog.next(command, at), kind: 'edit', by: seat, deed: this.#lastDeed() },
      result.events,
    );
  }

  /**
   * Returns the cost for this seat's player to undo their last operation, or undefined if there is none. A player alone
   * with bots may undo dice and revealed information, but the match becomes practice. At a practice table undo is free;
   * at a table without undo there is no price.
   */
  price(seat: Seat): UndoPrice | undefined {
    const { undo } = this.roomLog.record;
    if (undo === 'none') return undefined;
    const own = this.roomLog.seating.seatsWith(seat);
    const by = this.#lastDoerIn(own, seat);
    const steps = this.roomLog.stepsBackTo(by);
    if (steps === 0) return undefined;
    if (undo === 'practice') return { price: 'free', waiting: [], practice: false };
    const waiting = this.roomLog.seating.othersThan(by);
    const isAsking = waiting.length > 0;
    const barrier = this.roomLog.match.barrier(by, steps, isAsking ? undefined : own);
    if (isAsking) return { price: barrier ?? 'free', waiting: barrier ? waiting : [], practice: false };
    // Bots always consent.
    const price = barrier === undefined || barrier === 'somebody-else' ? 'free' : barrier;
    return { price, waiting, practice: price !== 'free' };
  }

  /** Undoes the last operation of this seat's player and everything after it, or asks the other players for consent. */
  undo(by: Seat, command: CommandHeader, at: number): CommandResult {
    const rejected = this.roomLog.admitLatest(command);
    if (rejected) return rejected;
    if (this.roomLog.record.undo === 'none') return refusedWith('no-undo-here');
    const cost = this.price(by);
    if (cost === undefined) return refusedWith('nothing-to-undo');
    const { price, waiting, practice } = cost;
    if (practice && !this.isAlone) return refusedWith('nobody-to-agree');
    return waiting.length > 0
      ? this.roomLog.proposals.open(this.roomLog.seating.voteOf(by), { kind: 'undo', price }, waiting, command)
      : this.#takeBack(by, command, at, practice);
  }

  /**
   * Records a seat's answer to the open proposal. When the last player agrees, it is carried out with the id
   * `actionId`. A player back at the table (`isThere`) keeps the seat, and is asked before the match ends.
   */
  consent(
    seat: Seat,
    agree: boolean,
    command: ConsentCommand,
    at: number,
    isThere: (seat: Seat) => boolean = () => false,
  ): CommandResult {
    if (this.ending) return refusedWith('no-request');
    const vote = this.roomLog.seating.voteOf(seat);
    const answer = this.roomLog.proposals.answer(vote, agree, command);
    if (!answer.ok || !('agreed' in answer)) return answer;
    return this.#becauseBack(answer.agreed, vote, isThere) ?? this.#carryOut(answer.agreed, command, at);
  }

  /** Redoes the last undone operations with their original dice. */
  redo(by: Seat, command: CommandHeader, at: number): EntryResult | RefusedResult {
    const rejected = this.roomLog.admitLatest(command);
    if (rejected) return rejected;
    if (this.roomLog.record.undo === 'none') return refusedWith('no-undo-here');
    const done = this.roomLog.again();
    if (done === undefined) return refusedWith('nothing-to-redo');
    const { steps, events } = done;
    return this.roomLog.write({ ...this.roomLog.next(command, at), kind: 'redo', by, steps }, events);
  }

  /** Changes the holder of a seat, or asks the other players for consent. */
  sit(request: SeatRequest, command: Pick<CommandHeader, 'actionId'>, at: number): CommandResult {
    const rejected = this.roomLog.admitAnytime(command);
    if (rejected) return rejected;
    const ruling = ruleOnSeat(this.roomLog.seating, request);
    if (!ruling.ok) return ruling;
    const { seat, holder } = request;
    const by = this.roomLog.seating.seatOf(request.by.player);
    if ('why' in ruling) return this.#reseat(by, { seat, holder, why: ruling.why }, command, at);
    return this.roomLog.proposals.open(by, { kind: 'seat', seat, holder }, ruling.waiting, this.#now(command));
  }

  /**
   * Concedes for a seat and its team, after the other team members agree. A player who took over a seat must have acted
   * in it first.
   */
  concede(seat: Seat, command: Pick<CommandHeader, 'actionId'>, at: number): CommandResult {
    if (!this.roomLog.seating.hasPlayed(seat)) return refusedWith('not-played-yet');
    const mates = this.roomLog.seating
      .othersThan(seat)
      .filter((vote) =>
        this.roomLog.seating.seatsWith(vote).some((other) => this.roomLog.seating.areMates(other, seat)),
      );
    if (mates.length === 0 || this.ending) return this.end(this.#conceded(seat), command, at);
    return this.roomLog.proposals.open(
      this.roomLog.seating.voteOf(seat),
      { kind: 'concede', seat },
      mates,
      this.#now(command),
    );
  }

  /**
   * Ends the match without a winner, or asks the other players. Players absent longer than the table allows are not
   * asked.
   */
  abandon(
    by: Requester,
    isGone: (seat: Seat) => boolean,
    command: Pick<CommandHeader, 'actionId'>,
    at: number,
  ): CommandResult {
    const rejected = this.roomLog.admitAnytime(command);
    if (rejected) return rejected;
    const own = this.roomLog.seating.seatOf(by.player);
    if (own === undefined && !by.isHost) return refusedWith('not-seated');
    const waiting = this.roomLog.seating.othersThan(own).filter((seat) => !isGone(seat));
    if (waiting.length === 0) return this.end(abandonment(this.seats), command, at);
    return this.roomLog.proposals.open(own, { kind: 'abandon' }, waiting, this.#now(command));
  }

  /** Ends the match by a cause outside its rules. */
  end(ending: Ending, command: Pick<CommandHeader, 'actionId'>, at: number): EntryResult | RefusedResult {
    const rejected = this.roomLog.admitAnytime(command);
    if (rejected) return rejected;
    const by = ending.seat === undefined ? {} : { by: ending.seat };
    return this.roomLog.write({ ...this.roomLog.next(command, at), kind: 'end', ...by, ending }, []);
  }

  /** Returns the match from its start as a viewer may see it: the first view and the changes of each entry. */
  replay(viewer: Viewer): { readonly view: View; readonly steps: { entry: Entry; patches: Update['patches'] }[] } {
    let view: View | undefined;
    const steps: { entry: Entry; patches: Update['patches'] }[] = [];
    for (const again of Room.resuming(this.game, { ...this.roomLog.record, entries: this.roomLog.entries })) {
      view ??= again.view(viewer);
      steps.push(again.lastChange(viewer));
    }
    return { view: view as View, steps };
  }

  /**
   * Forks the match at entry `at` with a new seed. Refused while the match runs if several players have ever sat in it.
   * For a single player, hidden parts are re-dealt.
   */
  fork(
    at: number,
    { seed, startedAt, asker, isNameless = false }: ForkRequest,
  ): { readonly ok: true; readonly record: RoomRecord } | RefusedResult {
    if (!this.ending && !this.isAlone) return refusedWith('fork-while-playing');
    if (at > this.seq) return refusedWith('no-such-entry', { seq: this.seq });
    const { droppedUntil } = this.roomLog;
    if (at > 0 && at < droppedUntil) return refusedWith('entry-dropped', { seq: droppedUntil });
    const { header, seed: first, reseeds, undo } = this.roomLog.record;
    const start = isNameless ? { ...header, seats: header.seats.map(namelessSeat) } : header;
    const of = { header: start, seed: first, ...(reseeds && { reseeds }), entries: this.roomLog.entries.slice(0, at) };
    const record = forkedRecord(this.game as Game, of, { seed, startedAt, eyes: this.ending ? 'all' : asker });
    const kept = { ...(undo && { undo }), ...(this.roomLog.practice && { practice: true }) };
    return { ok: true, record: { ...record, ...kept } };
  }

  /**
   * Returns the record of this match with the present state as its start (`shortenedRecord`). Its past and its undo are
   * lost. Refused for a match with sub-matches: their files are verified against its operations.
   */
  shorten(seed: string): { readonly ok: true; readonly record: RoomRecord } | RefusedResult {
    const { match, record, entries, droppedUntil, practice } = this.roomLog;
    if (this.ending) return refusedWith('match-ended');
    if (this.opening || match.deeds.some((deed) => 'seat' in deed && isSubMatchReturn(match.game, deed.action)))
      return refusedWith('shorten-sub-matches');
    if (entries.slice(droppedUntil).every(({ kind }) => kind === 'seat')) return refusedWith('nothing-to-shorten');
    const start = { ...record, ...(practice && { practice }), entries };
    return { ok: true, record: shortenedRecord(match, start, seed) };
  }

  /** Handles a proposal that all have accepted, when a player whom it counted as absent has returned. */
  #becauseBack(proposal: Proposal, last: Seat, isThere: (seat: Seat) => boolean): ProposalResult | undefined {
    const { seating, proposals } = this.roomLog;
    const { by } = proposal;
    if (proposal.kind === 'seat') {
      const { seat } = proposal;
      const isOwn = by !== undefined && seating.seatsWith(by).includes(seat);
      return seating.holders[seat]?.kind === 'human' && !isOwn && isThere(seat) ? proposals.end() : undefined;
    }
    if (proposal.kind !== 'abandon') return undefined;
    const agreed = [...proposal.agreed, last];
    const back = seating.othersThan(by).filter((seat) => !agreed.includes(seat) && isThere(seat));
    return back.length > 0 ? proposals.askAlso({ ...proposal, agreed, waiting: back }) : undefined;
  }

  /** Carries out an accepted proposal. */
  #carryOut(proposal: Proposal, command: CommandHeader, at: number): EntryResult | RefusedResult {
    switch (proposal.kind) {
      case 'undo':
        return proposal.by === undefined
          ? refusedWith('nothing-to-undo')
          : this.#takeBack(proposal.by, command, at, false);
      case 'seat': {
        const { seat, holder, by } = proposal;
        return this.#reseat(by, { seat, holder, why: 'agreed' }, command, at);
      }
      case 'abandon':
        return this.end(abandonment(this.seats), command, at);
      case 'concede':
        return this.end(this.#conceded(proposal.seat), command, at);
    }
  }

  #conceded(seat: Seat): Ending {
    return lossOf('conceded', this.seats, seat, this.teams);
  }

  #reseat(by: Seat | undefined, change: SeatChange, command: Pick<CommandHeader, 'actionId'>, at: number): EntryResult {
    return this.roomLog.write(
      { ...this.roomLog.next(command, at), kind: 'seat', ...(by !== undefined && { by }), change },
      [],
    );
  }

  /** Returns the seat of this player that acted last, or the requesting seat if none has. */
  #lastDoerIn(own: readonly Seat[], seat: Seat): Seat {
    return own.length === 1 ? seat : (this.lastDoer(own) ?? seat);
  }

  #takeBack(seat: Seat, command: CommandHeader, at: number, practice: boolean): EntryResult {
    const by = this.#lastDoerIn(this.roomLog.seating.seatsWith(seat), seat);
    const steps = this.roomLog.stepsBackTo(by);
    this.roomLog.back(by, steps);
    const entry = { ...this.roomLog.next(command, at), kind: 'undo', by, steps } as const;
    return this.roomLog.write(practice ? { ...entry, practice } : entry, []);
  }

  /** Returns the header of a command that does not depend on the log position. */
  #now({ actionId }: Pick<CommandHeader, 'actionId'>): CommandHeader {
    return { seq: this.seq, actionId };
  }

  #lastDeed(): MatchOperation {
    return this.roomLog.match.lastDeed as MatchOperation;
  }
}

function namelessSeat(seat: SeatHolder, number: number): SeatHolder {
  return seat.kind === 'human' ? { ...seat, name: `Player ${number + 1}` } : seat;
}
