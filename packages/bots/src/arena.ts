import { availableParallelism } from 'node:os';
import { performance } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import type { Assignment, Batch, Dispatch } from './arenaWorker.ts';
import { BotsError } from './errors.ts';
import { loadPlayable } from './loadPlayable.ts';
import { type MatchRecord, matchFailed } from './playMatch.ts';
import { type Progress, playSeries } from './playSeries.ts';
import { type Report, reportOf } from './report.ts';
import { lineupOf, type Playable, type Series } from './series.ts';

export { type ProgressStream, progressBar } from './progress.ts';

/** A series and how it is run. */
export interface ArenaSettings extends Series {
  /** URL of a module that exports `find(game)`, which returns a game with its bots. */
  readonly entry: string;
  readonly game: string;
  /** The game of `entry`, if the caller has loaded it. */
  readonly playable?: Playable;
  /** Number of worker threads; default: one per core. 0 plays in the current thread. */
  readonly workers?: number;
  onProgress?(progress: Progress): void;
}

/** The path works from `src` and from `dist`: threads run the built file even when this one runs from source. */
const WORKER = new URL('../dist/arenaWorker.js', import.meta.url);

/**
 * Plays a series in worker threads. With budgets in iterations, the result does not depend on the number of threads. A
 * match that fails ends the series with a BotsError that names it and its seed.
 */
export async function arena(settings: ArenaSettings): Promise<Report> {
  const { entry, game, playable: loaded, workers = availableParallelism(), onProgress, ...series } = settings;
  if (!Number.isInteger(workers) || workers < 0) {
    throw new BotsError('bad-series', `workers ${workers}`, 'The number of threads is a whole number');
  }
  const now = () => performance.now();
  const start = now();
  const playable = loaded ?? (await loadPlayable(entry, game));
  if (workers === 0) return playSeries(playable, series, { now, ...(onProgress && { onProgress }) });

  const lineup = lineupOf(playable, series);
  const records: MatchRecord[] = [];
  const take = (record: MatchRecord) => {
    records.push(record);
    onProgress?.({ done: records.length, total: series.matches, seconds: (now() - start) / 1000 });
  };
  const batches = batchesOf(series.matches, workers);
  const threads = Array.from({ length: Math.min(workers, series.matches) }, () => startWorker({ entry, game, series }));
  try {
    await Promise.all(threads.map((thread) => keepBusy(thread, batches, take)));
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
  return reportOf(lineup, records, (now() - start) / 1000);
}

function startWorker(workerData: Assignment): Worker {
  // Without the flags of this process, which may refer to source files that a thread cannot load.
  return new Worker(WORKER, { workerData, execArgv: [] });
}

/**
 * Splits the matches into batches: small enough that no thread waits long for the last one, big enough that messages
 * cost little.
 */
function* batchesOf(matches: number, workers: number): Generator<Batch> {
  const size = Math.min(100, Math.ceil(matches / (workers * 8)));
  for (let from = 0; from < matches; from += size) yield { from, to: Math.min(matches, from + size) };
}

/** Sends batches to a thread until none are left. */
function keepBusy(thread: Worker, batches: Generator<Batch>, take: (record: MatchRecord) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const next = () => {
      const batch = batches.next();
      if (batch.done) resolve();
      else thread.postMessage(batch.value);
    };
    thread.on('message', (dispatch: Dispatch) => {
      if ('record' in dispatch) take(dispatch.record);
      else if ('failed' in dispatch) reject(matchFailed(dispatch.failed, dispatch.cause));
      else next();
    });
    const broken = (message: string, cause?: unknown) => {
      reject(new BotsError('worker-failed', WORKER.pathname, message, { cause }));
    };
    thread.on('error', (cause) => broken(cause instanceof Error ? cause.message : String(cause), cause));
    thread.on('exit', (code) => broken(`A thread ended with exit code ${code}`));
  });
}
