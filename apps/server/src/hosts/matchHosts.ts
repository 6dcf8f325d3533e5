import type { RefusalInfo } from '@tessera/protocol';
import type { ThreadMemory } from '../config.ts';
import { ServerError } from '../errors.ts';
import { type PersonQueueLimits, PersonQueues } from '../queues/personQueues.ts';
import { refusal } from '../result.ts';
import type { LogAccess } from '../storage/hostLog.ts';
import { unpackAnswers } from './answerBatch.ts';
import type { AnswerBatch, HostAnswer, HostAnswers, HostAsk, HostError } from './hostMessages.ts';
import { SupervisedThread, type ThreadData, ThreadLost } from './supervisedThread.ts';

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
export type HostResult<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'refused'; readonly refusal: RefusalInfo }
  | { readonly kind: 'error'; readonly error: HostError }
  | { readonly kind: 'lost'; readonly isCulprit: boolean };

type Op = HostAsk['op'];

/** Both `src` and `dist` are next to `dist`: threads run the built file even when this one runs from source. */
const SCRIPT = new URL('../../dist/hosts/hostThread.js', import.meta.url);

/** Opening a long match takes longer than a move in it. */
const PATIENCE: Partial<Record<Op, number>> = { open: 10 };

/** What one person may have in the hands of one host: more of it waits, so that nobody stands behind all of it. */
const OF_ONE_PERSON: PersonQueueLimits = { underway: 2, waiting: 64 };

/** Each with queues of its own: whoever waits for a host that hangs must not wait in the others because of it. */
interface Host {
  readonly thread: SupervisedThread<HostAsk, HostAnswer>;
  readonly queues: PersonQueues;
}

/** The threads in which rules run. Each match always goes to the same one. */
export class MatchHosts {
  readonly #hosts: readonly Host[];
  readonly #limitMs: number;

  constructor(settings: HostsSettings) {
    const { count, limitMs, snapshotEvery, addresses, memory, logAccess, fence } = settings;
    const { onWritten, onJournal, onLost } = settings;
    this.#limitMs = limitMs;
    this.#hosts = Array.from({ length: count }, (_, i) => {
      const name = `match host ${i + 1}`;
      const thread = new SupervisedThread<HostAsk, HostAnswer>({
        name,
        script: SCRIPT,
        addresses,
        memory,
        workerStart: () => {
          const log = logAccess();
          return { data: { snapshotEvery, log }, transfer: [log.port], fence: () => fence(log) };
        },
        answersIn: (message) => {
          // `AnswerBatch` is the agreement between the two.
          const { answers, wroteMs, writeError } = message as AnswerBatch;
          if (wroteMs !== undefined) {
            onWritten(wroteMs);
            onJournal(writeError);
          }
          return unpackAnswers(answers);
        },
        onLost: (why) => onLost(name, why),
      });
      return { thread, queues: new PersonQueues(OF_ONE_PERSON) };
    });
  }

  /** Which life of its host a match is in: what was opened in an earlier one is not there any more. */
  life(match: string): number {
    return this.#hostOf(match).thread.generation;
  }

  /** How many requests have been asked and not answered, and how many wait behind others of the same person. */
  get queue(): number {
    return this.#hosts.reduce((sum, { thread, queues }) => sum + thread.pending + queues.waiting, 0);
  }

  /** Asks the host of a match, on account of a person or of the server itself. */
  ask<A extends HostAsk>(match: string, ask: A, person?: string): Promise<HostResult<HostAnswers[A['op']]>> {
    return new Promise((resolve) => this.call(match, ask, resolve, person));
  }

  /** The same for what happens often: told by a call, at once, so that what was kept together is told together. */
  call<A extends HostAsk>(
    match: string,
    ask: A,
    told: (result: HostResult<HostAnswers[A['op']]>) => void,
    person?: string,
  ): void {
    const { thread, queues } = this.#hostOf(match);
    const limit = this.#limitMs * (PATIENCE[ask.op] ?? 1);
    if (person === undefined) {
      thread.ask(ask, limit, (answer) => told(hostResultOf(answer)));
      return;
    }
    const queue = queues.of(person);
    const start = () =>
      thread.ask(ask, limit, (answer) => {
        queue.done();
        told(hostResultOf(answer));
      });
    if (!queue.start(start)) told({ kind: 'refused', refusal: refusal('too-busy') });
  }

  /** Whether every thread answers: it has its games and its journal, and hangs in nothing. */
  async isUp(): Promise<boolean> {
    const asks = this.#hosts.map(
      ({ thread }) =>
        new Promise<boolean>((resolve) => {
          const ask: HostAsk = { op: 'drop', match: '' };
          thread.ask(ask, this.#limitMs, (answer) => resolve(!(answer instanceof ServerError)));
        }),
    );
    return (await Promise.all(asks)).every((isUp) => isUp);
  }

  async close(): Promise<void> {
    await Promise.all(this.#hosts.map(({ thread }) => thread.close()));
  }

  #hostOf(match: string): Host {
    return this.#hosts[hostOf(match, this.#hosts.length)] as Host;
  }
}

/** Which of so many hosts a match always goes to. */
export function hostOf(match: string, count: number): number {
  let hash = 0;
  for (let i = 0; i < match.length; i++) hash = (Math.imul(hash, 31) + match.charCodeAt(i)) >>> 0;
  return hash % count;
}

/** What a thread says of a request, whatever it was asked. */
type ThreadAnswer = { readonly value: unknown } | { readonly refusal: RefusalInfo } | { readonly error: HostError };

/** An answer of a thread, or why there is none, as something that was made of a request. */
export function hostResultOf<T>(answer: ThreadAnswer | ServerError): HostResult<T> {
  if (answer instanceof ServerError) {
    return { kind: 'lost', isCulprit: answer instanceof ThreadLost && answer.isCulprit };
  }
  if ('refusal' in answer) return { kind: 'refused', refusal: answer.refusal };
  if ('error' in answer) return { kind: 'error', error: answer.error };
  // A thread answers what it was asked: that is the agreement between the two.
  return { kind: 'done', value: answer.value as T };
}
