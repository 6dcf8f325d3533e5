import {
  type Decision,
  type Deed,
  doerOf,
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
  type Viewer,
} from '@tessera/kernel';
import type { Clocks, Ending, Entry, EntryNote, Holder, Pace, Proposal, SeatChange, Update } from '@tessera/protocol';
import { pressClocks, startClocks } from './clocks.ts';
import { abandonment, lossOf } from './endings.ts';
import { Ledger } from './ledger.ts';
import { Proposals } from './proposals.ts';
import { forkedRecord, holdersIn, type RoomRecord } from './record.ts';
import { type Row, standing } from './row.ts';
import { Seating } from './seating.ts';
import { type Mover, ruleOnSeat, type SeatWished } from './seatRules.ts';
import type { Snapshot } from './snapshot.ts';
import { Freshness } from './stale.ts';
import { type Asked, no, type Proposed, type RoomStanding, type Step, type UndoPrice } from './steps.ts';

type Asking = Step | Proposed | Refused;

const NO_PACE: Pace = { kind: 'none' };

/**
 * A match as its host keeps it. On top of the kernel's match: a log that only grows, in which taking something back and sitting
 * down are entries too; retries answered and not done twice; consent of the others; clocks; and what each entry changed for each
 * viewer. It has no clock and no storage: whoever holds it gives the time and keeps the rows.
 */
export class Room<State extends object = object, Action extends object = object, View extends object = object> {
  readonly game: Game<State, Action, object, View>;
  readonly pace: Pace;
  readonly #record: Omit<RoomRecord, 'rows' | 'snapshot' | 'clocks'>;
  readonly #rows: Row[];
  readonly #ledger: Ledger<State>;
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
    const { rows, snapshot, clocks: _, ...rest } = record;
    this.game = game;
    this.pace = rest.pace ?? NO_PACE;
    this.#record = rest;
    this.#match = match;
    this.#practice = rest.practice ?? false;
    this.#seating = new Seating(rest.holders ?? holdersIn(rest.header));
    this.#ledger = new Ledger(game as Game<State>, match.state);
    this.#rows = rows.slice(0, snapshot?.seq ?? 0);
    this.#fresh = new Freshness(match.seats, this.#rows.length);
    for (const row of this.#rows) this.#remember(row);
    if (!snapshot) this.#ledger.begin(rest.startedAt, match.setupEvents);
  }

  /** Starts a match. A KernelError if options or seats do not fit the game. */
  static open<S extends object, A extends object, O extends object, V extends object>(
    game: Game<S, A, O, V>,
    wanted: NewMatch,
    at: number,
    around: Pick<RoomRecord, 'holders' | 'pace'> = {},
  ): Room<S, A, V> {
    const match = Match.create(game, wanted);
    const record: RoomRecord = { ...around, ...match.secrets, startedAt: at, rows: [] };
    const room = new Room<S, A, V>(game as Game<S, A, object, V>, record, match);
    room.#startClocks();
    return room;
  }

  /** Takes a match up from its rows. Every row after the snapshot is done again; a KernelError names the first that differs. */
  static resume<S extends object, A extends object, O extends object, V extends object>(
    game: Game<S, A, O, V>,
    record: RoomRecord,
  ): Room<S, A, V> {
    const again = Room.resuming(game, record);
    for (let next = again.next(); ; next = again.next()) if (next.done) return next.value;
  }

  /**
   * The same row by row, each time as the room stands by then: whoever draws them decides how much is done at a time. The first
   * is the room before any row that is done again.
   */
  static *resuming<S extends object, A extends object, O extends object, V extends object>(
    game: Game<S, A, O, V>,
    record: RoomRecord,
  ): Generator<Room<S, A, V>, Room<S, A, V>, void> {
    const { header, seed, reseeds, rows, snapshot } = record;
    const before = standing(rows.slice(0, snapshot?.seq ?? 0));
    const secrets: MatchSecrets = { header, seed, ...(reseeds && { reseeds }) };
    const kept = { ...secrets, deeds: before.map(({ deed }) => deed), chain: before.map(({ link }) => link) };
    const match = snapshot ? Match.resume(game, kept, snapshot.bookmark) : Match.restore(game, { ...kept, deeds: [] });
    const room = new Room<S, A, V>(game as Game<S, A, object, V>, record, match as Match<S, A, V>);
    yield room;
    for (const row of rows.slice(snapshot?.seq ?? 0)) {
      room.#redoRow(row);
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

  /** How many entries the log has; the one at the start is number 0. */
  get seq(): number {
    return this.#rows.length;
  }

  get seats(): number {
    return this.#match.seats;
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

  get standing(): RoomStanding {
    const { seq, ending } = this;
    const deciding = ending ? [] : [...new Set(this.#match.decisions.map(({ seat }) => seat))];
    return { seq, deciding, ...(ending && { ending }), ...(this.#practice && { practice: true }) };
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
    const times = standing(this.#rows).map(({ at }) => at);
    return this.#match.save({ times, practice: this.#practice });
  }

  /**
   * The entry of each deed in that file, in order. Up to its entry, what stands is the deeds of the file up to it: whatever
   * was taken back in between lies before or after.
   */
  entries(): number[] {
    return standing(this.#rows).map(({ seq }) => seq);
  }

  /** Which of these seats did the last deed that stands. */
  lastDoer(among: readonly Seat[]): Seat | undefined {
    return this.#match.deeds.map(doerOf).findLast((seat) => seat !== undefined && among.includes(seat));
  }

  /** What storage keeps besides the rows. */
  get record(): Omit<RoomRecord, 'rows' | 'snapshot' | 'clocks'> {
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
    asked: Asked & { action: unknown; dice?: Parameters<Match['apply']>[2] },
    at: number,
    note?: EntryNote,
  ): Step | Refused {
    const refused = this.#admit(asked, (seq) => this.#fresh.isFresh(seat, seq));
    if (refused) return refused;
    const before = this.#match.decisions;
    const result = this.#match.apply(seat, asked.action, asked.dice);
    if (!result.ok) return result;
    this.#undoSteps.length = 0;
    // Spelled out: a spread would cost as much as the rules of a small game.
    const seq = this.seq + 1;
    const { actionId } = asked;
    const { link, position } = this.#match;
    const row: Row = { seq, at, actionId, link, position, kind: 'act', by: seat, deed: this.#lastDeed() };
    if (note) row.note = note;
    this.#fresh.acted(seq, seat, before, this.#match.decisions);
    return this.#write(row, result.events);
  }

  /** Companion mode: changes the state by hand. */
  edit(seat: Seat, asked: Asked & { patches: readonly Patch[] }, at: number): Step | Refused {
    const refused = this.#admitLatest(asked);
    if (refused) return refused;
    const result = this.#match.edit(seat, asked.patches);
    if (!result.ok) return result;
    this.#undoSteps.length = 0;
    this.#fresh.reset(this.seq + 1);
    return this.#write({ ...this.#next(asked, at), kind: 'edit', by: seat, deed: this.#lastDeed() }, result.events);
  }

  /**
   * What taking back this seat's last deed would cost it, and nothing where it has none. Somebody who plays alone with bots pays
   * for dice and for what they have seen by making the match practice.
   */
  price(by: Seat): UndoPrice | undefined {
    const steps = this.#stepsBackTo(by);
    if (steps === 0) return undefined;
    const waiting = this.#seating.othersThan(by);
    const isAsking = waiting.length > 0;
    const barrier = this.#match.barrier(by, steps, isAsking ? undefined : [by]);
    if (isAsking) return { price: barrier ?? 'free', waiting: barrier ? waiting : [], practice: false };
    // Bots have nothing against it.
    const price = barrier === undefined || barrier === 'somebody-else' ? 'free' : barrier;
    return { price, waiting, practice: price !== 'free' };
  }

  /** Takes back this seat's last deed and what followed, or asks the others whether it may. */
  undo(by: Seat, asked: Asked, at: number): Asking {
    const refused = this.#admitLatest(asked);
    if (refused) return refused;
    const cost = this.price(by);
    if (cost === undefined) return no('nothing-to-undo');
    const { price, waiting, practice } = cost;
    if (practice && !this.isAlone) return no('nobody-to-agree');
    return waiting.length > 0
      ? this.#proposals.open(by, { kind: 'undo', price }, waiting, this.seq)
      : this.#takeBack(by, asked, at, practice);
  }

  /** A seat agrees to what is proposed or ends it. The last one to agree has it done, under the name `actionId`. */
  consent(seat: Seat, agree: boolean, asked: Asked, at: number): Asking {
    if (this.ending) return no('no-request');
    const answer = this.#proposals.answer(seat, agree, asked.seq);
    return answer.ok && 'agreed' in answer ? this.#carryOut(answer.agreed, asked, at) : answer;
  }

  /** Does again what was last taken back, with the dice it had. */
  redo(by: Seat, asked: Asked, at: number): Step | Refused {
    const refused = this.#admitLatest(asked);
    if (refused) return refused;
    const steps = this.#undoSteps.pop();
    if (steps === undefined) return no('nothing-to-redo');
    const events = this.#again(steps);
    this.#fresh.reset(this.seq + 1);
    return this.#write({ ...this.#next(asked, at), kind: 'redo', by, steps }, events);
  }

  /** Gives a seat to somebody else, or asks the others whether it may be. */
  sit(wished: SeatWished, asked: Pick<Asked, 'actionId'>, at: number): Asking {
    const refused = this.#admit({ ...asked, seq: this.seq }, () => true) ?? this.#endedByRules();
    if (refused) return refused;
    const ruling = ruleOnSeat(this.#seating, wished);
    if (!ruling.ok) return ruling;
    const { seat, holder } = wished;
    const by = this.#seating.seatOf(wished.by.player);
    if ('why' in ruling) return this.#reseat(by, { seat, holder, why: ruling.why }, asked, at);
    return this.#proposals.open(by, { kind: 'seat', seat, holder }, ruling.waiting, this.seq);
  }

  /** A seat gives up: it has lost. Whoever has taken it over must have played in it first. */
  concede(seat: Seat, asked: Pick<Asked, 'actionId'>, at: number): Step | Refused {
    if (!this.#seating.hasPlayed(seat)) return no('not-played-yet');
    return this.end(lossOf('conceded', this.seats, seat), asked, at);
  }

  /**
   * Ends the match without a winner, or asks the others whether it may. Those who have been away for longer than the table
   * allows are not asked.
   */
  abandon(by: Mover, isGone: (seat: Seat) => boolean, asked: Pick<Asked, 'actionId'>, at: number): Asking {
    const refused = this.#admit({ ...asked, seq: this.seq }, () => true) ?? this.#endedByRules();
    if (refused) return refused;
    const own = this.#seating.seatOf(by.player);
    if (own === undefined && !by.isHost) return no('not-seated');
    const waiting = this.#seating.othersThan(own).filter((seat) => !isGone(seat));
    if (waiting.length === 0) return this.end(abandonment(this.seats), asked, at);
    return this.#proposals.open(own, { kind: 'abandon' }, waiting, this.seq);
  }

  /** Ends the match otherwise than by its rules. */
  end(ending: Ending, asked: Pick<Asked, 'actionId'>, at: number): Step | Refused {
    const refused = this.#admit({ ...asked, seq: this.seq }, () => true) ?? this.#endedByRules();
    if (refused) return refused;
    this.#ending = ending;
    const by = ending.seat === undefined ? {} : { by: ending.seat };
    return this.#write({ ...this.#next(asked, at), kind: 'end', ...by, ending }, []);
  }

  /** What entry `seq` changed for a viewer, if it is a recent one. */
  update(seq: number, viewer: Viewer): Update | undefined {
    return this.#ledger.update(seq, viewer);
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
    return this.#ledger.told(viewer, limit);
  }

  /** The match from its start as a viewer may know it: the first view, and what each entry changed. */
  replay(viewer: Viewer): { readonly view: View; readonly steps: { entry: Entry; patches: Update['patches'] }[] } {
    let view: View | undefined;
    const steps: { entry: Entry; patches: Update['patches'] }[] = [];
    for (const again of Room.resuming(this.game, { ...this.#record, rows: this.#rows })) {
      view ??= again.view(viewer);
      steps.push(again.lastStep(viewer));
    }
    return { view: view as View, steps };
  }

  /** The last entry as a viewer may know it, and what it changed for them: nothing, where it is how the match began. */
  lastStep(viewer: Viewer): { readonly entry: Entry; readonly patches: Update['patches'] } {
    const update = this.update(this.seq, viewer);
    return update ? { entry: update.entry, patches: update.patches } : { entry: this.#told(viewer), patches: [] };
  }

  #told(viewer: Viewer): Entry {
    const [entry] = this.log(viewer, 1);
    if (!entry) throw new KernelError('corrupt-file', `row ${this.seq}`, 'Nothing is known of this entry');
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
    if (!this.ending && !this.isAlone) return no('fork-while-playing');
    if (at > this.seq) return no('no-such-entry', { seq: this.seq });
    const { header, seed: first, reseeds } = this.#record;
    const of = { header, seed: first, ...(reseeds && { reseeds }), rows: this.#rows.slice(0, at) };
    const record = forkedRecord(this.game as Game, of, { seed, startedAt, eyes: this.ending ? 'all' : asker });
    return { ok: true, record: this.#practice ? { ...record, practice: true } : record };
  }

  #startClocks(): void {
    const { deciding } = this.standing;
    this.#clocks = startClocks(this.pace, this.seats, deciding, this.#record.startedAt);
  }

  #admit({ seq, actionId }: Asked, isFresh: (seq: number) => boolean): Step | Refused | undefined {
    const done = this.#answered.get(actionId);
    if (done !== undefined) return { ok: true, seq: done, repeated: true };
    if (this.#ending) return no('match-ended');
    if (seq > this.seq) return no('from-the-future', { seen: seq, seq: this.seq });
    return isFresh(seq) ? undefined : no('stale', { seq: this.seq });
  }

  /** For what changes the past: only on the strength of the whole log, and not once the seed may be known. */
  #admitLatest(asked: Asked): Step | Refused | undefined {
    return this.#admit(asked, (seq) => seq === this.seq) ?? this.#endedByRules();
  }

  #endedByRules(): Refused | undefined {
    return this.ending ? no('match-ended') : undefined;
  }

  /** Everyone has agreed. */
  #carryOut(proposal: Proposal, asked: Asked, at: number): Step | Refused {
    switch (proposal.kind) {
      case 'undo':
        return proposal.by === undefined ? no('nothing-to-undo') : this.#takeBack(proposal.by, asked, at, false);
      case 'seat': {
        const { seat, holder, by } = proposal;
        return this.#reseat(by, { seat, holder, why: 'agreed' }, asked, at);
      }
      case 'abandon':
        return this.end(abandonment(this.seats), asked, at);
    }
  }

  #reseat(by: Seat | undefined, change: SeatChange, asked: Pick<Asked, 'actionId'>, at: number): Step {
    return this.#write({ ...this.#next(asked, at), kind: 'seat', ...(by !== undefined && { by }), change }, []);
  }

  #takeBack(by: Seat, asked: Asked, at: number, practice: boolean): Step {
    const steps = this.#stepsBackTo(by);
    this.#back(by, steps);
    this.#undoSteps.push(steps);
    this.#fresh.reset(this.seq + 1);
    const row = { ...this.#next(asked, at), kind: 'undo', by, steps } as const;
    return this.#write(practice ? { ...row, practice } : row, []);
  }

  #back(by: Seat, steps: number): void {
    const everyone = this.header.seats.map((_, seat) => seat);
    for (let i = 0; i < steps; i++) {
      const result = this.#match.undo(by, everyone);
      if (!result.ok) throw new KernelError('corrupt-file', `row ${this.seq + 1}`, `Refused: ${result.refusal.code}`);
    }
  }

  #again(steps: number): LoggedEvent[] {
    const events: LoggedEvent[] = [];
    for (let i = 0; i < steps; i++) {
      const result = this.#match.redo();
      if (!result.ok) throw new KernelError('corrupt-file', `row ${this.seq + 1}`, `Refused: ${result.refusal.code}`);
      events.push(...result.events);
    }
    return events;
  }

  /** How many deeds back this seat's last one is, itself included. Nobody goes back past a change of seeds. */
  #stepsBackTo(by: Seat): number {
    const { deeds } = this.#match;
    const last = deeds.findLastIndex((deed) => doerOf(deed) === by || doerOf(deed) === undefined);
    const deed = deeds[last];
    return deed === undefined || doerOf(deed) === undefined ? 0 : deeds.length - last;
  }

  #lastDeed(): Deed {
    return this.#match.lastDeed as Deed;
  }

  /** What every row says, for the next one. */
  #next({ actionId }: Pick<Asked, 'actionId'>, at: number): Pick<Row, 'seq' | 'at' | 'actionId' | 'link' | 'position'> {
    const { link, position } = this.#match;
    return { seq: this.seq + 1, at, actionId, link, position };
  }

  #write(row: Row, events: readonly LoggedEvent[]): Step {
    this.#enter(row, events);
    if (this.#clocks) this.#clocks = this.#pressed(this.#clocks, row);
    return { ok: true, seq: row.seq, row, repeated: false };
  }

  #pressed(clocks: Clocks, row: Row): Clocks {
    const { deciding } = this.standing;
    const who = row.kind === 'seat' ? { newcomer: row.change.seat } : { by: 'by' in row ? row.by : undefined };
    return pressClocks(this.pace, clocks, { ...who, deciding, at: row.at });
  }

  #enter(row: Row, events: readonly LoggedEvent[]): void {
    this.#rows.push(row);
    this.#remember(row);
    this.#proposals.current = undefined;
    this.#ledger.add(row, events, this.#match.state, this.canRedo, this.ending);
  }

  /** What a row says besides what it did to the match. */
  #remember(row: Row): void {
    this.#answered.set(row.actionId, row.seq);
    if (row.kind === 'act') this.#seating.acted(row.by);
    else if (row.kind === 'seat') this.#seating.change(row.change);
    else if (row.kind === 'undo' && row.practice) this.#practice = true;
  }

  #redoRow(row: Row): void {
    const events = this.#redone(row);
    this.#match.skipTo(row.position);
    if (row.link !== this.#match.link || row.seq !== this.seq + 1) {
      throw new KernelError('corrupt-file', `row ${row.seq}`, 'The hash chain is broken here');
    }
    this.#enter(row, events);
  }

  /** Does again what a row says. */
  #redone(row: Row): readonly LoggedEvent[] {
    switch (row.kind) {
      case 'act':
      case 'edit':
      case 'reseed': {
        this.#undoSteps.length = 0;
        const before = this.#match.decisions;
        const { deed } = row;
        // A fork has not what was taken back before it, only the dice that it used up.
        this.#match.skipTo(deed.at);
        const result = this.#match.again(deed);
        if (!result.ok) throw new KernelError('corrupt-file', `row ${row.seq}`, `Refused: ${result.refusal.code}`);
        if (row.kind === 'act') this.#fresh.acted(row.seq, row.by, before, this.#match.decisions);
        else this.#fresh.reset(row.seq);
        return result.events;
      }
      case 'undo':
        this.#back(row.by, row.steps);
        this.#undoSteps.push(row.steps);
        this.#fresh.reset(row.seq);
        return [];
      case 'redo':
        this.#undoSteps.pop();
        this.#fresh.reset(row.seq);
        return this.#again(row.steps);
      case 'end':
        this.#ending = row.ending;
        return [];
      case 'seat':
        return [];
    }
  }
}
