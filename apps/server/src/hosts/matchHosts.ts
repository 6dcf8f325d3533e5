import type { RefusalInfo } from '@tessera/protocol';
import { ServerError } from '../errors.ts';
import { type LaneLimits, Lanes } from '../queues/lanes.ts';
import { refusal } from '../result.ts';
import type { LogAccess } from '../storage/hostLog.ts';
import type { HostAnswer, HostAnswers, HostAsk, Kept, Trouble } from './hostMessages.ts';
import { answersIn } from './parcel.ts';
import { SupervisedThread, type ThreadData, ThreadLost, type ThreadMemory } from './supervisedThread.ts';

/** What a host thread is started with. */
export interface HostThreadData extends ThreadData {
  readonly snapshotEvery: number;
  readonly log: LogAccess;
}

export interface HostsSettings {
  readonly count: number;
  readonly limitMs: number;
  readonly snapshotEvery: number;
  readonly addresses: readonly string[];
  readonly memory: ThreadMemory;
  /** What a new host needs to keep what happens in it. */
  logAccess(): LogAccess;
  /** Lets nothing more come from a host that has been given up. */
  fence(access: LogAccess): void;
  /** Told how long it took to have something on disk, in milliseconds. */
  onWritten(ms: number): void;
  /** Told whether a journal could be written, or why not. */
  onJournal(problem: string | undefined): void;
  /** Told when a thread had to be replaced. */
  onLost(name: string, why: string): void;
}

/** What a host made of a request. `lost`: its thread hung or died in this very request, or in another one. */
export type Hosted<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'refused'; readonly refusal: RefusalInfo }
  | { readonly kind: 'trouble'; readonly trouble: Trouble }
  | { readonly kind: 'lost'; readonly isCulprit: boolean };

type Op = HostAsk['op'];

/** Both `src` and `dist` are next to `dist`: threads run the built file even when this one runs from source. */
const SCRIPT = new URL('../../dist/hosts/hostThread.js', import.meta.url);

/** Opening a long match takes longer than a move in it. */
const PATIENCE: Partial<Record<Op, number>> = { open: 10 };

/** What one person may have in the hands of rules: more of it waits, so that nobody stands behind all of it. */
const OF_ONE_PERSON: LaneLimits = { underway: 2, waiting: 64 };

/** The threads in which rules run. Each match always goes to the same one. */
export class MatchHosts {
  readonly #threads: readonly SupervisedThread<HostAsk, HostAnswer>[];
  readonly #limitMs: number;
  readonly #lanes = new Lanes(OF_ONE_PERSON);

  constructor(settings: HostsSettings) {
    const { count, limitMs, snapshotEvery, addresses, memory, logAccess, fence } = settings;
    const { onWritten, onJournal, onLost } = settings;
    this.#limitMs = limitMs;
    this.#threads = Array.from({ length: count }, (_, i) => {
      const name = `match host ${i + 1}`;
      return new SupervisedThread<HostAsk, HostAnswer>({
        name,
        script: SCRIPT,
        addresses,
        memory,
        outfit: () => {
          const log = logAccess();
          return { data: { snapshotEvery, log }, transfer: [log.port], fence: () => fence(log) };
        },
        answersIn: (message) => {
          // `Kept` is the agreement between the two.
          const { answers, wroteMs, notKept } = message as Kept;
          if (wroteMs !== undefined) {
            onWritten(wroteMs);
            onJournal(notKept);
          }
          return answersIn(answers);
        },
        onLost: (why) => onLost(name, why),
      });
    });
  }

  /** Which life of its host a match is in: what was opened in an earlier one is not there any more. */
  life(match: string): number {
    return this.#threadOf(match).generation;
  }

  /** How many requests have been asked and not answered, and how many wait behind others of the same person. */
  get queue(): number {
    return this.#threads.reduce((sum, { pending }) => sum + pending, this.#lanes.waiting);
  }

  /** Asks the host of a match, on account of a person or of the server itself. */
  ask<A extends HostAsk>(match: string, ask: A, person?: string): Promise<Hosted<HostAnswers[A['op']]>> {
    return new Promise((resolve) => this.call(match, ask, resolve, person));
  }

  /** The same for what happens often: told by a call, at once, so that what was kept together is told together. */
  call<A extends HostAsk>(
    match: string,
    ask: A,
    told: (hosted: Hosted<HostAnswers[A['op']]>) => void,
    person?: string,
  ): void {
    const thread = this.#threadOf(match);
    const limit = this.#limitMs * (PATIENCE[ask.op] ?? 1);
    if (person === undefined) {
      thread.ask(ask, limit, (answer) => told(hostedOf(answer)));
      return;
    }
    const lane = this.#lanes.of(person);
    const start = () =>
      thread.ask(ask, limit, (answer) => {
        lane.done();
        told(hostedOf(answer));
      });
    if (!lane.start(start)) told({ kind: 'refused', refusal: refusal('too-busy') });
  }

  /** Whether every thread answers: it has its games and its journal, and hangs in nothing. */
  async isUp(): Promise<boolean> {
    const asks = this.#threads.map(
      (thread) =>
        new Promise<boolean>((resolve) => {
          const ask: HostAsk = { op: 'drop', match: '' };
          thread.ask(ask, this.#limitMs, (answer) => resolve(!(answer instanceof ServerError)));
        }),
    );
    return (await Promise.all(asks)).every((isUp) => isUp);
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.close()));
  }

  #threadOf(match: string): SupervisedThread<HostAsk, HostAnswer> {
    let hash = 0;
    for (let i = 0; i < match.length; i++) hash = (Math.imul(hash, 31) + match.charCodeAt(i)) >>> 0;
    return this.#threads[hash % this.#threads.length] as SupervisedThread<HostAsk, HostAnswer>;
  }
}

/** What a thread says of a request, whatever it was asked. */
type ThreadAnswer = { readonly value: unknown } | { readonly refusal: RefusalInfo } | { readonly trouble: Trouble };

/** An answer of a thread, or why there is none, as something that was made of a request. */
export function hostedOf<T>(answer: ThreadAnswer | ServerError): Hosted<T> {
  if (answer instanceof ServerError) {
    return { kind: 'lost', isCulprit: answer instanceof ThreadLost && answer.isCulprit };
  }
  if ('refusal' in answer) return { kind: 'refused', refusal: answer.refusal };
  if ('trouble' in answer) return { kind: 'trouble', trouble: answer.trouble };
  // A thread answers what it was asked: that is the agreement between the two.
  return { kind: 'done', value: answer.value as T };
}
