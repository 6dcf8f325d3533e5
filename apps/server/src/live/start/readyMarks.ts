import { START_COUNT_MS } from '@tessera/protocol';
import type { Logger } from 'pino';
import type { Person } from '../../identity/person.ts';
import { ok, type Result, refuse } from '../../result.ts';
import type { LiveMatch } from '../liveMatch.ts';
import type { MatchRecord, SeatRecord } from '../matchRecord.ts';
import type { MatchStore } from '../matchStore.ts';
import { backoff, isPassing } from '../retry.ts';
import { isAwaited } from '../seating.ts';

export interface ReadyMarksSettings {
  readonly store: Pick<MatchStore, 'save'>;
  readonly log: Logger;
  now(): number;
  /** Starts a match at the end of its count. */
  start(match: LiveMatch): Promise<Result<unknown>>;
  /** Called when everyone should receive the heading again. */
  onHeading(match: LiveMatch): void;
  readonly countMs?: number;
  /** Delay before the first retry of a start; it doubles with each further one. */
  readonly retryMs?: number;
}

/** Ready marks of unstarted tables. When all players are ready, a count begins that each of them can stop. */
export class ReadyMarks {
  readonly #settings: ReadyMarksSettings;
  readonly #counts = new Map<string, NodeJS.Timeout>();

  constructor(settings: ReadyMarksSettings) {
    this.#settings = settings;
  }

  /** Marks all seats of a person as ready, or not. Taking a mark back stops the count. */
  async mark(match: LiveMatch, person: Person, isReady: boolean): Promise<Result<undefined>> {
    const marked = await match.inTurn(() => this.#mark(match, person, isReady));
    if (marked.ok) this.#settings.onHeading(match);
    return marked;
  }

  async #mark(match: LiveMatch, person: Person, isReady: boolean): Promise<Result<undefined>> {
    const { status, seats, readyCheck } = match.record;
    if (match.isStarting || match.record.commitment !== undefined) return refuse('already-started');
    if (status !== 'open') return refuse('match-ended');
    if (!readyCheck) return refuse('no-ready-check');
    if (!seats.some(({ player }) => player === person.id)) return refuse('not-seated');
    await match.change(
      (record) =>
        this.#counted({
          ...record,
          seats: record.seats.map((seat) => (seat.player === person.id ? withMark(seat, isReady) : seat)),
          readyCheck: {},
        }),
      (record) => this.#settings.store.save(record),
    );
    this.#setTimer(match);
    return ok(undefined);
  }

  /** Returns a table whose seats have changed: all marks are taken back, with the reason if there were any. */
  reset(record: MatchRecord): MatchRecord {
    if (!record.readyCheck) return record;
    const hadMarks = record.seats.some(({ ready }) => ready);
    const { reset = hadMarks ? ('seats-changed' as const) : undefined } = record.readyCheck;
    return { ...record, seats: withoutMarks(record.seats), readyCheck: reset ? { reset } : {} };
  }

  /** Counts again for a table that was loaded during its count, because a restart or another node has lost the timer. */
  resume(match: LiveMatch): void {
    if (match.record.status === 'open') this.#setTimer(match);
  }

  /** Stops all counts. */
  close(): void {
    for (const timer of this.#counts.values()) clearTimeout(timer);
    this.#counts.clear();
  }

  /** Sets the timer of a table to its count, if it has one. */
  #setTimer(match: LiveMatch): void {
    clearTimeout(this.#counts.get(match.id));
    this.#counts.delete(match.id);
    const { startsAt } = match.record.readyCheck ?? {};
    if (startsAt !== undefined) this.#startIn(this.#countMs, match, startsAt);
  }

  #startIn(ms: number, match: LiveMatch, startsAt: number, attempt = 0): void {
    const timer = setTimeout(() => void this.#start(match, startsAt, attempt), ms);
    timer.unref();
    this.#counts.set(match.id, timer);
  }

  /** Starts a match, with retries while the cause of a failure may pass: no request would repeat it. Never rejects. */
  async #start(match: LiveMatch, startsAt: number, attempt: number): Promise<void> {
    this.#counts.delete(match.id);
    const isCurrent = () => !match.isGone && match.record.readyCheck?.startsAt === startsAt;
    // A later mark has begun another count.
    if (!isCurrent()) return;
    const { log, retryMs } = this.#settings;
    try {
      const started = await this.#settings.start(match);
      if (started.ok) return;
      log.warn({ match: match.id, refusal: started.refusal.code }, 'start after ready check refused');
      if (!isPassing(started.refusal.code)) return await this.#takeBack(match, isCurrent);
    } catch (error) {
      log.error({ match: match.id, err: error }, 'start after ready check failed; retrying');
    }
    if (isCurrent()) this.#startIn(backoff(attempt, retryMs), match, startsAt, attempt + 1);
  }

  /** Ends a count after which the match cannot start, so that no player waits for it. */
  async #takeBack(match: LiveMatch, isCurrent: () => boolean): Promise<void> {
    await match.inTurn(async () => {
      if (!isCurrent()) return;
      await match.change(
        (record) => ({ ...record, readyCheck: {} }),
        (record) => this.#settings.store.save(record),
      );
    });
    this.#settings.onHeading(match);
  }

  get #countMs(): number {
    return this.#settings.countMs ?? START_COUNT_MS;
  }

  /** Begins the count when all are ready. */
  #counted(record: MatchRecord): MatchRecord {
    if (!areAllReady(record) || record.seats.some(isAwaited)) return record;
    return { ...record, readyCheck: { startsAt: this.#settings.now() + this.#countMs } };
  }
}

/** Whether no player has to be waited for: at a table without a ready check all count as ready. */
export function areAllReady({ readyCheck, seats }: Pick<MatchRecord, 'readyCheck' | 'seats'>): boolean {
  return !readyCheck || seats.every(({ kind, ready }) => kind !== 'human' || ready === true);
}

/** Returns the seats without their ready marks. */
export function withoutMarks(seats: readonly SeatRecord[]): SeatRecord[] {
  return seats.map((seat) => withMark(seat, false));
}

function withMark({ ready: _ready, ...seat }: SeatRecord, isReady: boolean): SeatRecord {
  return isReady ? { ...seat, ready: true } : seat;
}
