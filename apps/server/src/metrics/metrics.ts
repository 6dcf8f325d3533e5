import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { isOfTheServer } from '../result.ts';

const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

const QUEUE_SECONDS = [0.001, 0.01, 0.1, 0.5, 1, 2.5, 5, 10, 30, 60];

/** The metrics of a server. */
export type Metrics = ReturnType<typeof makeMetrics>;

/**
 * Creates the metrics, all at zero; `lastBackup` returns the time of the last backup in seconds since 1970. The code
 * that does the work updates its metric; `/metrics` serves them all.
 */
export function makeMetrics(lastBackup: () => Promise<number> = async () => 0) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  /** Queue lengths by name, read on each scrape. */
  const queues = new Map<string, () => number>();
  new Gauge({
    name: 'tessera_queue_length',
    help: 'How much waits: requests of hosts, questions of bots, turns of the archive, jobs of the database',
    labelNames: ['queue'],
    registers,
    collect() {
      for (const [queue, length] of queues) this.set({ queue }, length());
    },
  });
  return {
    registry,
    matchesLive: new Gauge({ name: 'tessera_matches_live', help: 'Matches held in memory', registers }),
    actions: new Counter({ name: 'tessera_actions_total', help: 'Entries added to the logs of matches', registers }),
    applySeconds: new Histogram({
      name: 'tessera_apply_seconds',
      help: 'Time until a host has answered an action: its turn, the rules and the journal',
      buckets: SECONDS,
      registers,
    }),
    appendSeconds: new Histogram({
      name: 'tessera_append_seconds',
      help: 'Time that writing and flushing a journal takes, for all actions that are written together',
      buckets: SECONDS,
      registers,
    }),
    transactionSeconds: new Histogram({
      name: 'tessera_transaction_seconds',
      help: 'Time that a transaction of the database takes, also one that fails',
      buckets: SECONDS,
      registers,
    }),
    stopped: new Gauge({
      name: 'tessera_matches_stopped',
      help: 'Matches that cannot be played on: their log does not verify, or their rules are not here',
      labelNames: ['status'],
      registers,
    }),
    unsettled: new Gauge({
      name: 'tessera_journal_entries_unsettled',
      help: 'Entries in journals that are not in the database yet',
      registers,
    }),
    settleFailures: new Counter({
      name: 'tessera_settle_failures_total',
      help: 'Times that the database would not take the entries of the journals',
      registers,
    }),
    lastBackup: new Gauge({
      name: 'tessera_last_backup_timestamp_seconds',
      help: 'When the data folder was last backed up; 0 if never',
      registers,
      // Read on each scrape, because another process may make the backup.
      async collect() {
        this.set(await lastBackup());
      },
    }),
    sockets: new Gauge({ name: 'tessera_sockets', help: 'Open sockets', registers }),
    queues,
    /** Reports the number of workers, read on each scrape. */
    watchWorkers: (seen: { readonly workers: number; readonly threads: number }) => {
      new Gauge({
        name: 'tessera_workers',
        help: 'Workers that think for bots, as this node hears of them',
        registers,
        collect() {
          this.set(seen.workers);
        },
      });
      new Gauge({
        name: 'tessera_worker_threads',
        help: 'How many decisions of bots they can think about at once',
        registers,
        collect() {
          this.set(seen.threads);
        },
      });
    },
    botThoughts: new Counter({
      name: 'tessera_bot_thoughts_total',
      help: 'Decisions of bots by place of computation: a worker, this node, or this node after no worker had answered',
      labelNames: ['by'],
      registers,
    }),
    threadsReplaced: new Counter({
      name: 'tessera_threads_replaced_total',
      help: 'Threads that hung, died or took too much memory, by kind',
      labelNames: ['kind'],
      registers,
    }),
    refusals: new Counter({
      name: 'tessera_refusals_total',
      help: 'Requests that were refused, by code; what rules refuse is all counted as other',
      labelNames: ['code'],
      registers,
    }),
    queueSeconds: new Histogram({
      name: 'tessera_queue_seconds',
      help: 'Time that something waits for its turn, by queue',
      labelNames: ['queue'],
      buckets: QUEUE_SECONDS,
      registers,
    }),
    requestSeconds: new Histogram({
      name: 'tessera_request_seconds',
      help: 'Time until a request is answered',
      labelNames: ['method', 'route', 'status'],
      buckets: SECONDS,
      registers,
    }),
  };
}

/** Counts a refusal. Codes of rules and of the kernel count as one, because every game adds its own. */
export function countRefusal({ refusals }: Pick<Metrics, 'refusals'>, code: string): void {
  refusals.inc({ code: isOfTheServer(code) ? code : 'other' });
}
