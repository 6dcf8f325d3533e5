import {
  type Brought,
  type Decision,
  type Deed,
  type Game,
  KernelError,
  type LoggedEvent,
  Match,
  type MatchHeader,
  type MatchSecrets,
  type NewMatch,
  type Patch,
  type Refused,
  type Seat,
  seatOfDeed,
  type Teams,
  type Viewer,
} from '@tessera/kernel';
import type { Clocks, Ending, Entry, EntryNote, Holder, Pace, Proposal, SeatChange, Update } from '@tessera/protocol';
import { pressClocks, startClocks } from './clocks.ts';
import { abandonment, lossOf } from './endings.ts';
import { EntryHistory } from './entryEffects.ts';
import { effectiveDeeds, type LogEntry } from './logEntry.ts';
import { Proposals } from './proposals.ts';
import { forkedRecord, holdersIn, type RoomRecord } from './record.ts';
import {
  type CommandHeader,
  type EntryResult,
  type ProposalResult,
  type RoomSummary,
  refused,
  type UndoPrice,
} from './results.ts';
import { Seating } from './seating.ts';
import { type Requester, ruleOnSeat, type SeatRequest } from './seatRules.ts';
import type { Snapshot } from './snapshot.ts';
import { Freshness } from './stale.ts';

type CommandResult = EntryResult | ProposalResult | Refused;

const NO_PACE: Pace = { kind: 'none' };

/**
 * A match as its host keeps it. On top of the kernel's match: a log that only grows, in which taking something back and sitting
 * down are entries too; retries answered and not done twice; consent of the others; clocks; and what each entry changed for each
 * viewer. It has no clock and no storage: whoever holds it gives the time and keeps the entries.
 */
export class Room<State extends object = object, Action extends object = object, View extends object = object> {
  readonly game: Game<State, Action, object, View>;
  readonly pace: Pace;
  readonly #record: Omit<RoomRecord, 'entries' | 'snapshot' | 'clocks'>;
  readonly #entries: LogEntry[];
  readonly #history: EntryHistory<State>;
  readonly #answered = new Map<string, number>();
  readonly #undoSteps: number[] = [];
  readonly #fresh: Freshness;
  readonly #seating: Seating;
  readonly #proposals = new Proposals();
  readonly #match: Match<State, Action, View>;
  #clocks: Clocks | undefined;
  #practice: boolean;
  #ending: Ending | undefined;

  private constructor(game: Game<State, Action, object, View>, record: RoomRecord, match: Match<State, Action, View>) {
    const { entries, snapshot, clocks: _, ...rest } = record;
    this.game = game;
    this.pace = rest.pace ?? NO_PACE;
    this.#record = rest;
    this.#match = match;
    this.#practice = rest.practice ?? false;
    this.#seating = new Seating(rest.holders ?? holdersIn(rest.header), match.teams);
    this.#history = new EntryHistory(game as Game<State>, match.state);
    this.#entries = entries.slice(0, snapshot?.seq ?? 0);
    this.#fresh = new Freshness(match.seats, this.#entries.length);
    for (const entry of this.#entries) this.#remember(entry);
    if (!snapshot) this.#history.begin(rest.startedAt, match.setupEvents);
  }

  /** Starts a match. A KernelError if options or seats do not fit the game. */
  static open<S extends object, A extends object, O extends object, V extends object>(
    game: Game<S, A, O, V>,
    wanted: NewMatch,
    at: number,
    around: Pick<RoomRecord, 'holders' | 'pace' | 'practice'> = {},
  ): Room<S, A, V> {
    const match = Match.create(game, wanted);
    const record: RoomRecord = { ...around, ...match.secrets, startedAt: at, entries: [] };
    const room = new Room<S, A, V>(game as Game<S, A, object, V>, record, match);
    room.#startClocks();
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
      room.#replayEntry(entry);
      yield room;
    }
    if (record.clocks) room.#clocks = record.clocks;
    else room.#startClocks();
    return room;
  }

  get header(): MatchHeader {
    return this.#record.header;
  }

  /** What binds the seed of the dice to come, for everybody to know. */
  get commitment(): string {
    return this.#match.commitment;
  }

  /** What the match brings along: whoever looks needs it once, to make sense of views. */
  get brought(): Brought | undefined {
    return this.#match.brought;
  }

  /** How many entries the log has; the one at the start is number 0. */
  get seq(): number {
    return this.#entries.length;
  }

  get seats(): number {
    return this.#match.seats;
  }

  /** Who plays together, by the code of its team for each seat; nothing where everyone plays for themselves. */
  get teams(): Teams | undefined {
    return this.#seating.teams;
  }

  /** Who sits where now. */
  get holders(): readonly Holder[] {
    return this.#seating.holders;
  }

  /** Whether nobody but one person has ever sat here. */
  get isAlone(): boolean {
    return this.#seating.people <= 1;
  }

  get clocks(): Clocks | undefined {
    return this.#clocks;
  }

  /** Who must decide now; nobody once the match has ended. */
  get decisions(): readonly Decision[] {
    return this.ending ? [] : this.#match.decisions;
  }

  /** How it ended, by its rules or otherwise. */
  get ending(): Ending | undefined {
    if (this.#ending) return this.#ending;
    const outcome = this.#match.outcome;
    if (!outcome) return undefined;
    const { results, scores, why } = outcome;
    return { by: 'rules', results: [...results], ...(scores && { scores: [...scores] }), ...(why && { why }) };
  }

  get summary(): RoomSummary {
    const { seq, ending } = this;
    const deciding = ending ? [] : [...new Set(this.#match.decisions.map(({ seat }) => seat))];
    const progress = this.#match.progress;
    return {
      seq,
      deciding,
      ...(ending && { ending }),
      ...(this.#practice && { practice: true }),
      ...(progress && { progress }),
    };
  }

  get canRedo(): boolean {
    return this.#undoSteps.length > 0 && !this.ending;
  }

  /** What somebody proposes and others have not agreed to yet. */
  get proposal(): Proposal | undefined {
    return this.#proposals.current;
  }

  /** The whole match as a file, with its seed: for its players only once it has ended, or where one of them is alone. */
  file(): string {
    const times = effectiveDeeds(this.#entries).map(({ at }) => at);
    return this.#match.save({ times, practice: this.#practice });
  }

  /**
   * The entry of each deed in that file, in order. Up to its entry, what stands is the deeds of the file up to it: whatever
   * was taken back in between lies before or after.
   */
  entrySeqs(): number[] {
    return effectiveDeeds(this.#entries).map(({ seq }) => seq);
  }

  /** Which of these seats did the last deed that stands. */
  lastDoer(among: readonly Seat[]): Seat | undefined {
    return this.#match.deeds.map(seatOfDeed).findLast((seat) => seat !== undefined && among.includes(seat));
  }

  /** What storage keeps besides the entries. */
  get record(): Omit<RoomRecord, 'entries' | 'snapshot' | 'clocks'> {
    return this.#record;
  }

  view(viewer: Viewer): View {
    return this.#match.view(viewer);
  }

  legal(seat: Seat): readonly Action[] {
    return this.ending ? [] : this.#match.legal(seat);
  }

  /** Does an action of a seat. `note`: why the host has chosen it in place of a bot. */
  act(
    seat: Seat,
    command: CommandHeader & { action: unknown; dice?: Parameters<Match['apply']>[2] },
    at: number,
    note?: EntryNote,
  ): EntryResult | Refused {
    const rejected = this.#admit(command, (seq) => this.#fresh.isFresh(seat, seq));
    if (rejected) return rejected;
    const before = this.#match.decisions;
    const result = this.#match.apply(seat, command.action, command.dice);
    if (!result.ok) return result;
    this.#undoSteps.length = 0;
    // Spelled out: a spread would cost as much as the rules of a small game.
    const seq = this.seq + 1;
    const { actionId } = command;
    const { link, position } = this.#match;
    const entry: LogEntry = { seq, at, actionId, link, position, kind: 'act', by: seat, deed: this.#lastDeed() };
    if (note) entry.note = note;
    this.#fresh.acted(seq, seat, before, this.#match.decisions);
    return this.#write(entry, result.events);
  }

  /** Companion mode: changes the state by hand. */
  edit(seat: Seat, command: CommandHeader & { patches: readonly Patch[] }, at: number): EntryResult | Refused {
    const rejected = this.#admitLatest(command);
    if (rejected) return rejected;
    const result = this.#match.edit(seat, command.patches);
    if (!result.ok) return result;
    this.#undoSteps.length = 0;
    this.#fresh.reset(this.seq + 1);
    return this.#write({ ...this.#next(command, at), kind: 'edit', by: seat, deed: this.#lastDeed() }, result.events);
  }

  /**
   * What taking back the last deed of whoever sits here would cost them, and nothing where they have none. Somebody who plays
   * alone with bots pays for dice and for what they have seen by making the match practice.
   */
  price(seat: Seat): UndoPrice | undefined {
    const own = this.#seating.seatsWith(seat);
    const by = this.#lastDoerIn(own, seat);
    const steps = this.#stepsBackTo(by);
    if (steps === 0) return undefined;
    const waiting = this.#seating.othersThan(by);
    const isAsking = waiting.length > 0;
    const barrier = this.#match.barrier(by, steps, isAsking ? undefined : own);
    if (isAsking) return { price: barrier ?? 'free', waiting: barrier ? waiting : [], practice: false };
    // Bots have nothing against it.
    const price = barrier === undefined || barrier === 'somebody-else' ? 'free' : barrier;
    return { price, waiting, practice: price !== 'free' };
  }

  /** Takes back the last deed of whoever sits here and what followed, or asks the others whether it may. */
  undo(by: Seat, command: CommandHeader, at: number): CommandResult {
    const rejected = this.#admitLatest(command);
    if (rejected) return rejected;
    const cost = this.price(by);
    if (cost === undefined) return refused('nothing-to-undo');
    const { price, waiting, practice } = cost;
    if (practice && !this.isAlone) return refused('nobody-to-agree');
    return waiting.length > 0
      ? this.#proposals.open(this.#seating.voteOf(by), { kind: 'undo', price }, waiting, this.seq)
      : this.#takeBack(by, command, at, practice);
  }

  /** A seat agrees to what is proposed or ends it. The last one to agree has it done, under the name `actionId`. */
  consent(seat: Seat, agree: boolean, command: CommandHeader, at: number): CommandResult {
    if (this.ending) return refused('no-request');
    const answer = this.#proposals.answer(this.#seating.voteOf(seat), agree, command.seq);
    return answer.ok && 'agreed' in answer ? this.#carryOut(answer.agreed, command, at) : answer;
  }

  /** Does again what was last taken back, with the dice it had. */
  redo(by: Seat, command: CommandHeader, at: number): EntryResult | Refused {
    const rejected = this.#admitLatest(command);
    if (rejected) return rejected;
    const steps = this.#undoSteps.pop();
    if (steps === undefined) return refused('nothing-to-redo');
    const events = this.#again(steps);
    this.#fresh.reset(this.seq + 1);
    return this.#write({ ...this.#next(command, at), kind: 'redo', by, steps }, events);
  }

  /** Gives a seat to somebody else, or asks the others whether it may be. */
  sit(request: SeatRequest, command: Pick<CommandHeader, 'actionId'>, at: number): CommandResult {
    const rejected = this.#admit({ ...command, seq: this.seq }, () => true) ?? this.#endedByRules();
    if (rejected) return rejected;
    const ruling = ruleOnSeat(this.#seating, request);
    if (!ruling.ok) return ruling;
    const { seat, holder } = request;
    const by = this.#seating.seatOf(request.by.player);
    if ('why' in ruling) return this.#reseat(by, { seat, holder, why: ruling.why }, command, at);
    return this.#proposals.open(by, { kind: 'seat', seat, holder }, ruling.waiting, this.seq);
  }

  /**
   * A seat gives up: it has lost, and its team with it, so the others in the team are asked. Whoever has taken a seat over must
   * have played in it first.
   */
  concede(seat: Seat, command: Pick<CommandHeader, 'actionId'>, at: number): CommandResult {
    if (!this.#seating.hasPlayed(seat)) return refused('not-played-yet');
    const mates = this.#seating
      .othersThan(seat)
      .filter((vote) => this.#seating.seatsWith(vote).some((other) => this.#seating.areMates(other, seat)));
    if (mates.length === 0 || this.ending) return this.end(this.#conceded(seat), command, at);
    return this.#proposals.open(this.#seating.voteOf(seat), { kind: 'concede', seat }, mates, this.seq);
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
    const rejected = this.#admit({ ...command, seq: this.seq }, () => true) ?? this.#endedByRules();
    if (rejected) return rejected;
    const own = this.#seating.seatOf(by.player);
    if (own === undefined && !by.isHost) return refused('not-seated');
    const waiting = this.#seating.othersThan(own).filter((seat) => !isGone(seat));
    if (waiting.length === 0) return this.end(abandonment(this.seats), command, at);
    return this.#proposals.open(own, { kind: 'abandon' }, waiting, this.seq);
  }

  /** Ends the match otherwise than by its rules. */
  end(ending: Ending, command: Pick<CommandHeader, 'actionId'>, at: number): EntryResult | Refused {
    const rejected = this.#admit({ ...command, seq: this.seq }, () => true) ?? this.#endedByRules();
    if (rejected) return rejected;
    this.#ending = ending;
    const by = ending.seat === undefined ? {} : { by: ending.seat };
    return this.#write({ ...this.#next(command, at), kind: 'end', ...by, ending }, []);
  }

  /** What entry `seq` changed for a viewer, if it is a recent one. */
  update(seq: number, viewer: Viewer): Update | undefined {
    return this.#history.update(seq, viewer);
  }

  /** Everything after entry `since` as a viewer may know it; nothing if that is too long ago. */
  missed(viewer: Viewer, since: number): Update[] | undefined {
    if (since > this.seq) return undefined;
    const updates: Update[] = [];
    for (let seq = since + 1; seq <= this.seq; seq++) {
      const update = this.update(seq, viewer);
      if (!update) return undefined;
      updates.push(update);
    }
    return updates;
  }

  /** The entries at hand as a viewer may know them, oldest first; after a snapshot only what came since. */
  log(viewer: Viewer, limit = Number.POSITIVE_INFINITY): Entry[] {
    return this.#history.log(viewer, limit);
  }

  /** The match from its start as a viewer may know it: the first view, and what each entry changed. */
  replay(viewer: Viewer): { readonly view: View; readonly steps: { entry: Entry; patches: Update['patches'] }[] } {
    let view: View | undefined;
    const steps: { entry: Entry; patches: Update['patches'] }[] = [];
    for (const again of Room.resuming(this.game, { ...this.#record, entries: this.#entries })) {
      view ??= again.view(viewer);
      steps.push(again.lastChange(viewer));
    }
    return { view: view as View, steps };
  }

  /** The last entry as a viewer may know it, and what it changed for them: nothing, where it is how the match began. */
  lastChange(viewer: Viewer): { readonly entry: Entry; readonly patches: Update['patches'] } {
    const update = this.update(this.seq, viewer);
    return update ? { entry: update.entry, patches: update.patches } : { entry: this.#lastEntry(viewer), patches: [] };
  }

  #lastEntry(viewer: Viewer): Entry {
    const [entry] = this.log(viewer, 1);
    if (!entry) throw new KernelError('corrupt-file', `entry ${this.seq}`, 'Nothing is known of this entry');
    return entry;
  }

  /** Where the match stands, for storage; nothing while something could be done again. */
  snapshot(): Snapshot | undefined {
    if (this.#undoSteps.length > 0 || this.#ending) return undefined;
    return { seq: this.seq, bookmark: this.#match.bookmark() };
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
    const { header, seed: first, reseeds } = this.#record;
    const of = { header, seed: first, ...(reseeds && { reseeds }), entries: this.#entries.slice(0, at) };
    const record = forkedRecord(this.game as Game, of, { seed, startedAt, eyes: this.ending ? 'all' : asker });
    return { ok: true, record: this.#practice ? { ...record, practice: true } : record };
  }

  #startClocks(): void {
    const { deciding } = this.summary;
    this.#clocks = startClocks(this.pace, this.seats, deciding, this.#record.startedAt);
  }

  #admit({ seq, actionId }: CommandHeader, isFresh: (seq: number) => boolean): EntryResult | Refused | undefined {
    const done = this.#answered.get(actionId);
    if (done !== undefined) return { ok: true, seq: done, repeated: true };
    if (this.#ending) return refused('match-ended');
    if (seq > this.seq) return refused('from-the-future', { seen: seq, seq: this.seq });
    return isFresh(seq) ? undefined : refused('stale', { seq: this.seq });
  }

  /** For what changes the past: only on the strength of the whole log, and not once the seed may be known. */
  #admitLatest(command: CommandHeader): EntryResult | Refused | undefined {
    return this.#admit(command, (seq) => seq === this.seq) ?? this.#endedByRules();
  }

  #endedByRules(): Refused | undefined {
    return this.ending ? refused('match-ended') : undefined;
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
    return this.#write({ ...this.#next(command, at), kind: 'seat', ...(by !== undefined && { by }), change }, []);
  }

  /** Which of somebody's seats did their last deed; where none has, the one they ask from. */
  #lastDoerIn(own: readonly Seat[], seat: Seat): Seat {
    return own.length === 1 ? seat : (this.lastDoer(own) ?? seat);
  }

  #takeBack(seat: Seat, command: CommandHeader, at: number, practice: boolean): EntryResult {
    const by = this.#lastDoerIn(this.#seating.seatsWith(seat), seat);
    const steps = this.#stepsBackTo(by);
    this.#back(by, steps);
    this.#undoSteps.push(steps);
    this.#fresh.reset(this.seq + 1);
    const entry = { ...this.#next(command, at), kind: 'undo', by, steps } as const;
    return this.#write(practice ? { ...entry, practice } : entry, []);
  }

  #back(by: Seat, steps: number): void {
    const everyone = this.header.seats.map((_, seat) => seat);
    for (let i = 0; i < steps; i++) {
      const result = this.#match.undo(by, everyone);
      if (!result.ok) throw new KernelError('corrupt-file', `entry ${this.seq + 1}`, `Refused: ${result.refusal.code}`);
    }
  }

  #again(steps: number): LoggedEvent[] {
    const events: LoggedEvent[] = [];
    for (let i = 0; i < steps; i++) {
      const result = this.#match.redo();
      if (!result.ok) throw new KernelError('corrupt-file', `entry ${this.seq + 1}`, `Refused: ${result.refusal.code}`);
      events.push(...result.events);
    }
    return events;
  }

  /** How many deeds back this seat's last one is, itself included. Nobody goes back past a change of seeds. */
  #stepsBackTo(by: Seat): number {
    const { deeds } = this.#match;
    const last = deeds.findLastIndex((deed) => seatOfDeed(deed) === by || seatOfDeed(deed) === undefined);
    const deed = deeds[last];
    return deed === undefined || seatOfDeed(deed) === undefined ? 0 : deeds.length - last;
  }

  #lastDeed(): Deed {
    return this.#match.lastDeed as Deed;
  }

  /** What every entry says, for the next one. */
  #next(
    { actionId }: Pick<CommandHeader, 'actionId'>,
    at: number,
  ): Pick<LogEntry, 'seq' | 'at' | 'actionId' | 'link' | 'position'> {
    const { link, position } = this.#match;
    return { seq: this.seq + 1, at, actionId, link, position };
  }

  #write(entry: LogEntry, events: readonly LoggedEvent[]): EntryResult {
    const newcomer = entry.kind === 'seat' && this.#seating.isNew(entry.change.holder) ? entry.change.seat : undefined;
    this.#enter(entry, events);
    if (this.#clocks) this.#clocks = this.#pressed(this.#clocks, entry, newcomer);
    return { ok: true, seq: entry.seq, entry, repeated: false };
  }

  #pressed(clocks: Clocks, entry: LogEntry, newcomer: Seat | undefined): Clocks {
    const { deciding } = this.summary;
    const by = entry.kind !== 'seat' && 'by' in entry ? entry.by : undefined;
    return pressClocks(this.pace, clocks, { by, newcomer, deciding, at: entry.at });
  }

  #enter(entry: LogEntry, events: readonly LoggedEvent[]): void {
    this.#entries.push(entry);
    this.#remember(entry);
    this.#proposals.current = undefined;
    this.#history.add(entry, events, this.#match.state, this.canRedo, this.ending);
  }

  /** What an entry says besides what it did to the match. */
  #remember(entry: LogEntry): void {
    this.#answered.set(entry.actionId, entry.seq);
    if (entry.kind === 'act') this.#seating.acted(entry.by);
    else if (entry.kind === 'seat') this.#seating.change(entry.change);
    else if (entry.kind === 'undo' && entry.practice) this.#practice = true;
  }

  #replayEntry(entry: LogEntry): void {
    const events = this.#redone(entry);
    this.#match.skipTo(entry.position);
    if (entry.link !== this.#match.link || entry.seq !== this.seq + 1) {
      throw new KernelError('corrupt-file', `entry ${entry.seq}`, 'The hash chain is broken here');
    }
    this.#enter(entry, events);
  }

  /** Does again what an entry says. */
  #redone(entry: LogEntry): readonly LoggedEvent[] {
    switch (entry.kind) {
      case 'act':
      case 'edit':
      case 'reseed': {
        this.#undoSteps.length = 0;
        const before = this.#match.decisions;
        const { deed } = entry;
        // A fork has not what was taken back before it, only the dice that it used up.
        this.#match.skipTo(deed.at);
        const result = this.#match.again(deed);
        if (!result.ok) throw new KernelError('corrupt-file', `entry ${entry.seq}`, `Refused: ${result.refusal.code}`);
        if (entry.kind === 'act') this.#fresh.acted(entry.seq, entry.by, before, this.#match.decisions);
        else this.#fresh.reset(entry.seq);
        return result.events;
      }
      case 'undo':
        this.#back(entry.by, entry.steps);
        this.#undoSteps.push(entry.steps);
        this.#fresh.reset(entry.seq);
        return [];
      case 'redo':
        this.#undoSteps.pop();
        this.#fresh.reset(entry.seq);
        return this.#again(entry.steps);
      case 'end':
        this.#ending = entry.ending;
        return [];
      case 'seat':
        return [];
    }
  }
}
