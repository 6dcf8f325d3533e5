import {
  type Game,
  KernelError,
  type LoggedEvent,
  type Match,
  type Refused,
  type Seat,
  seatOfDeed,
} from '@tessera/kernel';
import type { Clocks, Ending, Pace } from '@tessera/protocol';
import { type Gain, pressClocks, redoClocks, startClocks, takeBackClocks, timeUsed } from './clocks.ts';
import { EntryHistory } from './entryEffects.ts';
import { deedsIn, type EffectiveDeed, type LogEntry } from './logEntry.ts';
import { Proposals } from './proposals.ts';
import { holdersIn, type RoomRecord } from './record.ts';
import { type CommandHeader, type EntryResult, type RoomSummary, refused } from './results.ts';
import { Seating } from './seating.ts';
import { Freshness } from './stale.ts';

const NO_PACE: Pace = { kind: 'none' };

/**
 * A match with its log of record, and all that follows from the entries: who sits where, what was answered, what could be done
 * again, the clocks, the ending. An entry comes in by being written, or from storage by being done again.
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
  /** How it ended, if not by its rules. */
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

  /** How many entries there are; the one at the start is number 0. */
  get seq(): number {
    return this.entries.length;
  }

  get clocks(): Clocks | undefined {
    return this.#clocks;
  }

  get practice(): boolean {
    return this.#practice;
  }

  /** How it ended, by its rules or otherwise. */
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
    const deciding = ending || opening ? [] : [...new Set(this.match.decisions.map(({ seat }) => seat))];
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

  /** Whether a snapshot would say everything: nothing could be done again, and nothing but the rules has ended it. */
  get isPlain(): boolean {
    return this.#undoSteps.length === 0 && !this.#ending;
  }

  /** Sets the clocks: to where they stood, or to the start. */
  setClocks(clocks?: Clocks): void {
    this.#clocks = clocks ?? startClocks(this.pace, this.match.seats, this.summary.deciding, this.record.startedAt);
  }

  /** Why a command is not carried out, or what came of it when it came before. */
  admit({ seq, actionId }: CommandHeader, isFresh: (seq: number) => boolean): EntryResult | Refused | undefined {
    const done = this.#answered.get(actionId);
    if (done !== undefined) return { ok: true, seq: done, repeated: true };
    if (this.#ending) return refused('match-ended');
    if (seq > this.seq) return refused('from-the-future', { seen: seq, seq: this.seq });
    return isFresh(seq) ? undefined : refused('stale', { seq: this.seq });
  }

  /** For what changes the past: only on the strength of the whole log, and not once the seed may be known. */
  admitLatest(command: CommandHeader): EntryResult | Refused | undefined {
    return this.admit(command, (seq) => seq === this.seq) ?? this.endedByRules();
  }

  /** For what happens around the match, whatever has been seen of it. */
  admitAnytime({ actionId }: Pick<CommandHeader, 'actionId'>): EntryResult | Refused | undefined {
    return this.admit({ actionId, seq: this.seq }, () => true) ?? this.endedByRules();
  }

  endedByRules(): Refused | undefined {
    return this.ending ? refused('match-ended') : undefined;
  }

  /** What every entry says, for the next one. */
  next(
    { actionId }: Pick<CommandHeader, 'actionId'>,
    at: number,
  ): Pick<LogEntry, 'seq' | 'at' | 'actionId' | 'link' | 'position'> {
    const { link, position } = this.match;
    return { seq: this.seq + 1, at, actionId, link, position };
  }

  /** How many deeds back this seat's last one is, itself included. Nobody goes back past a change of seeds. */
  stepsBackTo(by: Seat): number {
    const { deeds } = this.match;
    const last = deeds.findLastIndex((deed) => seatOfDeed(deed) === by || seatOfDeed(deed) === undefined);
    const deed = deeds[last];
    return deed === undefined || seatOfDeed(deed) === undefined ? 0 : deeds.length - last;
  }

  /** Takes deeds back, which everyone has agreed to who had to. */
  back(by: Seat, steps: number): void {
    const everyone = this.record.header.seats.map((_, seat) => seat);
    for (let i = 0; i < steps; i++) {
      const result = this.match.undo(by, everyone);
      if (!result.ok) throw brokenEntry(this.seq + 1, `Refused: ${result.refusal.code}`);
    }
    this.#undoSteps.push(steps);
    this.fresh.reset(this.seq + 1);
  }

  /** Does again what was last taken back; nothing if there is nothing. */
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

  /** After a deed there is nothing to do again. */
  forgetUndone(): void {
    this.#undoSteps.length = 0;
  }

  /** Writes an entry of what has been done. */
  write(entry: LogEntry, events: readonly LoggedEvent[]): EntryResult {
    if (entry.kind === 'end') this.#ending = entry.ending;
    if (this.#clocks) this.#clocks = this.#press(this.#clocks, entry);
    this.#enter(entry, events);
    return { ok: true, seq: entry.seq, entry, repeated: false };
  }

  /** Does again what an entry of storage says; a KernelError where it does not come to the same. */
  replay(entry: LogEntry): void {
    const events = this.#redone(entry);
    this.match.skipTo(entry.position);
    if (entry.link !== this.match.link || entry.seq !== this.seq + 1) {
      throw brokenEntry(entry.seq, 'The hash chain is broken here');
    }
    this.#enter(entry, events);
  }

  /** The clocks after an entry, and in the entry what its deeds have added to somebody's time. */
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
      // An edit by hand is no move: it earns nobody time.
      default:
        return pressClocks(this.pace, clocks, { deciding, at });
    }
  }

  /** The seats of whoever sits in this one, and those that play with it. */
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

  /** What an entry says besides what it did to the match. */
  #remember(entry: LogEntry): void {
    this.#answered.set(entry.actionId, entry.seq);
    if (entry.kind === 'act') this.seating.acted(entry.by);
    else if (entry.kind === 'seat') this.seating.change(entry.change);
    else if (entry.kind === 'undo' && entry.practice) this.#practice = true;
  }

  /** Does again what an entry says. */
  #redone(entry: LogEntry): readonly LoggedEvent[] {
    switch (entry.kind) {
      case 'act':
      case 'edit':
      case 'reseed': {
        this.forgetUndone();
        const before = this.match.decisions;
        const { deed } = entry;
        // A fork has not what was taken back before it, only the dice that it used up.
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
    }
  }
}

function gainOf({ deed, gained, leftBefore }: EffectiveDeed): Gain {
  return { seat: seatOfDeed(deed), gained, leftBefore };
}

function brokenEntry(seq: number, what: string): KernelError {
  return new KernelError('corrupt-file', `entry ${seq}`, what);
}
