import { KernelError } from '../errors.ts';
import type { LoggedEvent } from '../log.ts';
import type { MatchOperation } from './matchFile.ts';

/** An applied operation with its link and events. */
export interface HistoryEntry {
  readonly deed: MatchOperation;
  readonly link: string;
  readonly events: readonly LoggedEvent[];
  /** Position in the random stream after the operation. */
  readonly end: number;
}

/** The initial state of a match. */
interface Beginning<State> {
  readonly link: string;
  /** Position in the random stream after setup. */
  readonly end: number;
  readonly state: State;
}

const SNAPSHOT_EVERY = 32;

/** The operations of a match in order, the undone ones that can be redone, and periodic snapshots of the state. */
export class History<State> {
  readonly #beginning: Beginning<State>;
  readonly #done: HistoryEntry[] = [];
  readonly #undone: MatchOperation[] = [];
  readonly #snapshots = new Map<number, State>();
  /**
   * How many of the first operations were restored from a bookmark without replaying; their events are not available.
   */
  #trusted = 0;

  constructor(beginning: Beginning<State>) {
    this.#beginning = beginning;
    this.#snapshots.set(0, beginning.state);
  }

  /** Number of operations applied. */
  get seq(): number {
    return this.#done.length;
  }

  /** The last link of the hash chain. */
  get link(): string {
    return this.#done.at(-1)?.link ?? this.#beginning.link;
  }

  /** Position in the random stream after the last operation. */
  get end(): number {
    return this.#done.at(-1)?.end ?? this.#beginning.end;
  }

  get last(): MatchOperation | undefined {
    return this.#done.at(-1)?.deed;
  }

  get trusted(): number {
    return this.#trusted;
  }

  deeds(): MatchOperation[] {
    return this.#done.map(({ deed }) => deed);
  }

  chain(): string[] {
    return this.#done.map(({ link }) => link);
  }

  between(from: number, to: number): readonly HistoryEntry[] {
    return this.#done.slice(from, to);
  }

  events(deed: number): readonly LoggedEvent[] {
    return this.#done[deed]?.events ?? [];
  }

  /** Returns the operations before which dice were rolled and then undone, so that part of the stream was skipped. */
  takenBack(): number[] {
    let expected = this.#beginning.end;
    return this.#done.flatMap(({ deed, end }, i) => {
      const skipped = deed.at !== expected;
      expected = end;
      return skipped ? [i] : [];
    });
  }

  /** Appends an operation and the state after it. */
  add(done: HistoryEntry, state: State): void {
    this.#done.push(done);
    if (this.seq % SNAPSHOT_EVERY === 0) this.#snapshots.set(this.seq, state);
  }

  /** Restores operations from a bookmark without replaying them, and the state after them. */
  trust(done: readonly HistoryEntry[], state: State): void {
    this.#done.push(...done);
    this.#trusted = this.seq;
    this.#snapshots.set(this.seq, state);
  }

  /** Replaces the restored operations with replayed ones. Throws a KernelError when their links differ. */
  confirm(again: History<State>): void {
    const broken = again.#done.findIndex(({ link }, i) => link !== this.#done[i]?.link);
    if (broken >= 0) throw new KernelError('corrupt-file', `chain.${broken}`, 'The hash chain is broken here');
    this.#done.splice(0, this.#trusted, ...again.#done);
    this.#trusted = 0;
  }

  /** Returns the last snapshot at or before an operation. */
  snapshotBefore(seq: number): { readonly seq: number; readonly state: State } {
    let from = 0;
    for (const kept of this.#snapshots.keys()) if (kept <= seq && kept > from) from = kept;
    return { seq: from, state: this.#snapshots.get(from) as State };
  }

  /** Moves the last operation to the redo stack. */
  undo(): void {
    const last = this.#done.pop();
    if (last === undefined) return;
    this.#trusted = Math.min(this.#trusted, this.seq);
    this.#undone.push(last.deed);
    this.#snapshots.delete(this.seq + 1);
  }

  /** The operation that `redo` applies next. */
  get undone(): MatchOperation | undefined {
    return this.#undone.at(-1);
  }

  /** Drops the operation that has just been redone from the redo stack. */
  redone(): void {
    this.#undone.pop();
  }

  /** Fills the redo stack; the first of these is redone first. */
  prepare(deeds: readonly MatchOperation[]): void {
    this.#undone.push(...deeds.toReversed());
  }

  /** Clears the redo stack after a different operation. */
  forgetUndone(): void {
    if (this.#undone.length > 0) this.#undone.length = 0;
  }
}
