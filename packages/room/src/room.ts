import {
  type Bookmark,
  type Decision,
  type Deed,
  type Game,
  KernelError,
  type LoggedEvent,
  Match,
  type MatchHeader,
  type NewMatch,
  type Patch,
  type Refusal,
  type Refused,
  refuse,
  type Seat,
  type Viewer,
} from '@tessera/kernel';
import type { Ending, Entry, EntryNote, Price, UndoRequest, Update } from '@tessera/protocol';
import { Ledger } from './ledger.ts';
import { type Row, standing } from './row.ts';
import { Freshness } from './stale.ts';

/** What a client asks with: the log as far as it has seen it, and a name so that asking twice does it once. */
export interface Asked {
  readonly seq: number;
  readonly actionId: string;
}

/** Something that was done: the row to be stored before anybody is told. `repeated`: it had been done before. */
export interface Step {
  readonly ok: true;
  readonly seq: number;
  readonly row?: Row;
  readonly repeated: boolean;
}

/** A match as storage keeps it. */
export interface RoomRecord {
  readonly header: MatchHeader;
  readonly seed: string;
  readonly startedAt: number;
  readonly rows: readonly Row[];
  /** Where the match stood after row `seq`, to save doing everything before it again. */
  readonly snapshot?: Snapshot;
}

export interface Snapshot {
  readonly seq: number;
  readonly bookmark: Bookmark;
}

/**
 * A match as its host keeps it. On top of the kernel's match: a log that only grows, in which taking something back is an
 * entry too; retries answered and not done twice; consent to undo; and what each entry changed for each viewer. It has no
 * clock and no storage: whoever holds it gives the time and keeps the rows.
 */
export class Room<State extends object = object, Action extends object = object, View extends object = object> {
  readonly game: Game<State, Action, object, View>;
  readonly #record: Omit<RoomRecord, 'rows' | 'snapshot'>;
  readonly #rows: Row[];
  readonly #ledger: Ledger<State>;
  readonly #answered = new Map<string, number>();
  readonly #undoSteps: number[] = [];
  readonly #fresh: Freshness;
  readonly #match: Match<State, Action, View>;
  #ending: Ending | undefined;
  #request: UndoRequest | undefined;

  private constructor(game: Game<State, Action, object, View>, record: RoomRecord, match: Match<State, Action, View>) {
    this.game = game;
    const { header, seed, startedAt, rows, snapshot } = record;
    this.#record = { header, seed, startedAt };
    this.#match = match;
    this.#ledger = new Ledger(game as Game<State>, match.state);
    this.#rows = rows.slice(0, snapshot?.seq ?? 0);
    this.#fresh = new Freshness(match.seats, this.#rows.length);
    for (const row of this.#rows) this.#answered.set(row.actionId, row.seq);
    if (!snapshot) this.#ledger.begin(startedAt, match.setupEvents);
  }

  /** Starts a match. A KernelError if options or seats do not fit the game. */
  static open<S extends object, A extends object, O extends object, V extends object>(
    game: Game<S, A, O, V>,
    wanted: NewMatch,
    at: number,
  ): Room<S, A, V> {
    const match = Match.create(game, wanted);
    const record: RoomRecord = { header: match.header, seed: wanted.seed, startedAt: at, rows: [] };
    return new Room<S, A, V>(game as Game<S, A, object, V>, record, match);
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
    const { header, seed, rows, snapshot } = record;
    const before = standing(rows.slice(0, snapshot?.seq ?? 0));
    const kept = { header, seed, deeds: before.map(({ deed }) => deed), chain: before.map(({ link }) => link) };
    const match = snapshot ? Match.resume(game, kept, snapshot.bookmark) : Match.restore(game, { ...kept, deeds: [] });
    const room = new Room<S, A, V>(game as Game<S, A, object, V>, record, match as Match<S, A, V>);
    yield room;
    for (const row of rows.slice(snapshot?.seq ?? 0)) {
      room.#redoRow(row);
      yield room;
    }
    return room;
  }

  get header(): MatchHeader {
    return this.#record.header;
  }

  /** How many entries the log has; the one at the start is number 0. */
  get seq(): number {
    return this.#rows.length;
  }

  get seats(): number {
    return this.#match.seats;
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

  get canRedo(): boolean {
    return this.#undoSteps.length > 0 && !this.#ending;
  }

  get undoRequest(): UndoRequest | undefined {
    return this.#request;
  }

  /** The whole match as a file, with its seed: for its players only once it has ended. */
  file(): string {
    return this.#match.save(standing(this.#rows).map(({ at }) => at));
  }

  /**
   * The entry of each deed in that file, in order. Up to its entry, what stands is the deeds of the file up to it: whatever
   * was taken back in between lies before or after.
   */
  entries(): number[] {
    return standing(this.#rows).map(({ seq }) => seq);
  }

  /** The seed and the header, for storage. */
  get secrets(): Omit<RoomRecord, 'rows' | 'snapshot'> {
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
    const refused = this.#admit(asked, (seq) => seq === this.seq);
    if (refused) return refused;
    const result = this.#match.edit(seat, asked.patches);
    if (!result.ok) return result;
    this.#undoSteps.length = 0;
    this.#fresh.upset(this.seq + 1);
    return this.#write({ ...this.#next(asked, at), kind: 'edit', by: seat, deed: this.#lastDeed() }, result.events);
  }

  /** What taking back this seat's last deed would cost it, and nothing where it has none. */
  price(by: Seat): Price | undefined {
    const steps = this.#stepsBackTo(by);
    if (steps === 0) return undefined;
    if (this.#otherPeople(by).length === 0) return 'free';
    return steps > 1 ? 'somebody-else' : (this.#match.barrier(by) ?? 'free');
  }

  /** Takes back this seat's last deed and what followed, or asks the others whether it may. */
  undo(by: Seat, asked: Asked, at: number): Step | { readonly ok: true; readonly request: UndoRequest } | Refused {
    const refused = this.#admit(asked, (seq) => seq === this.seq);
    if (refused) return refused;
    const price = this.price(by);
    if (price === undefined) return no('nothing-to-undo');
    if (price === 'free') return this.#takeBack(by, asked, at);
    this.#request = { by, price, seq: this.seq, agreed: [], waiting: this.#otherPeople(by) };
    return { ok: true, request: this.#request };
  }

  /** A seat agrees to the request or ends it. The last one to agree has it done, under the name `actionId`. */
  consent(
    seat: Seat,
    agree: boolean,
    asked: Asked,
    at: number,
  ): Step | { readonly ok: true; readonly request?: UndoRequest } | Refused {
    const request = this.#request;
    if (!request || request.seq !== asked.seq) return no('no-request');
    if (seat !== request.by && !request.waiting.includes(seat)) return no('not-asked');
    if (!agree) {
      this.#request = undefined;
      return { ok: true };
    }
    if (!request.waiting.includes(seat)) return no('not-asked');
    const waiting = request.waiting.filter((other) => other !== seat);
    if (waiting.length === 0) return this.#takeBack(request.by, asked, at);
    this.#request = { ...request, waiting, agreed: [...request.agreed, seat] };
    return { ok: true, request: this.#request };
  }

  /** Does again what was last taken back, with the dice it had. */
  redo(by: Seat, asked: Asked, at: number): Step | Refused {
    const refused = this.#admit(asked, (seq) => seq === this.seq);
    if (refused) return refused;
    const steps = this.#undoSteps.pop();
    if (steps === undefined) return no('nothing-to-redo');
    const events = this.#again(steps);
    this.#fresh.upset(this.seq + 1);
    return this.#write({ ...this.#next(asked, at), kind: 'redo', by, steps }, events);
  }

  /** Ends the match otherwise than by its rules. */
  end(ending: Ending, asked: Pick<Asked, 'actionId'>, at: number): Step | Refused {
    const refused = this.#admit({ ...asked, seq: this.seq }, () => true);
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
   * Another match that was this one until entry `at`, with dice of its own from there on. While people play against each
   * other there is none: its seed, shown at its end, would give away the dice of the match that goes on.
   */
  fork(at: number, startedAt: number): { readonly ok: true; readonly record: RoomRecord } | Refused {
    const people = this.header.seats.filter(({ kind }) => kind === 'human').length;
    if (!this.ending && people > 1) return no('fork-while-playing');
    if (at > this.seq) return no('no-such-entry', { seq: this.seq });
    const { header, seed } = this.#record;
    const deeds = standing(this.#rows.slice(0, at)).map(({ deed }) => deed);
    const fork = Match.restore(this.game, { header, seed, deeds }).fork(deeds.length);
    const rows = fork.deeds.map((deed, i): Row => {
      const [kind, by] = 'seat' in deed ? (['act', deed.seat] as const) : (['edit', deed.by] as const);
      const position = i === deeds.length - 1 ? fork.position : deed.at;
      const link = fork.chain[i] as string;
      return {
        seq: i + 1,
        at: startedAt,
        actionId: `fork-${i + 1}-${link.slice(0, 8)}`,
        kind,
        by,
        deed,
        link,
        position,
      };
    });
    return { ok: true, record: { header, seed, startedAt, rows } };
  }

  #admit({ seq, actionId }: Asked, isFresh: (seq: number) => boolean): Step | Refused | undefined {
    const done = this.#answered.get(actionId);
    if (done !== undefined) return { ok: true, seq: done, repeated: true };
    if (this.#ending) return no('match-ended');
    if (seq > this.seq) return no('from-the-future', { seen: seq, seq: this.seq });
    return isFresh(seq) ? undefined : no('stale', { seq: this.seq });
  }

  #takeBack(by: Seat, asked: Asked, at: number): Step {
    const steps = this.#stepsBackTo(by);
    this.#back(by, steps);
    this.#undoSteps.push(steps);
    this.#fresh.upset(this.seq + 1);
    return this.#write({ ...this.#next(asked, at), kind: 'undo', by, steps }, []);
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

  /** How many deeds back this seat's last one is, itself included. */
  #stepsBackTo(by: Seat): number {
    const { deeds } = this.#match;
    const last = deeds.findLastIndex((deed) => ('seat' in deed ? deed.seat : deed.by) === by);
    return last < 0 ? 0 : deeds.length - last;
  }

  #otherPeople(by: Seat): Seat[] {
    return this.header.seats.flatMap(({ kind }, seat) => (kind === 'human' && seat !== by ? [seat] : []));
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
    return { ok: true, seq: row.seq, row, repeated: false };
  }

  #enter(row: Row, events: readonly LoggedEvent[]): void {
    this.#rows.push(row);
    this.#answered.set(row.actionId, row.seq);
    this.#request = undefined;
    this.#ledger.add(row, events, this.#match.state, this.canRedo, this.ending);
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
      case 'edit': {
        this.#undoSteps.length = 0;
        const before = this.#match.decisions;
        const { deed } = row;
        // A fork has not what was taken back before it, only the dice that it used up.
        this.#match.skipTo(deed.at);
        const result = this.#match.again(deed);
        if (!result.ok) throw new KernelError('corrupt-file', `row ${row.seq}`, `Refused: ${result.refusal.code}`);
        if (row.kind === 'act') this.#fresh.acted(row.seq, row.by, before, this.#match.decisions);
        else this.#fresh.upset(row.seq);
        return result.events;
      }
      case 'undo':
        this.#back(row.by, row.steps);
        this.#undoSteps.push(row.steps);
        this.#fresh.upset(row.seq);
        return [];
      case 'redo':
        this.#undoSteps.pop();
        this.#fresh.upset(row.seq);
        return this.#again(row.steps);
      case 'end':
        this.#ending = row.ending;
        return [];
    }
  }
}

function no(code: string, params?: Refusal['params']): Refused {
  return { ok: false, refusal: refuse(code, params) };
}
