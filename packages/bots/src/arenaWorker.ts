import { performance } from 'node:perf_hooks';
import { parentPort, workerData } from 'node:worker_threads';
import { BotsError } from './errors.ts';
import { loadPlayable } from './loadPlayable.ts';
import { type MatchRecord, playMatch } from './playMatch.ts';
import { lineupOf, type Series } from './series.ts';

/** The parameters of a worker thread. */
export interface Assignment {
  readonly entry: string;
  readonly game: string;
  readonly series: Series;
}

/** A range of matches: from `from` up to, but not including, `to`. */
export interface Batch {
  readonly from: number;
  readonly to: number;
}

/** A message of a thread: a played match, a failed match, or a request for work. */
export type Dispatch =
  | { readonly record: MatchRecord }
  | { readonly failed: string; readonly cause: unknown }
  | { readonly idle: true };

const { entry, game, series } = workerData as Assignment;
const lineup = lineupOf(await loadPlayable(entry, game), series);

parentPort?.on('message', ({ from, to }: Batch) => {
  try {
    for (let match = from; match < to; match++) report({ record: playMatch(lineup, match, () => performance.now()) });
    report({ idle: true });
  } catch (error) {
    if (!(error instanceof BotsError)) throw error;
    report({ failed: error.place, cause: error.cause });
  }
});
report({ idle: true });

function report(dispatch: Dispatch): void {
  parentPort?.postMessage(dispatch);
}
