import {
  awaitedSeats,
  type Game,
  KernelError,
  type LoggedEvent,
  type Match,
  operationSeat,
  type RefusedResult,
  type Seat,
} from '@tessera/kernel';
import type { Clocks, Ending, Pace } from '@tessera/protocol';
import { type Gain, pressClocks, redoClocks, startClocks, takeBackClocks, timeUsed } from './clocks.ts';
import { EntryHistory } from './entryEffects.ts';
import { deedsIn, type EffectiveMatchOperation, type LogEntry } from './logEntry.ts';
import { Proposals } from './proposals.ts';
import { holdersIn, type RoomRecord } from './record.ts';
import { type CommandHeader, type EntryResult, type RoomSummary, refusedWith } from './results.ts';
import { Seating } from './seating.ts';
import { Freshness } from './staleness.ts';

const NO_PACE: Pace = { kind: 'none' };

/**
 * A match with its log and everything derived from the entries: seats, idempotency keys, the redo stack, clocks and the
 * ending. Entries are written by commands, or replayed from storage.
 */
export class RoomLog<State extends object, Action extends object, View extends object> {
  readonly match: Match<State, Action, View>;
  readonly record: Omit<RoomRecord, 'entries' | 'snapshot' | 'clocks'>;
  readonly pace: Pace;
  readonly entries: LogEntry[];
  readonly history: EntryHistory<State>;
  readonly seating: Seating;
  readonly proposals = new Proposals();
  readonly fresh: Freshness;
  readonly #answered = new Map<string, number>();
  readonly #undoSteps: number[] = [];
  #clocks: Clocks | undefined;
  #practice: boolean;
  /** The ending, if it was not by the rules. */
  #ending: Ending | undefined;

  constructor(game: Game<State, Action, object, View>, record: RoomRecord, match: Match<State, Action, View>) {
    const { entries, snapshot, clocks: _, ...rest } = record;
    this.match = match;
    this.record = rest;
    this.pace = rest.pace ?? NO_PACE;
    this.#practice = rest.practice ?? false;
    this.seating = new Seating(rest.holders ?? holdersIn(rest.header), match.teams);
    this.history = new EntryHistory(game as Game<State>, match.state);
    this.entries = entries.slice(0, snapshot?.seq ?? 0);
    this.fresh = new Freshness(match.seats, this.entries.length);
    for (const entry of this.entries) this.#remember(entry);
    if (!snapshot) this.history.begin(rest.startedAt, match.setupEvents);
  }

  /** Number of entries; the start is entry 0. */
  get seq(): number {
    return this.entries.length;
  }

  /** The last entry whose contents are dropped: the match can be viewed from there on only. */
  get droppedUntil(): number {
    return this.entries.findLast(({ kind }) => kind === 'dropped')?.seq ?? 0;
  }

  get clocks(): Clocks | undefined {
    return this.#clocks;
  }

  get practice(): boolean {
    return this.#practice;
  }

  /** The ending, by the rules or otherwise. */
  get ending(): Ending | undefined {
    if (this.#ending) return this.#ending;
    const outcome = this.match.outcome;
    if (!outcome) return undefined;
    const { results, scores, why } = outcome;
    return { by: 'rules', results: [...results], ...(scores && { scores: [...scores] }), ...(why && { why }) };
  }

  get summary(): RoomSummary {
    const { seq, ending } = this;
    const { progress } = this.match;
    const opening = ending ? undefined : this.match.opening;
    const deciding = ending || opening ? [] : awaitedSeats(this.match.decisions);
    return {
      seq,
      deciding,
      ...(ending && { ending }),
      ...(this.#practice && { practice: true }),
      ...(progress && { progress }),
      ...(opening && { opening }),
    };
  }

  get canRedo(): boolean {
    return this.#undoSteps.length > 0 && !this.ending;
  }

  /** Whether a snapshot covers everything: the redo stack is empty, and only the rules may have ended the match. */
  get isPlain(): boolean {
    return this.#undoSteps.length === 0 && !this.#ending;
  }

  /** Sets the clocks to stored values, or to their start. */
  setClocks(clocks?: Clocks): void {
    this.#clocks = clocks ?? startClocks(this.pace, this.match.seats, this.summary.deciding, this.record.startedAt);
  }

  /** Returns a refusal, the result of the same command if it is a retry, or undefined when the command may run. */
  admit({ seq, actionId }: CommandHeader, isFresh: (seq: number) => boolean): EntryResult | RefusedResult | undefined {
    const done = this.#answered.get(actionId);
    if (done !== undefined) return { ok: true, seq: done, repeated: true };
    if (this.#ending) return refusedWith('match-ended');
    if (seq > this.seq) return refusedWith('from-the-future', { seen: seq, seq: this.seq });
    return isFresh(seq) ? undefined : refusedWith('stale', { seq: this.seq });
  }

  /** Whether a command under this idempotency key was done before. */
  hasDone(actionId: string): boolean {
    return this.#answered.has(actionId);
  }

  /**
   * Admits commands that change the past: only with the whole log seen, and not once the rules ended the match and the
   * seed may be known.
   */
  admitLatest(command: CommandHeader): EntryResult | RefusedResult | undefined {
    return this.admit(command, (seq) => seq === this.seq) ?? this.endedByRules();
  }

  /** Admits commands that do not depend on the log position. */
  admitAnytime({ actionId }: Pick<CommandHeader, 'actionId'>): EntryResult | RefusedResult | undefined {
    return this.admit({ actionId, seq: this.seq }, () => true) ?? this.endedByRules();
  }

  endedByRules(): RefusedResult | undefined {
    return this.ending ? refusedWith('match-ended') : undefined;
  }

  /** Returns the fields that every entry has, for the next one. */
  next(
    { actionId }: Pick<CommandHeader, 'actionId'>,
    at: number,
  ): Pick<LogEntry, 'seq' | 'at' | 'actionId' | 'link' | 'position'> {
    const { link, position } = this.match;
    return { seq: this.seq + 1, at, actionId, link, position };
  }

  /** Returns how many operations to undo to reach this seat's last one, itself included. A reseed is never undone. */
  stepsBackTo(by: Seat): number {
    const { deeds } = this.match;
    const last = deeds.findLastIndex((deed) => operationSeat(deed) === by || operationSeat(deed) === undefined);
    const deed = deeds[last];
    return deed === undefined || operationSeat(deed) === undefined ? 0 : deeds.length - last;
  }

  /** Undoes operations, after all required players have consented. */
  back(by: Seat, steps: number): void {
    const everyone = this.record.header.seats.map((_, seat) => seat);
    for (let i = 0; i < steps; i++) {
      const result = this.match.undo(by, everyone);
      if (!result.ok) throw brokenEntry(this.seq + 1, `Refused: ${result.refusal.code}`);
    }
    this.#undoSteps.push(steps);
    this.fresh.reset(this.seq + 1);
  }

  /** Redoes the last undone operations; undefined if there are none. */
  again(): { readonly steps: number; readonly events: LoggedEvent[] } | undefined {
    const steps = this.#undoSteps.pop();
    if (steps === undefined) return undefined;
    const events: LoggedEvent[] = [];
    for (let i = 0; i < steps; i++) {
      const result = this.match.redo();
      if (!result.ok) throw brokenEntry(this.seq + 1, `Refused: ${result.refusal.code}`);
      events.push(...result.events);
    }
    this.fresh.reset(this.seq + 1);
    return { steps, events };
  }

  /** Clears the redo stack. */
  forgetUndone(): void {
    this.#undoSteps.length = 0;
  }

  /** Writes an entry for something already applied. */
  write(entry: LogEntry, events: readonly LoggedEvent[]): EntryResult {
    if (entry.kind === 'end') this.#ending = entry.ending;
    if (this.#clocks) this.#clocks = this.#press(this.#clocks, entry);
    this.#enter(entry, events);
    return { ok: true, seq: entry.seq, entry, repeated: false };
  }

  /** Replays a stored entry. Throws a KernelError when the result differs. */
  replay(entry: LogEntry): void {
    const events = this.#redone(entry);
    this.match.skipTo(entry.position);
    if (entry.link !== this.match.link || entry.seq !== this.seq + 1) {
      throw brokenEntry(entry.seq, 'The hash chain is broken here');
    }
    this.#enter(entry, events);
  }

  /** Replays an entry of a match whose header was changed on purpose: the entry gets the link that the new header leads to. */
  relink(entry: LogEntry): void {
    const events = this.#redone(entry);
    this.match.skipTo(entry.position);
    this.#enter({ ...entry, link: this.match.link }, events);
  }

  /** Returns the clocks after an entry, and stores the added time in the entry. */
  #press(clocks: Clocks, entry: LogEntry): Clocks {
    const { at } = entry;
    const { deciding } = this.summary;
    switch (entry.kind) {
      case 'act': {
        const pressed = pressClocks(this.pace, clocks, { by: entry.by, deciding, at });
        const leftBefore = timeUsed(clocks, at);
        const gained = (pressed.left[entry.by] ?? 0) - (leftBefore[entry.by] ?? 0);
        if (gained > 0) entry.gained = gained;
        if (this.pace.kind === 'fischer') entry.leftBefore = leftBefore;
        return pressed;
      }
      case 'undo':
        return takeBackClocks(
          clocks,
          deedsIn(this.entries).done.slice(-entry.steps).map(gainOf),
          this.#sideOf(entry.by),
          {
            deciding,
            at,
          },
        );
      case 'redo': {
        const deeds = deedsIn(this.entries).undone.slice(-entry.steps).reverse().map(gainOf);
        const { clocks: pressed, gained } = redoClocks(this.pace, clocks, deeds, { deciding, at });
        entry.gained = gained;
        if (this.pace.kind === 'fischer') entry.leftBefore = timeUsed(clocks, at);
        return pressed;
      }
      case 'seat': {
        const newcomer = this.seating.isNew(entry.change.holder) ? entry.change.seat : undefined;
        return pressClocks(this.pace, clocks, { newcomer, deciding, at });
      }
      // A manual edit is not a move and adds no time.
      default:
        return pressClocks(this.pace, clocks, { deciding, at });
    }
  }

  /** Returns the seats of this seat's player and of their team. */
  #sideOf(seat: Seat): Seat[] {
    const own = this.seating.seatsWith(seat);
    return this.seating.holders.flatMap((_, other) =>
      own.includes(other) || this.seating.areMates(seat, other) ? [other] : [],
    );
  }

  #enter(entry: LogEntry, events: readonly LoggedEvent[]): void {
    this.entries.push(entry);
    this.#remember(entry);
    this.proposals.current = undefined;
    this.history.add(entry, events, this.match.state, this.canRedo, this.ending);
  }

  /** Records the parts of an entry that do not affect the match itself. */
  #remember(entry: LogEntry): void {
    this.#answered.set(entry.actionId, entry.seq);
    if (entry.kind === 'act') this.seating.acted(entry.by);
    else if (entry.kind === 'dropped' && entry.by !== undefined) this.seating.acted(entry.by);
    else if (entry.kind === 'seat') this.seating.change(entry.change);
    else if (entry.kind === 'undo' && entry.practice) this.#practice = true;
  }

  /** Replays the operation of an entry. */
  #redone(entry: LogEntry): readonly LoggedEvent[] {
    switch (entry.kind) {
      case 'act':
      case 'edit':
      case 'reseed': {
        this.forgetUndone();
        const before = this.match.decisions;
        const { deed } = entry;
        // A fork lacks the operations undone before it; only their dice stay used.
        this.match.skipTo(deed.at);
        const result = this.match.again(deed);
        if (!result.ok) throw brokenEntry(entry.seq, `Refused: ${result.refusal.code}`);
        if (entry.kind === 'act') this.fresh.acted(entry.seq, entry.by, before, this.match.decisions);
        else this.fresh.reset(entry.seq);
        return result.events;
      }
      case 'undo':
        this.back(entry.by, entry.steps);
        return [];
      case 'redo':
        return this.again()?.events ?? [];
      case 'end':
        this.#ending = entry.ending;
        return [];
      case 'seat':
        return [];
      case 'dropped':
        // A decision from before the new start is stale.
        this.fresh.reset(entry.seq);
        return [];
    }
  }
}

function gainOf({ deed, gained, leftBefore }: EffectiveMatchOperation): Gain {
  return { seat: operationSeat(deed), gained, leftBefore };
}

function brokenEntry(seq: number, what: string): KernelError {
  return new KernelError('corrupt-file', `entry ${seq}`, what);
}
