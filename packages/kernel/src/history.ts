import { KernelError } from './errors.ts';
import type { LoggedEvent } from './log.ts';
import type { Deed } from './matchFile.ts';

/** Something that was done, and what came of it. */
export interface Done {
  readonly deed: Deed;
  readonly link: string;
  readonly events: readonly LoggedEvent[];
  /** Where the stream of chance stood afterwards. */
  readonly end: number;
}

/** Where a match began. */
interface Beginning<State> {
  readonly link: string;
  /** How far setting up has gone into the stream of chance. */
  readonly end: number;
  readonly state: State;
}

const SNAPSHOT_EVERY = 32;

/** The deeds of a match in order, those taken back that can be redone, and snapshots of the state on the way. */
export class History<State> {
  readonly #beginning: Beginning<State>;
  readonly #done: Done[] = [];
  readonly #undone: Deed[] = [];
  readonly #snapshots = new Map<number, State>();
  /** How many of the first deeds have been taken on trust from a bookmark: what happened in them is not at hand. */
  #trusted = 0;

  constructor(beginning: Beginning<State>) {
    this.#beginning = beginning;
    this.#snapshots.set(0, beginning.state);
  }

  /** How many deeds have been done. */
  get seq(): number {
    return this.#done.length;
  }

  /** The end of the hash chain. */
  get link(): string {
    return this.#done.at(-1)?.link ?? this.#beginning.link;
  }

  /** Where the stream of chance stood when the last deed was done. */
  get end(): number {
    return this.#done.at(-1)?.end ?? this.#beginning.end;
  }

  get last(): Deed | undefined {
    return this.#done.at(-1)?.deed;
  }

  get trusted(): number {
    return this.#trusted;
  }

  deeds(): Deed[] {
    return this.#done.map(({ deed }) => deed);
  }

  chain(): string[] {
    return this.#done.map(({ link }) => link);
  }

  /** What was done from one deed on, up to another. */
  between(from: number, to: number): readonly Done[] {
    return this.#done.slice(from, to);
  }

  events(deed: number): readonly LoggedEvent[] {
    return this.#done[deed]?.events ?? [];
  }

  /** The deeds before which dice were rolled and then taken back: their place in the stream was skipped. */
  takenBack(): number[] {
    let expected = this.#beginning.end;
    return this.#done.flatMap(({ deed, end }, i) => {
      const skipped = deed.at !== expected;
      expected = end;
      return skipped ? [i] : [];
    });
  }

  /** One more deed, and the state it led to. */
  add(done: Done, state: State): void {
    this.#done.push(done);
    if (this.seq % SNAPSHOT_EVERY === 0) this.#snapshots.set(this.seq, state);
  }

  /** Deeds on the word of whoever kept them, and the state they led to. */
  trust(done: readonly Done[], state: State): void {
    this.#done.push(...done);
    this.#trusted = this.seq;
    this.#snapshots.set(this.seq, state);
  }

  /** The trusted deeds done again; a KernelError where they do not lead to the links that were kept. */
  confirm(again: History<State>): void {
    const broken = again.#done.findIndex(({ link }, i) => link !== this.#done[i]?.link);
    if (broken >= 0) throw new KernelError('corrupt-file', `chain.${broken}`, 'The hash chain is broken here');
    this.#done.splice(0, this.#trusted, ...again.#done);
    this.#trusted = 0;
  }

  /** The last snapshot at or before a deed. */
  snapshotBefore(seq: number): { readonly seq: number; readonly state: State } {
    let from = 0;
    for (const kept of this.#snapshots.keys()) if (kept <= seq && kept > from) from = kept;
    return { seq: from, state: this.#snapshots.get(from) as State };
  }

  /** The last deed is taken back and can be redone. */
  undo(): void {
    const last = this.#done.pop();
    if (last === undefined) return;
    this.#trusted = Math.min(this.#trusted, this.seq);
    this.#undone.push(last.deed);
    this.#snapshots.delete(this.seq + 1);
  }

  /** What was taken back last. */
  get undone(): Deed | undefined {
    return this.#undone.at(-1);
  }

  /** What was taken back last has been done again. */
  redone(): void {
    this.#undone.pop();
  }

  /** These are ready to be redone, the first of them first. */
  prepare(deeds: readonly Deed[]): void {
    this.#undone.push(...deeds.toReversed());
  }

  /** Something else was done: nothing is left to be redone. */
  forgetUndone(): void {
    if (this.#undone.length > 0) this.#undone.length = 0;
  }
}
