import {
  type Decision,
  type Deed,
  type FinishedMatch,
  type Game,
  type LoggedEvent,
  Match,
  type MatchSecrets,
  type NewMatch,
  type Patch,
  type Refused,
  type Seat,
  seatOfDeed,
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
  refused,
  type UndoPrice,
} from './results.ts';
import { RoomLog } from './roomLog.ts';
import { RoomReading } from './roomReading.ts';
import { type Requester, ruleOnSeat, type SeatRequest } from './seatRules.ts';

type CommandResult = EntryResult | ProposalResult | Refused;

/**
 * A match as its host keeps it. On top of the kernel's match: a log that only grows, in which taking something back and sitting
 * down are entries too; retries answered and not done twice; consent of the others; clocks; and what each entry changed for each
 * viewer. It has no clock and no storage: whoever holds it gives the time and keeps the entries. Here are the commands; what there
 * is to know of a room is in `RoomReading`, what entries do to it in `RoomLog`.
 */
export class Room<
  State extends object = object,
  Action extends object = object,
  View extends object = object,
> extends RoomReading<State, Action, View> {
  private constructor(game: Game<State, Action, object, View>, record: RoomRecord, match: Match<State, Action, View>) {
    super(game, new RoomLog(game, record, match));
  }

  /** Starts a match. A KernelError if options or seats do not fit the game. */
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

  /** Takes a match up from its entries. Every entry after the snapshot is done again; a KernelError names the first that differs. */
  static resume<S extends object, A extends object, O extends object, V extends object>(
    game: Game<S, A, O, V>,
    record: RoomRecord,
  ): Room<S, A, V> {
    const again = Room.resuming(game, record);
    for (let next = again.next(); ; next = again.next()) if (next.done) return next.value;
  }

  /**
   * The same entry by entry, each time as the room stands by then: whoever draws them decides how much is done at a time. The first
   * is the room before any entry that is done again.
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

  /** Does an action of a seat. `note`: why the host has chosen it in place of a bot. */
  act(
    seat: Seat,
    command: CommandHeader & { action: unknown; dice?: Parameters<Match['apply']>[2] },
    at: number,
    note?: EntryNote,
  ): EntryResult | Refused {
    const rejected = this.roomLog.admit(command, (seq) => this.roomLog.fresh.isFresh(seat, seq));
    if (rejected) return rejected;
    const before = this.roomLog.match.decisions;
    const result = this.roomLog.match.apply(seat, command.action, command.dice);
    return result.ok ? this.#acted(seat, command.actionId, at, before, result.events, note) : result;
  }

  /** Takes in the match that this one waits for, now that it is over. */
  takeIn(finished: FinishedMatch, command: Pick<CommandHeader, 'actionId'>, at: number): EntryResult | Refused {
    const rejected = this.roomLog.admitAnytime(command);
    if (rejected) return rejected;
    const before = this.roomLog.match.decisions;
    const result = this.roomLog.match.takeIn(finished);
    if (!result.ok) return result;
    const seat = seatOfDeed(this.#lastDeed()) ?? 0;
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
    // Spelled out: a spread would cost as much as the rules of a small game.
    const seq = this.seq + 1;
    const { link, position } = this.roomLog.match;
    const entry: LogEntry = { seq, at, actionId, link, position, kind: 'act', by: seat, deed: this.#lastDeed() };
    if (note) entry.note = note;
    this.roomLog.fresh.acted(seq, seat, before, this.roomLog.match.decisions);
    return this.roomLog.write(entry, events);
  }

  /** Companion mode: changes the state by hand. */
  edit(seat: Seat, command: CommandHeader & { patches: readonly Patch[] }, at: number): EntryResult | Refused {
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
   * What taking back the last deed of whoever sits here would cost them, and nothing where they have none. Somebody who plays
   * alone with bots pays for dice and for what they have seen by making the match practice. Where the table is for practice
   * it costs nobody anything, and where it forbids taking back there is no price at which one may.
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
    // Bots have nothing against it.
    const price = barrier === undefined || barrier === 'somebody-else' ? 'free' : barrier;
    return { price, waiting, practice: price !== 'free' };
  }

  /** Takes back the last deed of whoever sits here and what followed, or asks the others whether it may. */
  undo(by: Seat, command: CommandHeader, at: number): CommandResult {
    const rejected = this.roomLog.admitLatest(command);
    if (rejected) return rejected;
    if (this.roomLog.record.undo === 'none') return refused('no-undo-here');
    const cost = this.price(by);
    if (cost === undefined) return refused('nothing-to-undo');
    const { price, waiting, practice } = cost;
    if (practice && !this.isAlone) return refused('nobody-to-agree');
    return waiting.length > 0
      ? this.roomLog.proposals.open(this.roomLog.seating.voteOf(by), { kind: 'undo', price }, waiting, command)
      : this.#takeBack(by, command, at, practice);
  }

  /**
   * A seat agrees to what is proposed or ends it. The last one to agree has it done, under the name `actionId`. Whoever has come back
   * since it was proposed (`isThere`) keeps their seat, and is asked before the match ends.
   */
  consent(
    seat: Seat,
    agree: boolean,
    command: ConsentCommand,
    at: number,
    isThere: (seat: Seat) => boolean = () => false,
  ): CommandResult {
    if (this.ending) return refused('no-request');
    const vote = this.roomLog.seating.voteOf(seat);
    const answer = this.roomLog.proposals.answer(vote, agree, command);
    if (!answer.ok || !('agreed' in answer)) return answer;
    return this.#becauseBack(answer.agreed, vote, isThere) ?? this.#carryOut(answer.agreed, command, at);
  }

  /** Does again what was last taken back, with the dice it had. */
  redo(by: Seat, command: CommandHeader, at: number): EntryResult | Refused {
    const rejected = this.roomLog.admitLatest(command);
    if (rejected) return rejected;
    if (this.roomLog.record.undo === 'none') return refused('no-undo-here');
    const done = this.roomLog.again();
    if (done === undefined) return refused('nothing-to-redo');
    const { steps, events } = done;
    return this.roomLog.write({ ...this.roomLog.next(command, at), kind: 'redo', by, steps }, events);
  }

  /** Gives a seat to somebody else, or asks the others whether it may be. */
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
   * A seat gives up: it has lost, and its team with it, so the others in the team are asked. Whoever has taken a seat over must
   * have played in it first.
   */
  concede(seat: Seat, command: Pick<CommandHeader, 'actionId'>, at: number): CommandResult {
    if (!this.roomLog.seating.hasPlayed(seat)) return refused('not-played-yet');
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
   * Ends the match without a winner, or asks the others whether it may. Those who have been away for longer than the table
   * allows are not asked.
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
    if (own === undefined && !by.isHost) return refused('not-seated');
    const waiting = this.roomLog.seating.othersThan(own).filter((seat) => !isGone(seat));
    if (waiting.length === 0) return this.end(abandonment(this.seats), command, at);
    return this.roomLog.proposals.open(own, { kind: 'abandon' }, waiting, this.#now(command));
  }

  /** Ends the match otherwise than by its rules. */
  end(ending: Ending, command: Pick<CommandHeader, 'actionId'>, at: number): EntryResult | Refused {
    const rejected = this.roomLog.admitAnytime(command);
    if (rejected) return rejected;
    const by = ending.seat === undefined ? {} : { by: ending.seat };
    return this.roomLog.write({ ...this.roomLog.next(command, at), kind: 'end', ...by, ending }, []);
  }

  /** The match from its start as a viewer may know it: the first view, and what each entry changed. */
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
   * Another match that was this one until entry `at`, with a seed of its own. While several people play, or have played, there
   * is none; while one person plays alone, what they cannot see is dealt anew in it.
   */
  fork(
    at: number,
    { seed, startedAt, asker }: { readonly seed: string; readonly startedAt: number; readonly asker: Viewer },
  ): { readonly ok: true; readonly record: RoomRecord } | Refused {
    if (!this.ending && !this.isAlone) return refused('fork-while-playing');
    if (at > this.seq) return refused('no-such-entry', { seq: this.seq });
    const { header, seed: first, reseeds, undo } = this.roomLog.record;
    const of = { header, seed: first, ...(reseeds && { reseeds }), entries: this.roomLog.entries.slice(0, at) };
    const record = forkedRecord(this.game as Game, of, { seed, startedAt, eyes: this.ending ? 'all' : asker });
    const kept = { ...(undo && { undo }), ...(this.roomLog.practice && { practice: true }) };
    return { ok: true, record: { ...record, ...kept } };
  }

  /** What becomes of a proposal that all have agreed to, where somebody is back whom it took for gone. */
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

  /** Everyone has agreed. */
  #carryOut(proposal: Proposal, command: CommandHeader, at: number): EntryResult | Refused {
    switch (proposal.kind) {
      case 'undo':
        return proposal.by === undefined ? refused('nothing-to-undo') : this.#takeBack(proposal.by, command, at, false);
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

  /** Which of somebody's seats did their last deed; where none has, the one they ask from. */
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

  /** The header of a command that does not depend on what was seen. */
  #now({ actionId }: Pick<CommandHeader, 'actionId'>): CommandHeader {
    return { seq: this.seq, actionId };
  }

  #lastDeed(): Deed {
    return this.roomLog.match.lastDeed as Deed;
  }
}
