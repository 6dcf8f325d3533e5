import type { LoadProgress } from '@tessera/rules';
import type { ThreadMemory } from '../config.ts';
import { ServerError } from '../errors.ts';
import { FairTurns, type TurnOwner } from '../queues/fairTurns.ts';
import { type PersonQueueLimits, PersonQueues } from '../queues/personQueues.ts';
import { refusal } from '../result.ts';
import type { LogAccess, MatchLog } from '../storage/matchLog.ts';
import { unpackAnswers } from './answerBatch.ts';
import type { AnswerBatch, HostAnswer, HostAnswers, HostRequest } from './hostMessages.ts';
import { type HostResult, hostResultOf, type MatchHosts } from './matchHosts.ts';
import { SupervisedThread, type ThreadData } from './supervisedThread.ts';

/** Start parameters of a host thread. */
export interface HostThreadData extends ThreadData {
  readonly snapshotEvery: number;
  /** Whether entries and snapshots are encrypted: useful only if the key is not stored beside them. */
  readonly closesLogs: boolean;
  /** Budget of log bytes per match. */
  readonly matchLogBytes: number;
  readonly log: LogAccess['data'];
}

export interface HostsSettings {
  readonly count: number;
  readonly limitMs: number;
  readonly snapshotEvery: number;
  /** Whether entries and snapshots are encrypted: useful only if the key is not stored beside them. */
  readonly closesLogs: boolean;
  /** Budget of log bytes per match. */
  readonly matchLogBytes: number;
  readonly addresses: readonly string[];
  readonly memory: ThreadMemory;
  /** Log of record for the entries of all matches. */
  readonly log: MatchLog;
  /** Called with the duration of each write to disk, in milliseconds. */
  onWritten(ms: number): void;
  /** Called after each write of a journal, with the problem if it failed. */
  onJournal(problem: string | undefined): void;
  /** Called when a thread had to be replaced. */
  onThreadReplaced(name: string, why: string): void;
}

type Op = HostRequest['op'];

/** Both `src` and `dist` are next to `dist`: threads run the built file even when this one runs from source. */
const SCRIPT = new URL('../../dist/hosts/hostThread.js', import.meta.url);

/** Factor on the time limit: opening a long match takes longer than a move in it. */
const PATIENCE: Partial<Record<Op, number>> = { open: 10 };

/**
 * Most requests of one person in progress at a host, and queued behind them, so that other people need not wait for all
 * of them.
 */
const OF_ONE_PERSON: PersonQueueLimits = { underway: 2, waiting: 64 };

/** What sets up a match may take long in one go: each thread does one at a time, in turns of people, with the requests of players between. */
const SETS_UP: ReadonlySet<Op> = new Set<Op>(['options', 'start']);
const ONE_AT_A_TIME = { places: () => 1, share: () => 1 };

/** Each host has separate queues, so that a request for a host that hangs does not delay the others. */
interface Host {
  readonly thread: SupervisedThread<HostRequest, HostAnswer>;
  readonly queues: PersonQueues;
  readonly setUps: FairTurns;
}

/** The threads in which rules run. Each match is always assigned to the same one. */
export class HostThreads implements MatchHosts {
  readonly #hosts: readonly Host[];
  readonly #limitMs: number;

  constructor(settings: HostsSettings) {
    const { count, limitMs, snapshotEvery, closesLogs, matchLogBytes, addresses, memory, log } = settings;
    const { onWritten, onJournal, onThreadReplaced } = settings;
    this.#limitMs = limitMs;
    this.#hosts = Array.from({ length: count }, (_, i) => {
      const name = `match host ${i + 1}`;
      const thread = new SupervisedThread<HostRequest, HostAnswer>({
        name,
        script: SCRIPT,
        addresses,
        memory,
        workerStart: () => {
          const access = log.access();
          const data = { snapshotEvery, closesLogs, matchLogBytes, log: access.data };
          return { data, transfer: access.transfer, fence: () => log.fence(access) };
        },
        answersIn: (message) => {
          // The thread sends `AnswerBatch` messages only.
          const { answers, wroteMs, writeError } = message as AnswerBatch;
          if (wroteMs !== undefined) {
            onWritten(wroteMs);
            onJournal(writeError);
          }
          return unpackAnswers(answers);
        },
        onThreadReplaced: (why) => onThreadReplaced(name, why),
      });
      return { thread, queues: new PersonQueues(OF_ONE_PERSON), setUps: new FairTurns(ONE_AT_A_TIME) };
    });
  }

  life(match: string): number {
    return this.#hostOf(match).thread.generation;
  }

  get queue(): number {
    return this.#hosts.reduce(
      (sum, { thread, queues, setUps }) => sum + thread.pending + queues.waiting + setUps.waiting,
      0,
    );
  }

  ask<A extends HostRequest>(
    match: string,
    ask: A | (() => A),
    person?: string,
  ): Promise<HostResult<HostAnswers[A['op']]>> {
    const { thread, queues, setUps } = this.#hostOf(match);
    const send = () => {
      const now = typeof ask === 'function' ? ask() : ask;
      return thread.ask(now, this.#limitMs * (PATIENCE[now.op] ?? 1));
    };
    if (person === undefined) return send().then(hostResultOf<HostAnswers[A['op']]>);
    if (typeof ask !== 'function' && SETS_UP.has(ask.op)) {
      return inTurn(setUps, { person, match }, () => send().then(hostResultOf<HostAnswers[A['op']]>));
    }
    const queue = queues.of(person);
    return new Promise((resolve) => {
      const start = () => {
        void send().then((answer) => {
          queue.done();
          resolve(hostResultOf(answer));
        });
      };
      if (!queue.start(start)) resolve({ kind: 'refused', refusal: refusal('too-busy') });
    });
  }

  loadingOf(game: string): LoadProgress | undefined {
    for (const { thread } of this.#hosts) {
      const progress = thread.loadingOf(game);
      if (progress) return progress;
    }
    return undefined;
  }

  async isUp(): Promise<boolean> {
    const ask: HostRequest = { op: 'drop', match: '' };
    const answers = await Promise.all(this.#hosts.map(({ thread }) => thread.ask(ask, this.#limitMs)));
    return answers.every((answer) => !(answer instanceof ServerError));
  }

  async close(): Promise<void> {
    await Promise.all(this.#hosts.map(({ thread }) => thread.close()));
  }

  #hostOf(match: string): Host {
    return this.#hosts[hostOf(match, this.#hosts.length)] as Host;
  }
}

async function inTurn<T>(turns: FairTurns, owner: TurnOwner, work: () => Promise<T>): Promise<T> {
  const end = await turns.take(owner);
  try {
    return await work();
  } finally {
    end?.();
  }
}

/** Returns the host that a match is assigned to, of this many. */
export function hostOf(match: string, count: number): number {
  let hash = 0;
  for (let i = 0; i < match.length; i++) hash = (Math.imul(hash, 31) + match.charCodeAt(i)) >>> 0;
  return hash % count;
}
